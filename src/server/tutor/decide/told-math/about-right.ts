import Fraction from 'fraction.js'
import { findExpressions } from '#shared/answers/expressions.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { worth } from '../../read/algebra.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'

// '30 x 30 = 900 so 918 makes sense': a rounded sum beside the answer.

const makesSense =
  /\bso (?:my answer |the answer |my )?(\d[\d,]*(?:\.\d+)?) (?:makes? sense|is (?:close|about right|pretty close|reasonable|good|ok|okay|probably right|likely)|seems? (?:right|ok|good)|works|sounds (?:right|good))/i
/** An estimate is near: no more than so much of it away. */
const near = 0.35

export function aboutRight(heard: Heard): Decision | null {
  const said = makesSense.exec(heard.text)?.[1]
  const answer = said === undefined ? null : readNumber(said.replaceAll(',', ''))
  const [sum] = findExpressions(heard.text)
  if (!answer || !sum || sum.stated === null) return null
  const makes = worth(
    sum.operands.map(({ value }) => value),
    sum.signs,
  )
  if (!makes?.equals(sum.stated) || makes.equals(0)) return null
  const isNear = answer.sub(makes).abs().div(makes.abs()).lte(new Fraction(near))
  return isNear
    ? right(heard, { key: 'estimate.near', values: { said: said ?? '', about: sum.stated.toFraction() } })
    : right(heard, { key: 'estimate.far', values: { said: said ?? '', about: sum.stated.toFraction() } })
}
