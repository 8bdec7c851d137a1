import { asNumber, type Draft, type Reader, reading, written } from './draft.ts'

// What the numbers stand for decides: how many vans for 50 kids, what one costs, how far in 5 hours, by how much it got warmer.

const holder =
  '(vans?|bus(?:es)?|cars?|boats?|tables?|bench(?:es)?|tents?|rooms?|boxes|box|bags?|shel(?:f|ves)|pages?|cartons?|baskets?|trays?|rows?|seats?|teams?|packs?|jars?|elevators?|rides?|trips?|plates?|trucks?|crates?|cases?|bins?|vases?|taxis?|groups?)'
const holds =
  '(?:holds?|seats?|fits?|has|have|carry|carries|takes?|can (?:hold|fit|seat|carry|take)|has room for|with room for|gets?|has seats for)'
const stem = (word: string) => word.replace(/ves$/, 'f').replace(/(?<=[sx]|ch)es$|(?<!bu)s$/, '')

function grouped(total: number, size: number, box: string, isFull: boolean): Draft | null {
  if (size < 2 || total <= size || total > 100_000 || !Number.isInteger(total) || !Number.isInteger(size)) return null
  const whole = Math.floor(total / size)
  const left = total % size
  const all = left > 0 && !isFull ? whole + 1 : whole
  return {
    kind: left === 0 ? 'groupsEven' : isFull ? 'groupsFull' : 'groupsUp',
    values: { total, size, box, whole, left, all },
    answer: asNumber(all),
    slips: [
      [isFull ? written(whole + 1) : left > 0 ? written(whole) : null, 'leftOut'],
      [written(total * size), 'multiplied'],
      [written(total - size), 'tookAway'],
    ],
    values2: [written(whole)],
  }
}

const eachFirst = new RegExp(`\\b(?:each|every|one|a|an|1) ${holder} ${holds} (?:only |up to )?(\\d{1,4})\\b`)
const sizeFirst = new RegExp(
  `\\b(\\d{1,4}) (?:[a-z]+ )?(?:can |will )?(?:sit|fit|go|ride|sleep)s? (?:at|in|on|into) (?:each|every|one|a|an|1|the) ${holder}\\b`,
)
const packedIn = new RegExp(
  `\\b(\\d{1,6}) [a-z]+(?: [a-z]+)? (?:go |are put |put |packed |are packed |come )?(?:in|into) ${holder} of (\\d{1,4})\\b`,
)
const inEach = new RegExp(
  `\\b(\\d{1,6}) [a-z]+(?: [a-z]+)? (?:(?:go|ride|sit|fit|are|drive|can|will|get|going|split|put) ){0,2}(?:in|on|at|into) ${holder} (?:w|with|of|and) (\\d{1,4})(?: [a-z]+)?(?: (?:each|in each|per \\w+|in every \\w+|at each|in one))\\b`,
)
/** Only what is full counts. */
const fills =
  /\b(?:can|do|does|did|will|could|would) (?:he|she|they|i|we|you|[a-z]+) (?:fill|pack|make)\b|\ball the way\b|\b(?:are|get|be) (?:full|filled)\b|\bfull (?:pages?|bags?|boxes|rows?|packs?)\b/
const asksHolders = new RegExp(`\\bhow many (?<full>full |whole )?${holder}\\b`)

/** How many vans, tables or bags: the last one may not be full, and is needed all the same. */
const groupsAsked: Reader = (text) => {
  const asked = asksHolders.exec(text)
  const box = asked?.[2]
  if (!asked || box === undefined) return null
  const isFull = asked.groups?.full !== undefined || fills.test(text)
  const told = text.replace(asked[0], ' ')
  const packed = packedIn.exec(told) ?? inEach.exec(told)
  if (packed && stem(packed[2] ?? '') === stem(box))
    return grouped(Number(packed[1]), Number(packed[3]), `${stem(box)}`, isFull)
  const each = eachFirst.exec(told)
  const sized = each ? null : sizeFirst.exec(told)
  const [named, size, at] = each ? [each[1], each[2], each[0]] : [sized?.[2], sized?.[1], sized?.[0]]
  if (named === undefined || size === undefined || at === undefined || stem(named) !== stem(box)) return null
  const others = told.replace(at, ' ').match(/(?<![\d.:/])\d{1,6}(?![\d.:/%])/g) ?? []
  return others.length === 1 ? grouped(Number(others[0]), Number(size), stem(box), isFull) : null
}

const amount = String.raw`\$?(\d{1,5}(?:\.\d{1,2})?)`
const thing = '[a-z]+(?: [a-z]+)?'
const forMany = new RegExp(
  `(?:^|[^\\d$.])(\\d{1,3}) (?<things>${thing}?) (?:cost|costs|costed|are|is|for|was|were|sells? for|go for) (?:only )?(?:\\$(\\d{1,5}(?:\\.\\d{1,2})?)|(\\d{1,5}(?:\\.\\d{1,2})?) (?:dollars?|bucks|cents)|(\\d{1,4}\\.\\d\\d))(?: (?:dollars|bucks))?\\b[^\\d$]{0,24}\\bhow much (?:money )?(?:is|are|does|do|for|would|will|was|it is for|did) (?:it cost for |cost for )?(?:(?<one>1|one|each|a|just one|just 1|per|an)|(\\d{1,3}))(?: [a-z]+){0,3}$`,
)

const dollars = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))
/** As money where it comes out to the cent. */
const inMoney = (value: number): Draft['answer'] =>
  Number.isInteger(Math.round(value * 1e6) / 1e4) ? { form: 'money', answer: value.toFixed(2) } : asNumber(value)

const priced = (text: string): Draft | null => {
  const found = forMany.exec(text.replace(/\b(?:a|one|1) dozen\b/, '12'))
  if (!found) return null
  const [, count = '', , inSigns, inWords, inPoints] = found
  const wanted = found.at(-1)
  const cost = Number(inSigns ?? inWords ?? inPoints)
  const each = cost / Number(count)
  if (!(Number(count) > 1) || cost <= 0 || !/^\d+(?:\.\d{1,4})?$/.test(String(each))) return null
  const things = found.groups?.things ?? ''
  if (found.groups?.one !== undefined)
    return {
      kind: 'unitPrice',
      values: { count, cost: dollars(cost), things, each: dollars(each) },
      answer: inMoney(each),
      slips: [
        [written(Number(count) / cost), 'turnedAround'],
        [written(Number(count) * cost), 'multiplied'],
      ],
    }
  const more = Number(wanted)
  return more > 0
    ? {
        kind: 'priceOfMore',
        values: { count, cost: dollars(cost), things, wanted: more, each: dollars(each) },
        answer: inMoney(each * more),
        slips: [
          [written(cost * more), 'timesAll'],
          [written(cost + more - Number(count)), 'added'],
        ],
        values2: [written(each)],
      }
    : null
}

const way = '(?<unit>miles?|mi|kilometers?|km|feet|ft|meters?|pages?|words|laps|steps|inches|blocks)'
const span = '(?:hours?|hrs?|minutes?|mins?|seconds?|secs?|days?|weeks?)'
/** '150 miles in 3 hours, how far in 5'. */
const atSameRate = reading(
  new RegExp(
    `${amount} ${way} in ${amount} ${span}\\b[^\\d]{0,40}\\bhow (?:far|many|much)\\b[^\\d]{0,30}\\bin ${amount}(?: ${span})?$`,
  ),
  ([far = 0, time = 0, longer = 0], { unit = '' }) => {
    const each = far / time
    return time > 0 && longer > 0 && longer !== time && /^\d+(?:\.\d{1,3})?$/.test(String(each))
      ? {
          kind: 'sameRate',
          values: { far, time, longer, unit: unit === 'mi' ? 'miles' : unit, each: written(each) },
          answer: asNumber(each * longer),
          slips: [
            [written(far + longer - time), 'added'],
            [written(far * longer), 'timesAll'],
          ],
          values2: [written(each)],
        }
      : null
  },
)

const cold = String.raw`(-?\d{1,3}) ?(?:degrees|°)?(?: ?(?:f|c|fahrenheit|celsius))?`
const clockTime = String.raw`(?: (?:at|in|this|by|on|last|yesterday|today|when) (?:the )?(?:\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'?clock)?|[a-z]+)(?: (?:morning|night))?)?`
/** 'It was -5 at 6am and 7 at noon, how much did it go up'. */
const warmed = reading(
  new RegExp(
    `\\b(?:was|is|from|started at|of) ${cold}${clockTime},? (?:and|then|to|but)(?: (?:it|then|was|went|is|now|up|down|to|rose|fell|dropped|got))* ${cold}${clockTime}[^\\d]{0,12}\\bhow (?:much|many degrees)\\b[^\\d]{0,40}(?:go|goes|went|rise|rose|change|warmer|colder|fall|drop|up|down|difference|increase|decrease)[^\\d]*$`,
  ),
  ([from = 0, to = 0]) =>
    from !== to && (from < 0 || to < 0)
      ? {
          kind: 'degreesBetween',
          values: {
            from: String(from).replace('-', '−'),
            to: String(to).replace('-', '−'),
            low: Math.abs(Math.min(from, to)),
          },
          answer: asNumber(Math.abs(to - from)),
          slips: [[from * to < 0 ? written(Math.abs(Math.abs(to) - Math.abs(from))) : null, 'ignoredSign']],
        }
      : null,
)

/** 'A straight line is split into two angles, one is 65': what is left of 180. */
const angleBeside: Reader = (text) => {
  if (!/\b(?:straight (?:line|angle)|supplementary|linear pair|half (?:circle|turn))\b/.test(text)) return null
  const numbers = (text.replace(/\b180\b/g, ' ').match(/(?<![\d.])\d{1,3}(?![\d.])/g) ?? []).map(Number)
  const [angle, ...more] = numbers
  if (angle === undefined || more.length > 0 || angle < 1 || angle > 179) return null
  if (!/\b(?:other|missing|second|find|what|unknown|left)\b/.test(text)) return null
  return {
    kind: 'angleBeside',
    values: { angle },
    answer: asNumber(180 - angle),
    slips: [
      [written(90 - angle), 'fromCorner'],
      [written(360 - angle), 'fromCircle'],
    ],
  }
}

/** 'V = 72, length 6, width 4, find the height'. */
const boxSide: Reader = (text) => {
  const volume = /\b(?:v|volume)(?: is| =|=| of)? ?(\d{1,5})\b/.exec(text)?.[1]
  const sides = ['length|long|l', 'width|wide|w', 'height|high|tall|h'].map((name) => {
    const behind = new RegExp(`\\b(?:${name})(?: is| of)? ?=? ?(\\d{1,3})\\b`).exec(text)?.[1]
    return (
      behind ?? new RegExp(`\\b(\\d{1,3}) (?:(?:cm|in|inches|feet|ft|m|meters|units) )?(?:${name})\\b`).exec(text)?.[1]
    )
  })
  const known = sides.flatMap((side) => side ?? []).map(Number)
  const missing = ['length', 'width', 'height'][sides.indexOf(undefined)]
  const [one, other] = known
  if (volume === undefined || known.length !== 2 || !one || !other || missing === undefined) return null
  const side = Number(volume) / (one * other)
  if (
    !new RegExp(
      `\\b(?:find|what|how|missing|get|need)\\b.*\\b(?:${missing}|tall|high|long|wide|side|${missing[0]})\\b`,
    ).test(text)
  )
    return null
  return /^\d+(?:\.\d{1,2})?$/.test(String(side))
    ? {
        kind: 'boxSide',
        values: { volume, one, other, layer: one * other, side: missing },
        answer: asNumber(side),
        slips: [
          [written(Number(volume) / one), 'onlyFirst'],
          [written(Number(volume) / other), 'onlySecond'],
          [written(Number(volume) - one - other), 'tookAway'],
        ],
        values2: [written(one * other)],
      }
    : null
}

export const contextAsked: readonly Reader[] = [groupsAsked, priced, atSameRate, warmed, angleBeside, boxSide]
