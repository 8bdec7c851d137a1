import { tryAt } from '../read/tries.ts'
import type { Problem } from '../state.ts'

/** One off in a small sum is a slip of counting, and no step. */
const isNextTo = ({ name, answer }: Problem['item'], value: string) =>
  /^\d{1,2} [+−] \d{1,2}$/.test(name) && Math.abs(Number(answer.answer) - Number(value)) === 1

/** 24 for 6 × 0.4: the digits of the answer in another place are no step, unless that step was asked for. */
function isShifted({ name, answer }: Problem['item'], value: string, hint: number): boolean {
  const by = Number(answer.answer) === 0 ? 0 : Number(value.replaceAll(',', '')) / Number(answer.answer)
  return (
    hint < 2 &&
    /^[\d.]+ × [\d.]+$/.test(name) &&
    name.includes('.') &&
    [10, 100, 1000].some((one) => Math.abs(by - one) < 1e-9)
  )
}

/** The value of a step on a way to the answer: right so far. */
export function stepValue({ item, hint }: Problem, said: string): string | null {
  for (const path of item.solution)
    for (const { value } of path.slice(0, -1)) {
      if (value === null || isNextTo(item, value) || isShifted(item, value, hint)) continue
      const tried = tryAt(said, { answer: { form: 'number', answer: value.replaceAll(',', '') }, distractors: [] })
      if (item.answer.form === 'number' && tried.kind === 'right') return value
    }
  return null
}
