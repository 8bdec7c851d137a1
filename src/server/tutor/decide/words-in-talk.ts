import { toldOf } from '../know/words/homophones.ts'
import { otherWords } from '../know/words/other-words.ts'
import { fitting, pairIn } from '../know/words/pair-in-sentence.ts'
import { capital } from '../know/words/question-words.ts'
import { commasAsked } from '../know/words/spoken-commas.ts'
import { twoMeanings } from '../know/words/two-meanings.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import { askChat, type Closing } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// What a child asks of words in the middle of its own sentences: which of two, another one, whether the commas are right.

/** The text that is written stays open behind it. */
function behind({ lesson }: Heard, line: Line): Closing {
  const closing = askChat({ ...lesson, told: 'lang:' }, line)
  const isText = lesson.asked?.kind === 'sentence' || lesson.asked?.about?.startsWith('tale') === true
  return isText ? { ...closing, asked: lesson.asked } : closing
}

const isFree = ({ lesson }: Heard) =>
  !lesson.spanish && lesson.asked?.kind !== 'play' && openProblem(lesson)?.subject !== 'reading'

const doubts =
  /\b(?:i'?m|im|i am|always|so|never|cant|can'?t|dont|don'?t|hate|mix|confus\w+|forget|bad|tell|know|those|ugh|which|is it|its|it's|should|do i|do you|what'?s|whats|right|\?)\b|\?|^\W*\S+ or \S+\W*$/i

/** 'Is it there or their or theyre im so bad at those', 'phones affect or effect your grades'. */
export function pairAsked(heard: Heard): Decision | null {
  const pair = isFree(heard) ? pairIn(heard.written) : null
  if (!pair) return null
  const fix = fitting(pair)
  const told = pair.words.map((word): Line => ({ text: `${toldOf(word)}.`, fact: true }))
  if (fix !== null) {
    const word = pair.words.find((one) => one.word === fix)
    const reason = word ? `${toldOf(word)}.` : ''
    return reply(
      [{ key: 'pair.fits', values: { fix, Fix: capital(fix), reason } }],
      behind(heard, { key: 'pair.go' }),
      {
        kind: 'words',
        mood: 'happy',
      },
    )
  }
  const isTold = pair.before === '' && (pair.after === '' || doubts.test(pair.after))
  return isTold || doubts.test(heard.written)
    ? reply([{ key: 'pair.all' }, ...told], behind(heard, { key: 'pair.ask' }), { kind: 'words', mood: 'thinking' })
    : null
}

/** 'What's a fancy word for also'. */
export function otherWordAsked(heard: Heard): Decision | null {
  const found = isFree(heard) && !openProblem(heard.lesson) ? otherWords(heard.written) : null
  return (
    found &&
    reply(
      [{ key: 'words.other', values: { ...found, Words: capital(found.words) } }],
      behind(heard, { key: 'words.other.ask' }),
      {
        kind: 'words',
        mood: 'happy',
      },
    )
  )
}

/** 'Pen like a marker?', 'why does it say engineers'. */
export function twoMeant(heard: Heard): Decision | null {
  const found = isFree(heard) ? twoMeanings(heard.written, heard.lesson.passage) : null
  if (!found) return null
  const { word, one, two } = found
  return reply(
    [{ key: 'words.two', values: { word, Word: capital(word), one, two } }],
    behind(heard, { key: 'words.two.ask' }),
    { kind: 'words', mood: 'thinking' },
  )
}

/** '"Ya, mija," my mom said. did i do the commas right'. */
export function commasChecked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const found = isFree(heard) ? commasAsked(written, lesson.thread) : null
  if (!found) return null
  const { kind, name } = found
  const isRight = kind === 'right' || kind === 'mark'
  const lines: Line[] = [{ key: `comma.${kind}` }, ...(name === null ? [] : [{ key: 'comma.name', values: { name } }])]
  return reply(lines, behind(heard, { key: isRight ? 'comma.go' : 'comma.try' }), {
    kind: 'words',
    mood: isRight ? 'happy' : 'thinking',
  })
}
