import type { Decision } from '../move.ts'
import { playsWithWords } from '../play/plays-with-words.ts'
import { changeWished } from './change-wished.ts'
import { grammarAsked } from './grammar-asked.ts'
import type { Heard } from './hear.ts'
import { fromTheHeart } from './heart.ts'
import { pairQuoted } from './pair-quoted.ts'
import { pairUsed } from './pair-used.ts'
import { passageAsked } from './passage-asked.ts'
import { quotedWord } from './quoted-word.ts'
import { refusesSum } from './refuses-sum.ts'
import { smallAsks } from './small-asks.ts'
import { otherLanguage } from './spanish-asked.ts'
import { takenUpAtOnce } from './take-up/take-up.ts'
import { teacherMarked } from './teacher-marks.ts'
import { asPupil } from './young/pupil.ts'
import { sillyTalk } from './young/silly.ts'
import { soundsOut } from './young/sounding.ts'

/** Plain by their whole form, wherever the talk stands: also in the middle of a game or a text. */
export const earlyTalk = (heard: Heard): Decision | null =>
  grammarAsked(heard) ??
  smallAsks(heard) ??
  fromTheHeart(heard) ??
  asPupil(heard) ??
  playsWithWords(heard) ??
  passageAsked(heard) ??
  refusesSum(heard) ??
  pairUsed(heard) ??
  soundsOut(heard) ??
  teacherMarked(heard) ??
  sillyTalk(heard) ??
  changeWished(heard) ??
  otherLanguage(heard) ??
  quotedWord(heard) ??
  pairQuoted(heard) ??
  takenUpAtOnce(heard)
