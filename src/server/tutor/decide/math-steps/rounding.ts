import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem, pickHomework } from '../own.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

// Rounding with its reason, decimals in their order, half of a unit, and the name of a unit.

const roundsTo =
  /^\W*(?:(?:ok|so|and|number \d+|\d+\)|i think|then|next|now|because)\W+)*(\d[\d,]*(?:\.\d+)?) (?:rounds?|rounded|gets rounded|would round|will round)(?: it)?(?: up| down)? to (?:like |about )?(\d[\d,]*(?:\.\d+)?)(?![\d%])(.*)$/is

/** '5 rounds to 10 minutes each': behind what it was rounded to comes its reason, and no thing that is counted. */
const ofRounding =
  /^\s*(?:$|[^\w\s]|(?:because|cuz|cause|bc|since|i|id|im|right|so|and|but|not|its|it's|if|when|maybe|is (?:that|it)|yes|no|then|that'?s|to)\b)/i
const places: readonly (readonly [size: number, name: string])[] = [
  [1000, 'thousand'],
  [100, 'hundred'],
  [10, 'ten'],
]

/** The place by what it was rounded to. */
function placeOf(from: string, to: string): string | null {
  const decimals = /\.(\d+)$/.exec(to)?.[1]?.length ?? 0
  if (from.includes('.')) return ['whole number', 'tenth', 'hundredth'][decimals] ?? null
  if (decimals > 0) return null
  const [one, other] = [from, to].map((each) => Number(each.replaceAll(',', '')))
  if (one === undefined || other === undefined || one === other) return null
  return places.find(([size]) => other % size === 0 && one >= size / 2)?.[1] ?? null
}

/** '4.68 rounds to 4.7 because 8 is more than 5'. */
export function roundedTo(heard: Heard): Decision | null {
  const [, from = '', to = '', rest = ''] = roundsTo.exec(heard.text) ?? []
  const place = from === '' ? null : placeOf(from, to)
  const item = place === null ? null : askedIn(`round ${from} to the nearest ${place}`)
  if (!item || /\bnearest\b/i.test(rest) || !ofRounding.test(rest)) return null
  const label = heard.lesson.homework.find(({ text }) => askedIn(text)?.name === item.name)?.label
  const open = openProblem(heard.lesson)
  const here = { ...heard, whole: heard.text }
  if (open?.item.name === item.name) return judged(here, to)
  if (label === undefined) return brought(here, item, to, item.name)
  return judged({ ...here, lesson: pickHomework(heard, label, []).lesson }, to)
}

function judged(heard: Heard, said: string): Decision | null {
  const open = openProblem(heard.lesson)
  const tried = open && tryAt(said, open.item)
  if (!open || !tried) return null
  if (tried.kind === 'right') return credit(heard, open, { said: tried.said })
  return tried.kind === 'wrong' ? wrong(heard, open, tried) : null
}

const number = /(?<![\d/])(?:(?<!\d ?)[-−])?\d*\.?\d+(?:\/\d+)?(?![\d/])/g

/** '0.500 0.450 0.405, oh it's backwards. .405 .45 .5': the row at the end is the answer. */
export function rowOrdered(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const key = open?.item.answer.form === 'word' && open.item.name.includes('in order') ? open.item.answer.answer : ''
  const wanted = (key.match(number) ?? []).flatMap((one) => readNumber(one) ?? [])
  const said = (heard.text.replace(/(\d)\.(?=\s|$)/g, '$1 ').match(number) ?? []).flatMap(
    (one) => readNumber(one) ?? [],
  )
  if (!open || wanted.length < 3 || said.length < wanted.length || /\?/.test(heard.text)) return null
  const [tail, head] = [said.slice(-wanted.length), said.slice(0, wanted.length)]
  const isSame = (row: typeof said) => row.every((one, at) => wanted[at]?.equals(one) === true)
  if (isSame(tail)) return credit(heard, open, { said: key })
  const isOfIt = (row: typeof said) => row.every((one) => wanted.some((other) => other.equals(one)))
  if (!isOfIt(head) || isSame(head)) return null
  const text = head.map((one) => one.valueOf()).join(', ')
  const tried = tryAt(text, open.item)
  if (tried.kind !== 'wrong') return null
  const looked = wrong(heard, open, tried)
  // '5 is less than 45 is less than 405': taken for whole numbers.
  if (!asWholes.test(heard.text) || !key.includes('.')) return looked
  const [, ...rest] = looked.move.lines
  return { ...looked, move: { ...looked.move, lines: [{ key: 'order.tenths' }, ...rest.slice(-1)] } }
}
const asWholes = /\b(?:less|more|bigger|smaller) than\b|\b(?:digits|longer|longest|shorter)\b/i

const factors: Readonly<Record<string, readonly [string, number]>> = {
  'feet inches': ['foot', 12],
  'foot inches': ['foot', 12],
  'hours minutes': ['hour', 60],
  'yards feet': ['yard', 3],
  'pounds ounces': ['pound', 16],
  'dollars cents': ['dollar', 100],
  'minutes seconds': ['minute', 60],
  'meters centimeters': ['meter', 100],
  'gallons quarts': ['gallon', 4],
  'weeks days': ['week', 7],
}
const andHalf =
  /\b(\d{1,3})(?: and a half| 1\/2|\.5) (feet|foot|hours|yards|pounds|dollars|minutes|meters|gallons|weeks) (?:in|to|into|is how many|how many|as) (inches|minutes|feet|ounces|cents|seconds|centimeters|quarts|days)\b(.*)$/is

/** '4 and a half feet in inches. 12 × 4 = 48 plus half is 48.5': the half is half of the unit. */
export function halfOfUnit(heard: Heard): Decision | null {
  const [, whole = '', from = '', to = '', rest = ''] = andHalf.exec(heard.text) ?? []
  const [one = '', size = 0] = factors[`${from} ${to}`.toLowerCase()] ?? []
  const numbers = (rest.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const last = numbers.at(-1)
  if (size === 0 || last === undefined) return null
  const [part, key] = [Number(whole) * size, (Number(whole) + 0.5) * size]
  const item = askedIn(`how many ${to} are in ${whole}.5 ${from}`) ?? askedIn(`${whole}.5 ${from} in ${to}`)
  if (!item) return null
  if (last === key) return brought({ ...heard, whole: heard.text }, item, String(key), item.name)
  if (last !== part + 0.5 || !numbers.includes(part)) return null
  const taken =
    ownProblem({ ...heard, text: `how many ${to} are in ${whole}.5 ${from}` }) ??
    ownProblem({ ...heard, text: `${whole}.5 ${from} in ${to}` })
  return taken && sayHalf({ ...heard, lesson: taken.lesson }, { part, whole, from, to, one, size })
}

function sayHalf(
  heard: Heard,
  values: { part: number; whole: string; from: string; to: string; one: string; size: number },
): Decision {
  return reply(
    [{ key: 'unit.half', values }],
    askStep(heard.lesson, { key: 'unit.halfAsk', values }, { form: 'number', answer: String(values.size / 2) }),
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}

const halfThen =
  /^\W*(?:(?:oh|ok|so|then|a|wait|and) )*half an? ([a-z]+) is \d+(?:\.\d+)?(?: [a-z]+)?[\s,.;!]+(?:(?:so|its|it's|that'?s|and)\W+)*(\d+(?:\.\d+)?)(?: [a-z]+)?\W*$/i

/** 'Half a foot is 6. 54', 'half a foot is 6 so 42'. */
export function halfThenAll(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = halfThen.exec(heard.text)?.[2] ?? halfThen.exec(heard.written)?.[2]
  const tried = open && said !== undefined ? tryAt(said, open.item) : null
  return open && tried?.kind === 'right' ? credit({ ...heard, whole: heard.text }, open, { said: tried.said }) : null
}

const namesUnit = /\b(cubic|square|cubed|squared)(?: (inches|feet|centimeters|cm|units|meters|yards))?\b/i
const unitTalk = /\b(?:forgot|forget|always|oops|right|duh|oh|yeah|i mean|meant|not)\b|^\W*(?:cubic|square) [a-z]+\W*$/i

/** 'Cubic inches, I always forget the cubic' of a volume that was found. */
export function unitNamed(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, sort = '', unit] = namesUnit.exec(text) ?? []
  const name = lesson.last?.item.name ?? ''
  const isBox = /^\d+(?:\.\d+)? × \d+(?:\.\d+)? × \d+|volume/.test(name)
  const isFlat = /^the area|\barea\b/.test(name)
  if (sort === '' || openProblem(lesson) || !unitTalk.test(text) || text.split(/\s+/).length > 12 || /\?|\d/.test(text))
    return null
  const isCubic = /^cub/i.test(sort)
  if (isBox === isFlat || isCubic !== isBox) return null
  const values = { unit: unit ?? 'units' }
  return reply([{ key: isBox ? 'unit.cubes' : 'unit.squares', values }], askChat(lesson, { key: 'sight.next' }), {
    kind: 'claim',
    mood: 'happy',
  })
}

const bareEither =
  /^\W*(?:(?:is|its|it's|i (?:got|think|say)|either|maybe|um+)\W+)*(\d+(?:\.\d+)?)(?: i think| maybe)?[.,]* or (?:maybe |is it )?(\d+(?:\.\d+)?)\W*$/i

/** '6.7 I think. Or 5.7': neither, or one of the two. */
export function eitherOf(heard: Heard, text: string): Decision | null {
  const [, one, other] = bareEither.exec(text) ?? []
  const open = openProblem(heard.lesson)
  if (!open || one === undefined || other === undefined || open.item.answer.form !== 'number') return null
  const tries = [one, other].map((each) => tryAt(each, open.item))
  const [first] = tries
  if (tries.some(({ kind }) => kind === 'right')) return right(heard, { key: 'either.one', values: { one, other } })
  if (first?.kind !== 'wrong') return null
  const looked = wrong({ ...heard, text: one }, open, { ...first, mistake: null })
  return {
    ...looked,
    move: { ...looked.move, lines: [{ key: 'either.none', values: { one, other } }, ...looked.move.lines.slice(1)] },
  }
}
