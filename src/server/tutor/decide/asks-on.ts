import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'

const more =
  /^\W*(?:(?:ok|okay|so|and|now|then|next|but)\W+)*how (?:many|much) (?:more|fewer|less|longer|farther|further|taller|heavier)\b/i
const together =
  /^\W*(?:(?:ok|okay|so|and|now|then|next|but)\W+)*how (?:many|much)\b.*\b(?:in all|altogether|all together|in total|combined)\b/i
const twoOf = /^(\d{1,6}(?:\.\d{1,2})?) ([+−]) (\d{1,6}(?:\.\d{1,2})?)$/

/** 'How many more on Monday' behind a story of two amounts: the next question of the same story. */
export function asksOn(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (/\d/.test(text)) return null
  const item = openProblem(lesson)?.item ?? lesson.last?.item
  const [, one, sign, other] = twoOf.exec(item?.name ?? '') ?? []
  if (one === undefined || other === undefined) return null
  const [high, low] = Number(one) > Number(other) ? [one, other] : [other, one]
  if (more.test(text) && sign === '+' && high !== low) return ownProblem({ ...heard, text: `what is ${high} - ${low}` })
  return together.test(text) && sign === '−' ? ownProblem({ ...heard, text: `what is ${one} + ${other}` }) : null
}
