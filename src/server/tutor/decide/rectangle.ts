import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { chainIn } from '../read/algebra.ts'
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

const longWide = new RegExp(
  `\\b(\\d{1,4})${unit} (?:long|wide|tall|high)\\b,?(?: and| by)? (\\d{1,4})${unit} (?:wide|long|tall|high|deep)\\b(?!.*\\d${unit} (?:tall|high|deep))`,
  'i',
)
const around = /\b(?:fence|fencing|border|trim|edging|frame|perimeter|all the way around|go around|goes around)\b/i
const inside = /\b(?:carpet|tiles?|paint|grass|sod|wallpaper|area|square (?:feet|foot|inches|meters)|cover|flooring)\b/i
const asksMeasure = /\b(?:how (?:much|many|long|far|big)|what(?:'?s| is))\b/i

/** 'How much fence do we need' of '8 feet long and 5 feet wide', told here or before. */
function measureAsked(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const told = longWide.exec(text)?.slice(1)
  const seen = lesson.sight.filter((one) => /^\d{1,4}$/.test(one)).slice(-2)
  const [one, other] = told ?? (/\d/.test(text.replace(/\bis it \d+\W*$/i, '')) ? [] : seen)
  const measure = around.test(text) ? 'perimeter' : inside.test(text) ? 'area' : null
  if (one === undefined || other === undefined || measure === null || !asksMeasure.test(text)) return null
  return ownProblem({ ...heard, text: `what is the ${measure} of a rectangle ${one} by ${other}` })
}

/** '8 × 5 is 40' where the way around is asked: true, and the other measure. */
function otherMeasure(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const known = rectangleOf(openProblem(lesson)?.item.name)
  const [link, ...more] = chainIn(text)?.links ?? []
  if (known?.measure !== 'perimeter' || !link?.isTrue || more.length > 0) return null
  if (link.signs[0] !== '×' || !link.makes.equals(known.one * known.other)) return null
  return reply(
    [{ key: 'rectangle.inside', values: { says: link.says, value: writeNumber(link.makes) } }],
    askAgain(heard, { ...lesson, asked: null }),
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}

/** The sides and the measure of a problem of this kind, by its name. */
const rectangleOf = (name: string | undefined): { measure: Measure; one: number; other: number } | null => {
  const [, measure, one, other] = /^the (area|perimeter) of (\d+) by (\d+)$/.exec(name ?? '') ?? []
  return measure === 'area' || measure === 'perimeter' ? { measure, one: Number(one), other: Number(other) } : null
}

/** Its own rectangle is taken up, with what it works on; what it finds of the other measure is true or looked at. */
export function ownRectangle(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const asked = measureAsked(heard) ?? otherMeasure(heard)
  if (asked) return asked
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
            : shape.test(text) && openProblem(lesson) === null && /area|perimeter/.test(lesson.told ?? '')
              ? /perimeter/.test(lesson.told ?? '')
                ? 'perimeter'
                : 'area'
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
