import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../move.ts'
import { computedIn } from '../read/computed/computed.ts'
import {
  canMeasure,
  formIn,
  measureIn,
  questionOfShape,
  type Shape,
  shapeAfter,
  sidesIn,
  sidesOf,
  withoutSides,
} from '../read/shape-said.ts'
import { keyValue } from '../read/tries.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { looked } from './last-answer.ts'
import { ownProblem } from './own.ts'
import { ownRectangle } from './rectangle.ts'
import { reply } from './reply.ts'

// A shape of the child's own over several lines: what it is to find, how long its sides are, the other measure, longer sides, what is counted.

const lead = '^\\W*(?:(?:ok|okay|so|and|but|now|wait|oh|then|um+|well|like|also) )*'
const wants = new RegExp(
  `${lead}(?:i|we) (?:(?:need|have|want|got|gotta|am supposed|have got)(?: to| ta)? (?:find|do|know|get|figure out|work out|solve)|(?:am|'m|are) (?:finding|doing|working on))\\b|${lead}(?:im|i'm|we're) (?:finding|doing|working on)\\b|\\bhelp (?:me |us )?(?:with|find|finding|on|to find|do)\\b|${lead}(?:my (?:homework|problem|worksheet) (?:is|says|asks))\\b`,
  'i',
)
const other = new RegExp(
  `${lead}(?:(?:what|whats|what's|what is|what about|how about|whats about|find|is|and|the|its|it's|do|can we (?:do|find)|lets do|let's do) )*(surface area|area|perimeter|volume|circumference)(?: of (?:it|that|this|mine|the same (?:one|thing|shape)))?(?: then| now| too)?\\W*$`,
  'i',
)
const otherForm = new RegExp(
  `${lead}(?:what if|what about|how about|what happens if|if)(?: (?:it|it's|its|it is|it was|that|that's|thats|is|was|were|we have|i have|i had))* (?:an? |the )?(triangle|square|rectangle|cube|box)\\b.{0,12}$`,
  'i',
)
const longer = new RegExp(
  `${lead}(?:what|how)\\b.*\\b(double|triple|doubled|tripled|twice as (?:long|big))\\b(.*)$`,
  'i',
)
const oneSide =
  /\b(?:one|a) (?:of (?:the|its) )?sides?\b|\b(?:the|its|only|just) (?:length|width|height|side)\b(?! and)/i
const whatUnit = new RegExp(
  `${lead}(?:\\d+ )?(?:what|which) (?:units?|kind of units?)\\b.{0,24}$|${lead}\\d+ what\\W*(?:\\d+ [a-z]+\\W*)?$|${lead}(?:what(?:'s| is|s)? (?:the|my) units?|do i (?:need|have to|put|write) (?:a |the )?(?:units?|label))\\b.{0,20}$|${lead}(?:(?:is it|is that|so its|so it's) )?(?:cubic|square|cubed|squared)? ?(?:inches|feet|units|centimeters|meters|cm|ft)(?: (?:squared|cubed))?(?: or .*)?\\W*$`,
  'i',
)
const whyPower = new RegExp(
  `${lead}(?:why|how come)(?: (?:is|are|do|does|did|it|it's|its|they|you|we|u|say|write|call|called|the|units?|answer|put|that))* (cubed|squared|cubic|square)\\b.{0,20}$`,
  'i',
)
const times = new RegExp(
  `${lead}(?:(?:is|that's|thats|it's|its|so|that is|it is|wow|does that mean)(?: that| it| its)*)? ?(?:like )?(\\d{1,3}) times ?(?:(?:as )?(?:big|bigger|much|more|the size|larger).{0,20})?\\W*$`,
  'i',
)
const whyTimes = new RegExp(
  `${lead}(?:but )?(?:why|how come)(?: (?:is|it|it's|its|that|isn't|isnt|not|did|get|so))* (?:(?:just )?(?:double|doubled|twice|triple)|(\\d{1,3}) times).{0,20}$`,
  'i',
)
const saysValue = /\b(?:is|=|equals|makes|would be|so) (?:like )?(\d{1,6}(?:\.\d{1,2})?)\b(?! ?(?:by|x|×))\W*$/i

/** What the lesson knows of the child's own shape after this line. */
export const keepShape = (lesson: Lesson, text: string): Lesson => ({
  ...lesson,
  shape: shapeAfter(lesson.shape, text, lesson.told),
})

/** Null where the line is of no shape of the child's own. */
export function ownShape(heard: Heard): Decision | null {
  const { lesson, text } = heard
  // 'What is the difference of area and perimeter' asks of the words.
  if (/\b(?:differ\w*|mix\w*|confus\w*)\b/i.test(text) && /\barea\b/i.test(text) && /\bperimeter\b/i.test(text))
    return null
  // '30 inches' answers what was asked beside the shape.
  if (lesson.asked?.kind === 'step' && lesson.asked.expects && /\d/.test(text)) return null
  const shape = lesson.asked?.kind === 'sentence' ? null : shapeAfter(lesson.shape, text, lesson.told)
  const of = shape && (ofNewSides(heard, shape) ?? (shape.sides.length === 0 ? awaited : ofKnown)(heard, shape))
  return of ?? (sidesIn(text).length === 3 ? null : ownRectangle(heard))
}

/** The measure of this shape is worked on, and remembered so. */
function measured(heard: Heard, shape: Shape, said: string | null = null): Decision | null {
  const question = questionOfShape(shape)
  if (question === null) return null
  const taken = said === null ? ownProblem({ ...heard, text: question }) : looked(heard, question, said)
  return taken && { ...taken, lesson: { ...taken.lesson, shape } }
}

/** 'Its 3 by 4 by 5' of a box, 'so a triangle 10 by 12 is 60'. Two sides alone are the rectangle's (rectangle.ts). */
function ofNewSides(heard: Heard, shape: Shape): Decision | null {
  const { text } = heard
  const sides = sidesIn(text)
  const isTold = sides.length === 3 || (sides.length === 2 && shape.form === 'triangle')
  if (!isTold || (sides.length === 3 && !isOfBox(heard, shape)) || computedIn(text) !== null) return null
  const said = saysValue.exec(withoutSides(text))?.[1] ?? null
  return measured(heard, { ...shape, measure: shape.measure ?? (sides.length === 3 ? 'volume' : 'area') }, said)
}

const isOfBox = ({ lesson, text }: Heard, { measure }: Shape) =>
  measureIn(text) === 'volume' ||
  measureIn(text) === 'surface area' ||
  lesson.shape !== null ||
  formIn(text) === 'box' ||
  ((measure === 'volume' || measure === 'surface area') && /volume|surface area/.test(lesson.told ?? ''))

/** What it is to find was told, or is told here, and its sides are not known yet. */
function awaited(heard: Heard, shape: Shape): Decision | null {
  const { lesson, text } = heard
  const { measure, form } = shape
  if (measure === null || !canMeasure(form, measure) || openProblem(lesson)) return null
  const numbers = text.match(/\d{1,4}(?:\.\d{1,2})?/g) ?? []
  const isNamed = formIn(text) !== null && measureIn(text) !== null
  if (isNamed && numbers.length === 0 && wants.test(text))
    return reply(
      [{ key: 'shape.take', values: { what: `the ${measure} of a ${form}` } }],
      askChat({ ...lesson, shape }, { key: `shape.sides.${sidesOf[form]}` }),
      { kind: 'own', mood: 'happy' },
    )
  const isAsked = lesson.said.slice(-6).some((one) => one.startsWith('shape.sides'))
  if (!isAsked || numbers.length !== sidesOf[form] || lesson.shape?.form !== form) return null
  return measured(heard, { ...shape, sides: numbers.map(Number) })
}

/** Another question about the shape whose sides are known. */
function ofKnown(heard: Heard, shape: Shape): Decision | null {
  const { lesson, text } = heard
  const known = lesson.shape
  if (!known || known.sides.length === 0) return null
  const [, form] = otherForm.exec(text) ?? []
  if (form !== undefined) return inOtherForm(heard, known, formIn(form) ?? known.form)
  if (other.test(text) && shape.measure !== null) return measured(heard, shape)
  const power = whyPower.exec(text)?.[1]
  const isSolid = known.measure === 'volume'
  const measure = known.measure ?? 'area'
  if (power !== undefined) return told(heard, [{ key: isSolid ? 'shape.whyCubed' : 'shape.whySquared' }])
  if (whatUnit.test(text)) {
    const sort = isSolid ? 'cubes' : measure === 'perimeter' || measure === 'circumference' ? 'lengths' : 'squares'
    return told(heard, [{ key: `shape.unit.${sort}` }])
  }
  return ofLonger(heard, known)
}

/** The same sides as another form: half of the rectangle is the triangle. */
function inOtherForm(heard: Heard, known: Shape, form: Shape['form']): Decision | null {
  const count = sidesOf[form]
  const sides = known.sides.length >= count ? known.sides.slice(0, count) : null
  const measure = known.measure !== null && canMeasure(form, known.measure) ? known.measure : 'area'
  if (sides === null || !canMeasure(form, measure)) return null
  return measured(heard, { form, sides, measure, before: null })
}

/** 'What if I double all the sides', and how many times as much that is. */
function ofLonger(heard: Heard, known: Shape): Decision | null {
  const { lesson, text } = heard
  const [, grown = '', what = ''] = longer.exec(text) ?? []
  if (grown !== '') {
    const factor = /tripl/i.test(grown) ? 3 : 2
    const isOne = oneSide.test(what)
    const sides = known.sides.map((side, at) => (isOne && at > 0 ? side : side * factor))
    return measured(heard, { ...known, sides, before: known.sides })
  }
  if (known.before === null || known.measure === null) return null
  const [now, then] = [known.sides, known.before].map((sides) => measureOf(heard, { ...known, sides }))
  if (!now || !then) return null
  const grew = now / then
  const count = known.sides.filter((side, at) => side !== known.before?.[at]).length
  const factor = (known.sides[0] ?? 1) / (known.before[0] ?? 1)
  const says = Array(count).fill(factor).join(' × ')
  const values = { times: String(grew), says, factor: String(factor), count: String(count) }
  const isWhole = openProblem(lesson) === null
  if (whyTimes.test(text)) return isWhole ? told(heard, [whyGrew(known, values, count)]) : null
  const claimed = times.exec(text)?.[1]
  if (claimed === undefined || !isWhole) return null
  return Number(claimed) === grew
    ? told(heard, [{ key: 'shape.times', values }], 'shape.whyAsk')
    : told(heard, [{ key: 'shape.timesLook', values: { now: String(now), before: String(then) } }])
}

const whyGrew = (known: Shape, values: Record<string, string>, count: number): Line =>
  count > 1 && known.measure !== 'perimeter' ? { key: 'shape.whyTimes', values } : { key: 'shape.whyOnce', values }

function measureOf(heard: Heard, shape: Shape): number | null {
  const question = questionOfShape(shape)
  const taken =
    question === null ? null : ownProblem({ ...heard, lesson: { ...heard.lesson, problems: [] }, text: question })
  const open = taken && openProblem(taken.lesson)
  const key = open && keyValue(open.item)
  return key ? Number(writeNumber(key, 'decimal')) : null
}

const told = (heard: Heard, lines: Line[], ask = 'sight.next'): Decision =>
  reply(lines, openProblem(heard.lesson) ? askAgain(heard, heard.lesson) : askChat(heard.lesson, { key: ask }), {
    kind: 'why',
    mood: 'happy',
  })
