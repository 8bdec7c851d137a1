import type { Decision } from '../../move.ts'
import { chainIn } from '../../read/algebra.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import { equations } from '../attempt.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

/** One sentence of a message ends here. */
const sentenceEnd = /\.{2,}\s*|[.!?;]+(?:\s+|$)|,\s+|\n+/
const lead =
  /^\W*(?:(?:so|oh|ok|okay|then|and|it'?s|is|that'?s|makes|the answer is|i get|i got|wait|um+|yes|yay|now) )*/i
const alone = /^[-−]?\$?\d+(?:\.\d+)?(?: \d+\/\d+|\/\d+|:\d+| ?r ?\d+|%)?$/i
const offers = /\bor\b|\bnot\b|n'?t\b|\bwhy\b/i

/** Sentences that are a number and nothing else: '70' of '6 + 4 is ten so one more ten. 70. it matches'. */
function numbersAlone(text: string): string[] {
  const sentences = text.split(sentenceEnd).flatMap((one) => {
    const rest = one.replace(lead, '').trim()
    return rest === '' ? [] : [rest]
  })
  return sentences.length > 1 ? sentences.filter((one) => alone.test(one)) : []
}

/** '65 cents' of 2.00 − 1.35. */
const inCents = /^\W*(?:(?:so|oh|its|it's|i get|then|ok) )*(\d{1,3}) ?(?:cents|¢)(?: back| change)?\W*$/i

/** 'So one more 6 is … 42?': what stands behind the last 'is', with a pause between. */
const behindPause = /(?:\bis|\bmakes|\bequals|=)\s*[.…,][\s.…,]*([-−]?\d[\d.,/]*)\W*$/i

/**
 * A line that works something out and comes to what is open is that answer, whatever its words may also touch:
 * 'oh I flipped it again, 10 − 4 is 6 and 6 − 3 is 3 so it's 36' asks nothing about flipping fractions.
 */
export function finishedWork(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const links = chainIn(text)?.links ?? []
  if (open && links.length > 0) {
    const done = equations(heard)
    if (done?.move.kind === 'credit') return done
  }
  if (offers.test(text)) return null
  // '7 × 7 is 49 plus 7, 50 … 56': what stands alone at the end is the answer, whatever came before it.
  const end = numbersAlone(text).at(-1)
  const ended = open && end !== undefined && text.replace(/\W+$/, '').endsWith(end) ? tryAt(end, open.item) : null
  if (open && ended?.kind === 'right') return credit(heard, open, { said: ended.said })
  if (links.some(({ isTrue }) => !isTrue)) return null
  const cents = open && inCents.exec(text)?.[1]
  if (
    open &&
    cents !== undefined &&
    cents !== null &&
    /\.\d\d\b/.test(open.item.name) &&
    keyValue(open.item)?.mul(100).equals(Number(cents))
  )
    return credit(heard, open, { said: open.item.answer.answer })
  const last = behindPause.exec(text)?.[1]
  const said = [...numbersAlone(text), ...(last === undefined ? [] : [last])]
  if (said.length === 0) return null
  if (open) {
    const found = said.map((one) => tryAt(one, open.item)).findLast(({ kind }) => kind === 'right')
    if (found?.kind === 'right') return credit(heard, open, { said: found.said })
  }
  return stepFinished(heard, said)
}

/** The small question beside it, in the same way: '7 × 7 is 49 plus 7. 56'. */
function stepFinished(heard: Heard, said: readonly string[]): Decision | null {
  const { lesson } = heard
  const { asked } = lesson
  if (asked?.kind !== 'step' || asked.expects?.form !== 'number') return null
  const { expects } = asked
  const found = said
    .map((one) => tryAt(one, { answer: expects, distractors: [] }))
    .findLast((one) => one.kind === 'right')
  if (found?.kind !== 'right') return null
  const next = openProblem(lesson)
    ? askAgain(heard, { ...lesson, asked: null })
    : askChat(lesson, { key: 'sight.next' })
  return reply([{ key: 'step.right', values: { said: found.said } }], next, { kind: 'step', mood: 'happy' })
}
