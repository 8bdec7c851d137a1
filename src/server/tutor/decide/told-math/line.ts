import Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../../move.ts'
import { type Lesson, openProblem, withoutProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// A line of the child's own: y = mx + b through points, what b is, whether a point is on it.

type Straight = { slope: Fraction; and: Fraction }

const number = String.raw`[-−]?\d{1,3}(?:\/\d{1,2})?`
const equation = new RegExp(String.raw`\by ?= ?(${number}|[-−]|) ?x(?: ?([+−-]) ?(\d{1,3}|b)\b)?`, 'i')
const point = /\( ?([-−]?\d{1,3}) ?, ?([-−]?\d{1,3}) ?\)/
const ofPoints = /^the slope from \(([-−]?\d+), ([-−]?\d+)\) to \(([-−]?\d+), ([-−]?\d+)\)$/

const asFraction = (text: string) => new Fraction(text.replace('−', '-'))
const write = (value: Fraction) => writeNumber(value).replace('-', '−')

/** The slope of an equation in x, and what stands behind it; `and` null for a plain b. */
function equationIn(text: string): { slope: Fraction; and: Fraction | null } | null {
  const [, of = '', sign, and] = equation.exec(text) ?? []
  if (!equation.test(text)) return null
  const slope = of === '' ? new Fraction(1) : /^[-−]$/.test(of) ? new Fraction(-1) : asFraction(of)
  if (and === 'b' || and === 'B') return { slope, and: null }
  return { slope, and: and === undefined ? new Fraction(0) : new Fraction(and).mul(sign === '+' ? 1 : -1) }
}

/** The line through the two points whose slope was worked on. */
function lineOf(lesson: Lesson): (Straight & { points: [Fraction, Fraction][] }) | null {
  const name = [openProblem(lesson)?.item.name, lesson.last?.item.name].find((one) => ofPoints.test(one ?? ''))
  const [x1, y1, x2, y2] = (ofPoints.exec(name ?? '') ?? []).slice(1).map(asFraction)
  if (!x1 || !y1 || !x2 || !y2 || x1.equals(x2)) return null
  const slope = y2.sub(y1).div(x2.sub(x1))
  return {
    slope,
    and: y1.sub(slope.mul(x1)),
    points: [
      [x1, y1],
      [x2, y2],
    ],
  }
}

const tell = (heard: Heard, line: Line, isRight: boolean): Decision =>
  reply([line], askChat(heard.lesson, { key: isRight ? 'sight.next' : 'line.check' }), {
    kind: 'claim',
    mood: isRight ? 'happy' : 'thinking',
  })

const plugsIn =
  /\b(?:plug(?:ged|ging)?|put|sub(?:stitute)?d?|use)(?: (?:it|them|that|the (?:point|numbers?)))?(?: in)?\b[^\d(]{0,18}\(?([-−]?\d{1,3}) ?(?:,|and) ?([-−]?\d{1,3})\b/i
const saysB = new RegExp(String.raw`\bb ?(?:=|is|would be|equals) ?(${number})(?!\d|\.\d)`, 'i')
const saysOn =
  /\b(?:goes? through|went through|passes through|on (?:it|the line|that line)|hits?|crosses|is on|starts at|at)\b/i

/** What a child says of it is looked at; null where no line is known. */
export function ofLine(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (lesson.spanish) return null
  const said = equationIn(text)
  const known = lineOf(lesson)
  if (known && said && said.and === null) return plugged(heard, known, said.slope)
  const [, b] = saysB.exec(text) ?? []
  if (known && b !== undefined && !/\?\W*\d/.test(text)) return ofB(heard, known, asFraction(b))
  const own: Straight | null = said?.and ? { slope: said.slope, and: said.and } : known
  const [, x, y] = point.exec(text) ?? []
  if (!own || x === undefined || y === undefined || !saysOn.test(text) || /\bslope\b/i.test(text)) return null
  if ((text.match(/\(/g) ?? []).length > 1) return null
  return onIt(heard, own, [asFraction(x), asFraction(y)])
}

/** The slope is found where the child goes on with it. */
function withSlope(heard: Heard): Heard {
  const open = openProblem(heard.lesson)
  if (!open || !ofPoints.test(open.item.name)) return heard
  const rest = withoutProblem(heard.lesson, open.item.id)
  return { ...heard, lesson: { ...rest, solved: [...rest.solved, open.item.name], last: open } }
}

/** 'So y = 2x + b and I plug in 2 and 3'. */
function plugged(heard: Heard, known: NonNullable<ReturnType<typeof lineOf>>, slope: Fraction): Decision | null {
  const [, x, y] = plugsIn.exec(heard.text) ?? []
  if (!slope.equals(known.slope) || x === undefined || y === undefined) return null
  const at = [asFraction(x), asFraction(y)] as const
  if (!known.points.some(([px, py]) => px.equals(at[0]) && py.equals(at[1]))) return null
  const values = { slope: write(slope), x: write(at[0]), y: write(at[1]) }
  return reply(
    [{ key: 'line.plug', values }],
    askStep(withSlope(heard).lesson, { key: 'line.plug.ask' }, { form: 'number', answer: writeNumber(known.and) }),
    { kind: 'step', mood: 'happy' },
  )
}

function ofB(heard: Heard, known: Straight, b: Fraction): Decision {
  const rest = known.and.equals(0) ? '' : ` ${known.and.lt(0) ? '−' : '+'} ${write(known.and.abs())}`
  const slope = known.slope.equals(1) ? '' : known.slope.equals(-1) ? '−' : write(known.slope)
  if (b.equals(known.and))
    return tell(withSlope(heard), { key: 'line.b', values: { says: `y = ${slope}x${rest}` } }, true)
  return reply(
    [{ key: 'line.bLook', values: { b: write(b) } }],
    askStep(heard.lesson, { key: 'line.plug.ask' }, { form: 'number', answer: writeNumber(known.and) }),
    { kind: 'claim', mood: 'thinking' },
  )
}

/** 'It goes through (0,1), is that bad'. */
function onIt(heard: Heard, { slope, and }: Straight, [x, y]: readonly [Fraction, Fraction]): Decision {
  const makes = slope.mul(x).add(and)
  const values = { x: write(x), y: write(y), makes: write(makes) }
  const isIntercept = x.equals(0)
  if (makes.equals(y)) return tell(heard, { key: isIntercept ? 'line.crosses' : 'line.on', values }, true)
  return tell(heard, { key: isIntercept ? 'line.crossesNot' : 'line.off', values }, false)
}
