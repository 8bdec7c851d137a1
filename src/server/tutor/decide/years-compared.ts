import { book } from '../know/book/book.ts'
import { capital } from '../know/words/question-words.ts'
import { type Dated, eventsIn } from '../know/years.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { besideOpen } from './words-compared.ts'

const asksSame = /\b(?:same (?:year|time|day)|at the same time)\b/i
const asksOrder =
  /\b(?:which|what|who) (?:one )?(?:was|came|happened|is|were) (?:first|earlier|before|later|last|older)\b|\b(?:was|were|is|did|happen\w*|come|came) .{3,60}\b(?:before|after|earlier than|later than)\b/i
const asks =
  /^\W*(?:(?:so|and|but|wait|ok|oh|um+|hey|also|then) )*(?:is|was|were|are|did|does|do|which|what|who|they|it|that|i think|they were|happened)\b/i
const points = /\b(?:that|it|this|they|those)\b/i

/** 'Was that the same year as the Declaration', 'was the tea party before the revolution'. */
export function yearsCompared(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || openProblem(lesson) || lesson.passage !== null || lesson.asked?.kind === 'play') return null
  if (text.length > 140 || !asks.test(text)) return null
  const isSame = asksSame.test(text)
  if (!isSame && !asksOrder.test(text)) return null
  const named = eventsIn(text)
  const pair = named.length === 1 && points.test(text) ? [...spokenOf(heard), ...named] : named
  const [one, two] = pair
  if (pair.length !== 2 || !one || !two || one.says === two.says) return null
  return reply([lineOf(one, two, isSame)], besideOpen(heard, { key: 'years.ask' }), { kind: 'book', mood: 'calm' })
}

/** What was told or asked just before. */
function spokenOf({ lesson }: Heard): Dated[] {
  const told = lesson.told === null ? undefined : book().get(lesson.told)
  const spoken = [told?.asks.join('. ') ?? '', told?.older ?? '', lesson.question ?? '']
  for (const text of spoken) {
    const [first] = eventsIn(text)
    if (first) return [first]
  }
  return []
}

function lineOf(one: Dated, two: Dated, isSame: boolean): Line {
  const [first, last] = one.year <= two.year ? [one, two] : [two, one]
  if (one.year === two.year)
    return { key: 'years.same', values: { year: String(one.year), one: one.says, two: two.says } }
  const [a, b] = isSame ? [one, two] : [first, last]
  return {
    key: isSame ? 'years.apart' : 'years.order',
    values: {
      one: a.says,
      One: capital(a.says),
      first: String(a.year),
      two: b.says,
      Two: capital(b.says),
      second: String(b.year),
    },
  }
}
