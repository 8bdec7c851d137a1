import { themesIn } from '../know/themes.ts'
import type { Decision } from '../move.ts'
import { goOnPlaying, startPlay } from '../play/play.ts'
import { questionsIn } from '../read/questions-in.ts'
import { tellsNumber } from '../writing/own-line.ts'
import { asideOf, besideText, withLaugh } from './aside.ts'
import { askedWithin, ofSpoken } from './asked-within.ts'
import { worldBeside } from './follow-up.ts'
import type { Heard } from './hear.ts'
import { ofWords } from './language.ts'
import { plainQuestion } from './plain-question.ts'
import { spokenMarked } from './spoken-marked.ts'
import { storyLine } from './story-line.ts'
import { textChoice } from './text-choice.ts'
import { textQuestion } from './text-question.ts'
import { onAct } from './wishes.ts'
import { wordsCompared } from './words-compared.ts'
import { commasChecked, otherWordAsked, pairAsked } from './words-in-talk.ts'
import { anyQuestion, knownQuestion } from './world.ts'
import { goOnWriting } from './writing.ts'

/** The story is to be of something else. */
const otherStory =
  /^\W*(?:(?:no|but|wait|can it be|can you do|i want|i wanted|one|a story|make it|do|tell me) )*about (?:a |an |the |some |my )?\w+\W*$/i

const leavesPlay =
  /\b(?:bye+|goodbye|good ?night|night night|nite nite|(?:gotta|got to|have to|need to|should) go|g2g|gtg|see (?:you|ya))\b\W*(?!.*\?)/i

/** What is asked in a game, of a story or of the child's own writing is no try at a problem that waits. */
export function beside(heard: Heard): Decision | null {
  const kind = heard.lesson.asked?.kind
  if (kind === 'sentence')
    return (
      commasChecked(heard) ??
      spokenMarked(heard) ??
      wordsCompared(heard) ??
      pairAsked(heard) ??
      otherWordAsked(heard) ??
      otherWordWithin(heard) ??
      textChoice(heard) ??
      textQuestion(heard) ??
      ofWords(heard) ??
      inText(heard)
    )
  const [theme] = otherStory.test(heard.text) ? themesIn(heard.text) : []
  if (theme && heard.lesson.play?.game === 'story') return startPlay(heard, 'story', theme.id)
  if (kind !== 'play' && kind !== 'story') return null
  return leavesPlay.test(heard.text) ? onAct(heard, 'bye') : (ofWords(heard) ?? goOnPlaying(heard))
}

/** 'What is another word for scared I used it like 5 times'. */
function otherWordWithin(heard: Heard): Decision | null {
  for (const written of questionsIn(heard.written)) {
    if (!isWordAsk.test(written)) continue
    const found = otherWordAsked({ ...heard, written }) ?? textQuestion({ ...heard, written })
    if (found) return found
  }
  return null
}
const isWordAsk = /\b(?:another|better|fancy|fancier|different|other|good) words?\b/i

/** The text is open: talk beside it, a question, or its next line. */
function inText(heard: Heard): Decision | null {
  if (asideOf(heard) === 'heavy' || tellsNumber.test(heard.written)) return besideWriting(heard)
  return (
    besideText(heard) ?? besideWriting(heard) ?? withLaugh(heard, goOnWriting) ?? storyLine(heard) ?? goOnWriting(heard)
  )
}

const besideWriting = (heard: Heard) =>
  plainQuestion(heard) ??
  askedWithin(heard) ??
  ofSpoken(heard) ??
  worldBeside(heard, (free) => knownQuestion(free, free.acts) ?? anyQuestion(free))
