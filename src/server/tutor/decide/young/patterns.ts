import type { Decision } from '../../move.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

const asksNext =
  /^(.{7,80}?)[\s,.]+(?:(?:so|and|then|um|now) )*(?:what(?:'?s| is| comes| goes| would come)?|which(?: one)?(?: comes| is)?|wats) (?:next|after that)\W*$/i
const lead = /^\W*(?:(?:my pattern (?:is|goes)|the pattern (?:is|goes)|it goes|look|ok|i have|i made|i did|like)\W+)*/i
const longestPart = 4

/** 'Red blue red blue red, what comes next': the pattern is said once more, and the child goes on with it. */
export function patternAsked(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (lesson.spanish || openProblem(lesson)?.origin === 'homework') return null
  const words = (asksNext.exec(text)?.[1] ?? '')
    .replace(lead, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'then')
  const part = partOf(words)
  const next = part === null ? undefined : words[words.length % part]
  if (part === null || next === undefined || !words.every((word) => /^[a-z]{2,10}$/.test(word))) return null
  return reply(
    [
      {
        key: 'pattern.say',
        values: { row: words.slice(0, 2 * part).join(', '), part: words.slice(0, part).join(', ') },
      },
    ],
    askStep(lesson, { key: 'pattern.next' }, { form: 'word', answer: next, spelling: 'near' }),
    { kind: 'pattern', mood: 'thinking' },
  )
}

const mostWords = 3
const asked = (said: readonly string[], key: string, lately: number) =>
  said.slice(-lately).some((one) => one.startsWith(`pattern.${key}#`))

/** What the child says comes next, and does not: the pattern is looked at once more, and then it is told. */
export function patternTried({ text, lesson }: Heard): Decision | null {
  const expects = lesson.asked?.kind === 'step' ? lesson.asked.expects : null
  if (expects?.form !== 'word' || !asked(lesson.said, 'next', 2) || text.trim().split(/\s+/).length > mostWords)
    return null
  if (tryAt(text, { answer: expects, distractors: [] }).kind !== 'wrong') return null
  return asked(lesson.said, 'look', 4)
    ? reply([{ key: 'pattern.tell', values: { next: expects.answer } }], askChat(lesson, { key: 'sight.next' }), {
        kind: 'pattern',
      })
    : reply([{ key: 'pattern.look' }], askStep(lesson, { key: 'pattern.next' }, expects), {
        kind: 'pattern',
        mood: 'thinking',
      })
}

/** How many words the part has that comes over and over; null where none does. */
export function partOf(words: readonly string[]): number | null {
  if (words.length < 4) return null
  for (let size = 2; size <= longestPart && size * 2 <= words.length + 1; size++)
    if (words.every((word, at) => word === words[at % size]))
      return new Set(words.slice(0, size)).size > 1 ? size : null
  return null
}
