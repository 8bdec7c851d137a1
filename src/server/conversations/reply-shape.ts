import { readItems } from '#server/safety/numbers-in-text.ts'
import { lastQuestion } from '#server/tutor/model/asked-back.ts'
import type { Decision } from '#server/tutor/move.ts'
import { openProblem, questionOf } from '#server/tutor/state.ts'

/** More sentences than that are too many for a child to take in at once. `own`: those of the built-in wording. */
export const mostSentences = (own: number, grade: number): number =>
  Math.max(grade <= 2 ? 5 : 7, own + (grade <= 2 ? 3 : 4))

/**
 * A reply that gives an exercise holds it as it stands: its text and its question. Where a model left it out and asked
 * nothing else, it is put behind its words. `fault`: what is missing in a reply that asks for something else.
 */
export function withExercise(
  sentences: string[],
  { move, lesson }: Decision,
): { sentences: string[]; fault: string | null } {
  const open = openProblem(lesson)
  if (!open) return { sentences, fault: null }
  const own = new Set([...open.item.text, questionOf(open)])
  const given = move.lines.flatMap((line) => ('text' in line && line.fact && own.has(line.text) ? [line.text] : []))
  const whole = sentences.join(' ')
  const missing = given.filter((text) => !holds(whole, text))
  if (missing.length === 0) return { sentences, fault: null }
  const asksElse = lastQuestion(sentences) !== null
  return asksElse ? { sentences, fault: missing.join(' ') } : { sentences: [...sentences, ...missing], fault: null }
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
const numbersIn = (text: string) =>
  readItems(text).flatMap(({ value }) => (value === undefined ? [] : [value.toFraction()]))

/** Is it said, in its own words or nearly so, with all its numbers? */
function holds(whole: string, text: string): boolean {
  if (whole.includes(text)) return true
  const numbers = new Set(numbersIn(whole))
  if (!numbersIn(text).every((number) => numbers.has(number))) return false
  const [ours, theirs] = [wordsIn(text), wordsIn(whole)]
  return [...ours].filter((word) => theirs.has(word)).length >= ours.size * 0.7
}
