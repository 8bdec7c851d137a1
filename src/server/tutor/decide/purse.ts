import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'

// What the child has and what the thing that it wants costs: of several amounts that were told, these two belong together.

const amount = String.raw`\$? ?(\d{1,6}(?:\.\d\d)?)(?! ?(?:years?|sisters?|brothers?|dogs?|cats?|kids?|%)\b)`
const has = new RegExp(
  String.raw`\b(?:i|we)(?:'ve)?(?: now| only| still| already| just)* (?:have|got|saved)(?: up)?(?: now| only| about)? ${amount}`,
  'gi',
)
const costs = new RegExp(
  String.raw`\b(?:costs?|costing|price is|is worth|i need|they want|sells? for)(?: like| about| only)? ${amount}`,
  'gi',
)

const lastOf = (pattern: RegExp, text: string): string | null => [...text.matchAll(pattern)].at(-1)?.[1] ?? null

export function keepPurse(lesson: Lesson, text: string): Lesson {
  const [mine, price] = [lastOf(has, text), lastOf(costs, text)]
  if (mine === null && price === null) return lesson
  return { ...lesson, purse: { has: mine ?? lesson.purse.has, costs: price ?? lesson.purse.costs } }
}

const asksMore =
  /\bhow (?:much|many)(?: more)?(?: money| dollars| cents)? (?:more )?(?:do|would|will|did) (?:i|we) (?:still )?need\b|\bhow much (?:more|longer).*\b(?:need|save)\b/i
const asksLeft = /\bhow (?:much|many)\b.*\b(?:left|change|get back)\b/i

/** 'How much more do I need', 'how much will I have left' of what it has and what the thing costs. */
export function askedOfPurse(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const here = keepPurse(lesson, text).purse
  const [mine, price] = [readNumber(here.has ?? ''), readNumber(here.costs ?? '')]
  if (!mine || !price || openProblem(lesson)) return null
  const write = (value: typeof mine) => writeNumber(value, 'decimal')
  if (asksMore.test(text) && price.gt(mine)) return ownProblem({ ...heard, text: `${write(price)} - ${write(mine)}` })
  if (asksLeft.test(text) && mine.gt(price)) return ownProblem({ ...heard, text: `${write(mine)} - ${write(price)}` })
  return null
}
