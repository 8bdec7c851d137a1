import type { Decision } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { computedIn } from '../../read/computed/computed.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import { brought } from '../brought.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { looked } from '../last-answer.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

// Another measure of the figure that was just worked on, two angles on a line, lines of symmetry, two kinds in their order.

const lead = String.raw`^\W*(?:(?:ok|so|and|then|now|but|wait|oh|for) )*(?:(?:what is|whats|what's|what about|how about|find) )?(?:the )?`
const endsIn =
  /(?:=|\bis|\bi (?:got|get|put)|\bits|\bit's|\bmakes|\bequals|\bso)\s*(\d{1,6}(?:\.\d{1,3})?)(?: [a-z]+){0,2}\W*$/i
const ofCircle = new RegExp(`${lead}(area|circumference)\\b`, 'i')

/** 'And area 3.14 × 10 × 10 = 314' of the circle whose circumference was found. */
function sameCircle(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const last = lesson.last?.item.id ?? ''
  const [, kind, number, given] = /^own~circle(Area|Around)~([\d.]+)~(radius|diameter)/.exec(last) ?? []
  const what = ofCircle.exec(text)?.[1]?.toLowerCase()
  if (kind === undefined || number === undefined || what === undefined || openProblem(lesson)) return null
  const item = computedIn(`${what} of a circle with ${given} ${number}`)
  return item && brought(heard, item, endsIn.exec(text)?.[1] ?? null, `${what} of the circle`)
}

const ofSquare = new RegExp(
  `${lead}(area|perimeter)(?: of (?:the|that|this|my|same|it)(?: same)?(?: square)?)?(?:(?: is|=) \\d+)?\\W*$`,
  'i',
)

/** 'Area of the square' behind its perimeter. */
function sameSquare(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const last = lesson.last?.item
  const what = ofSquare.exec(text)?.[1]?.toLowerCase()
  const side = /\b(\d{1,3})\b/.exec(`${last?.question} ${last?.text.join(' ')}`)?.[1]
  if (!last || !/^the (?:area|perimeter) of the square$/.test(last.name) || what === undefined || side === undefined)
    return null
  if (openProblem(lesson) || last.name.includes(what)) return null
  const task = `${what} of a square with side ${side}`
  const said = endsIn.exec(text)?.[1]
  return said === undefined ? ownProblem({ ...heard, text: task }) : looked(heard, task, said)
}

const measureSaid = new RegExp(
  `${lead}(area|perimeter)(?: of (?:it|that|this))? (?:is|=|would be|has to be) (\\d{1,6})\\b[a-z ]*\\W*$`,
  'i',
)

/** 'And perimeter is 13' of the rectangle whose area was found: taken up, and the number looked at. */
function otherSaid(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, before, one, other] = /^the (area|perimeter) of (\d+) by (\d+)$/.exec(lesson.last?.item.name ?? '') ?? []
  const [, what, said] = measureSaid.exec(text) ?? []
  if (one === undefined || what === undefined || said === undefined || openProblem(lesson)) return null
  if (before === what.toLowerCase()) return null
  return looked(heard, `what is the ${what.toLowerCase()} of a rectangle ${one} by ${other}`, said)
}

const onLine =
  /\b(?:one|1|this|the first) (?:part|angle|side|piece|one)?\s?(?:is|=) (\d{1,3})(?: degrees|°)?,?(?: (?:so|then|and))*(?: is)? the (?:other|second)(?: (?:one|part|angle|side|piece))? (?:is|=|would be|has to be|must be) (\d{1,3})\b/i
const ofStraight = /\bstraight\b|\b180\b|\bsupplement/i

/** 'If one part is 65 the other is 125?' of a straight line. */
function partsOfStraight(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, one, said] = onLine.exec(text) ?? []
  if (one === undefined || said === undefined || openProblem(lesson)) return null
  if (!ofStraight.test(`${text} ${lesson.question ?? ''} ${lesson.told ?? ''} ${lesson.sight.join(' ')}`)) return null
  const item = computedIn(`supplement of ${one}`)
  return item && brought(heard, item, said, `the angle beside ${one}`)
}

const folds: Readonly<Record<string, string>> = {
  rectangle: '2',
  square: '4',
  'equilateral triangle': '3',
  hexagon: '6',
  pentagon: '5',
  rhombus: '2',
  parallelogram: '0',
}
const symmetry =
  /\b(?:(does|do|has|have|is it|are there) )?(?:a |an |the )?(rectangle|square|equilateral triangle|regular hexagon|hexagon|pentagon|rhombus|parallelogram)s?\b.{0,10}?\b(?:has |have )?(no|\d{1,2}|one|two|three|four|five|six) (?:lines?|folds?) of symmetry\b/i
const small: Readonly<Record<string, string>> = {
  no: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
}

/** 'Does a rectangle have 4 lines of symmetry like a square'. */
function symmetrySaid(heard: Heard): Decision | null {
  const [, , name = '', said = ''] = symmetry.exec(heard.text) ?? []
  const shape = name.toLowerCase().replace('regular ', '')
  const lines = folds[shape]
  if (lines === undefined) return null
  const values = { shape, lines, said: small[said.toLowerCase()] ?? said }
  if (values.said === lines) return right(heard, { key: 'symmetry.right', values })
  return reply(
    [{ key: shape === 'rectangle' ? 'symmetry.rectangle' : 'symmetry.look', values }],
    askChat(heard.lesson, { key: 'symmetry.ask', values }),
    { kind: 'claim', mood: 'thinking' },
  )
}

const turnedAround =
  /^\W*(?:(?:so|and|but|wait|ok) )*(?:(?:is|are|isn'?t) )?([a-z]{3,12}) to ([a-z]{3,12}) (?:(?:not|also|just|is|are|would be|be) )*(?:the )?(?:same|equal)\b.{0,16}$/i

/** 'Is girls to boys the same thing': the order says which comes first. */
function orderOfRatio(heard: Heard): Decision | null {
  const [, one = '', other = ''] = turnedAround.exec(heard.text) ?? []
  const of = openProblem(heard.lesson) ?? heard.lesson.last
  const [, first, second] = /^the ratio of ([a-z]+) to ([a-z]+)$/i.exec(of?.item.name ?? '') ?? []
  if (first === undefined || second === undefined || one.toLowerCase() !== second || other.toLowerCase() !== first)
    return null
  return right(heard, { key: 'ratio.order', values: { first, second } })
}

const ratioAlone = /^\W*(?:(?:is it|its|it's|so|i got|um+|maybe|then) )*(\d{1,4}) ?(?::|to|\/) ?(\d{1,4})\W*$/i

/** '6:9' where 12 to 18 is wanted in lowest numbers: the same, and it goes on. */
function notLowest(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [, a, b] = ratioAlone.exec(heard.text) ?? []
  const [, one, other] = /^(\d+):(\d+)$/.exec(open?.item.answer.answer ?? '') ?? []
  if (!open || a === undefined || b === undefined || one === undefined || other === undefined) return null
  const [x, y] = [Number(a), Number(b)]
  if (x * Number(other) !== y * Number(one) || x === Number(one)) return null
  const divisor = [...Array(Math.min(x, y)).keys()]
    .map((at) => at + 1)
    .findLast((each) => x % each === 0 && y % each === 0)
  if (divisor === undefined || divisor === 1) return null
  return reply(
    [{ key: 'ratio.notLowest', values: { said: `${x}:${y}` } }],
    askChat(heard.lesson, { key: 'ratio.lower', values: { x, y } }, 'tried'),
    { kind: 'step', mood: 'happy' },
  )
}

const twoSums =
  /^\W*(?:(?:so|and|ok|um+) )*(?:is|which is|whats|what is|which)?\s?(?:bigger|more|greater|less|smaller)?,?\s?(\d{1,3} ?[-+x×] ?\d{1,3}) (?:(?:is )?(?:bigger|more|greater|less|smaller) )?or (\d{1,3} ?[-+x×] ?\d{1,3})(?: (?:bigger|more|greater|less|smaller))?\W*$/i

/** 'Is 9 + 4 bigger or 8 + 6': first what each of them makes. */
function sumsCompared(heard: Heard): Decision | null {
  const [, one, other] = twoSums.exec(heard.text) ?? []
  if (one === undefined || other === undefined || !/\b(?:bigger|more|greater|less|smaller)\b/i.test(heard.text))
    return null
  const taken = ownProblem({ ...heard, text: one })
  const open = taken && openProblem(taken.lesson)
  if (!taken || !open || taken.move.kind !== 'own') return null
  const values = { one: open.item.name, other: other.replace('-', '−').replace(/x/i, '×') }
  return reply([{ key: 'sums.both', values }], askChat(taken.lesson, { key: 'sums.first', values }, 'tried'), {
    kind: 'own',
    mood: 'thinking',
  })
}

const gapRow = /^\W*(?:\d{1,4}[ ,]+)+(?:_+|\?|blank)[ ,]+\d{1,4}(?:[ ,]+\d{1,4})*\W*$/i
const lessThan = /^\W*(\d{1,4}) (less|more|fewer) than (\d{1,4})\W*$/i

/** A row with a gap, and '10 less than 34', are problems by themselves. */
function taskAlone(heard: Heard): Decision | null {
  const { lesson, text, written } = heard
  const isRow = gapRow.test(text) && askedIn(text) !== null
  if (isRow) return ownProblem(heard)
  const [, by, way, from] = openProblem(lesson) || lesson.asked?.expects ? [] : (lessThan.exec(written) ?? [])
  return by === undefined ? null : ownProblem({ ...heard, text: `what is ${by} ${way} than ${from}` })
}

/** Figures, ratios and sums that go on from what was worked on. */
export const figuresSaid = (heard: Heard): Decision | null =>
  sameCircle(heard) ??
  sameSquare(heard) ??
  otherSaid(heard) ??
  partsOfStraight(heard) ??
  symmetrySaid(heard) ??
  orderOfRatio(heard) ??
  notLowest(heard) ??
  sumsCompared(heard) ??
  taskAlone(heard)
