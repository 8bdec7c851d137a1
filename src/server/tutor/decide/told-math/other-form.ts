import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'

// What was just found, said once more in another form: 'so a dollar' of 100 cents, 'so 1/2' of 3/6, '1 3/6' of 9/6.

const dollar =
  /^\W*(?:(?:so|oh|and|that'?s|it'?s|which is|wait|like|just) )*(?:a|one|1|\$1(?:\.00)?) ?(?:whole )?(?:dollar|buck)?\W*$/i
const form =
  /^\W*(?:(?:so|oh|and|or|that'?s|it'?s|which is|wait|just|simplified|that is|same as|aka|i think) )*(-?\d+ \d+\/\d+|-?\d+\/\d+|-?\d*\.\d+|\d+%)(?: (?:simplified|in simplest form|as a (?:mixed number|decimal|percent|fraction)|if you simplify))?\W*$/i

export function inOtherForm(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const last = lesson.last?.item
  if (openProblem(lesson) || !last || !lesson.said.slice(-6).some((one) => /^(?:credit|claim)\./.test(one))) return null
  const { answer } = last.answer
  const value = last.answer.form === 'number' ? readNumber(answer) : null
  if (!value) return null
  const isCoins = /^[\d ¢+]+$/.test(last.name) && value.equals(100) && /\b25|\b10|\b5\b/.test(last.name)
  if (isCoins && dollar.test(text) && /dollar|\$|buck/i.test(text))
    return right(heard, { key: 'claim.true', values: { says: '100¢ = $1' } })
  const said = form.exec(text)?.[1]
  const now = said === undefined ? null : readNumber(said)
  if (said === undefined || !now?.equals(value)) return null
  // The same once more says nothing new.
  const before = text.trim() === answer ? null : answer
  return before === null || before === said
    ? null
    : right(heard, { key: 'claim.true', values: { says: `${before} = ${said}` } })
}
