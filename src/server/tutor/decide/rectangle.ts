import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// A rectangle of the child's own: 'a garden that's 8 by 5', and what it says of its area and its way around.

type Measure = 'area' | 'perimeter'
const unit = '(?: ?(?:feet|foot|ft|inches|in|meters?|m|cm|yards?|units?|blocks?|squares?|tiles?))?'
const sides = new RegExp(`\\b(\\d{1,4})${unit} (?:by|x|×) (\\d{1,4})${unit}\\b`, 'i')
const shape =
  /\b(?:rectangles?|garden|room|bedroom|rug|carpet|yard|field|table|desk|wall|floor|park|pool|box|poster|paper|page|door|window|bed|board|fence|pen|playground|classroom)\b/i
const claims =
  /\b(area|perimeter)(?: of (?:it|that|mine))? (?:is|=|equals|would be|has to be|must be|was) (?:like )?(\d{1,6})\b|\b(\d{1,6})(?: \w+)? (?:is|for) (?:the |its )?(area|perimeter)\b/i

/** The sides and the measure of a problem of this kind, by its name. */
const rectangleOf = (name: string | undefined): { measure: Measure; one: number; other: number } | null => {
  const [, measure, one, other] = /^the (area|perimeter) of (\d+) by (\d+)$/.exec(name ?? '') ?? []
  return measure === 'area' || measure === 'perimeter' ? { measure, one: Number(one), other: Number(other) } : null
}

/** Its own rectangle is taken up, with what it works on; what it finds of the other measure is true or looked at. */
export function ownRectangle(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, one, other] = sides.exec(text) ?? []
  const worked = open?.item.skill ?? lesson.last?.item.skill ?? ''
  if (one !== undefined && other !== undefined) {
    const measure = /\barea\b/i.test(text)
      ? 'area'
      : /\bperimeter\b|\baround\b/i.test(text)
        ? 'perimeter'
        : /perimeter/.test(worked)
          ? 'perimeter'
          : /area/.test(worked)
            ? 'area'
            : null
    const isTold =
      measure !== null &&
      (shape.test(text) || (/ by /.test(text) && /^math\.(?:area|perimeter)/.test(worked))) &&
      !/\?|=/.test(text)
    return isTold ? ownProblem({ ...heard, text: `what is the ${measure} of a rectangle ${one} by ${other}` }) : null
  }
  const [, before, number, numberBefore, behind] = claims.exec(text) ?? []
  const said = (before ?? behind)?.toLowerCase()
  const known = rectangleOf(open?.item.name) ?? (open ? null : rectangleOf(lesson.last?.item.name))
  if (!known || said === known.measure || (said !== 'area' && said !== 'perimeter')) return null
  const value = said === 'area' ? known.one * known.other : 2 * (known.one + known.other)
  if (Number(number ?? numberBefore) !== value)
    return ownProblem({ ...heard, text: `what is the ${said} of a rectangle ${known.one} by ${known.other}` })
  return reply(
    [{ key: 'sight.credit', values: { says: `the ${said} of ${known.one} by ${known.other} is ${value}` } }],
    open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'sight.next' }),
    { kind: 'sight', mood: 'happy' },
  )
}
