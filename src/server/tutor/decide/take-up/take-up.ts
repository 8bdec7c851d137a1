import type { Decision } from '../../move.ts'
import { isGrave } from '../../read/felt.ts'
import type { Heard } from '../hear.ts'
import { passageBrought } from '../passage.ts'
import { playedAlong } from '../young/play-along.ts'
import { adviceAsked } from './advice.ts'
import { childsCounting } from './childs-counting.ts'
import { childsRiddle } from './childs-riddle.ts'
import { essayTalk } from './essay-talk.ts'
import { factOrOpinion } from './fact-opinion.ts'
import { firstSounds } from './first-sounds.ts'
import { inReturn } from './in-return.ts'
import { clockAsked, letDown } from './let-down.ts'
import { letterShapes } from './letter-shapes.ts'
import { letterWays } from './letter-ways.ts'
import { listening } from './listening.ts'
import { mayShare, medicineGiven } from './may-share.ts'
import { measuring } from './measuring.ts'
import { movedAway } from './moved-away.ts'
import { nearDanger, sevenAte } from './near-danger.ts'
import { ownAnswer } from './own-answer.ts'
import { passageLine } from './passage-line.ts'
import { putIn } from './put-in.ts'
import { readBack } from './read-back.ts'
import { recall } from './recall.ts'
import { rowAnswered } from './row-answered.ts'
import { spanishTold } from './spanish-told.ts'
import { spellingAsked } from './spelling-asked.ts'
import { ownThoughts } from './thoughts.ts'
import { toTutor } from './to-tutor.ts'
import { pictureInFear } from './told-pictures.ts'

// What a child tells, asks on or thinks for itself, taken up by what it is: these are plain by their form. What small children tell in few
// words stands behind all readers that know more (caught.ts).

export const takenUpAtOnce = (heard: Heard): Decision | null =>
  // What was put away by a grown-up is spoken of first.
  heard.left ? null : isGrave(heard.written) ? carefully(heard) : closeToIt(heard)

/** Only what belongs to a text that is open, or meets what is sad. */
const carefully = (heard: Heard): Decision | null =>
  playedAlong(heard) ??
  passageBrought(heard) ??
  listening(heard) ??
  letterWays(heard) ??
  ownAnswer(heard) ??
  passageLine(heard) ??
  nearDanger(heard) ??
  movedAway(heard) ??
  medicineGiven(heard) ??
  letDown(heard) ??
  sevenAte(heard) ??
  adviceAsked(heard)

const closeToIt = (heard: Heard): Decision | null =>
  playedAlong(heard) ??
  passageBrought(heard) ??
  listening(heard) ??
  letterWays(heard) ??
  ownAnswer(heard) ??
  passageLine(heard) ??
  putIn(heard) ??
  readBack(heard) ??
  spellingAsked(heard) ??
  inReturn(heard) ??
  recall(heard) ??
  rowAnswered(heard) ??
  mayShare(heard) ??
  medicineGiven(heard) ??
  nearDanger(heard) ??
  sevenAte(heard) ??
  letDown(heard) ??
  clockAsked(heard) ??
  adviceAsked(heard) ??
  letterShapes(heard) ??
  firstSounds(heard) ??
  childsCounting(heard) ??
  movedAway(heard) ??
  pictureInFear(heard) ??
  childsRiddle(heard) ??
  essayTalk(heard) ??
  factOrOpinion(heard) ??
  measuring(heard) ??
  toTutor(heard) ??
  ownThoughts(heard) ??
  spanishTold(heard)
