import type { Decision } from '../../move.ts'
import { smallNumber as n, smallValue } from '../../read/small-numbers.ts'
import { askChat, askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// Amounts in two units, and which unit is smaller.

const sizes: Readonly<Record<string, readonly [string, number]>> = {
  second: ['time', 1],
  minute: ['time', 60],
  min: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86400],
  week: ['time', 604800],
  inch: ['length', 2.54],
  inche: ['length', 2.54],
  foot: ['length', 30.48],
  feet: ['length', 30.48],
  yard: ['length', 91.44],
  centimeter: ['length', 1],
  cm: ['length', 1],
  meter: ['length', 100],
  cent: ['money', 1],
  penny: ['money', 1],
  pennie: ['money', 1],
  dollar: ['money', 100],
  ounce: ['weight', 1],
  pound: ['weight', 16],
  gram: ['mass', 1],
  kilogram: ['mass', 1000],
  milliliter: ['volume', 1],
  ml: ['volume', 1],
  liter: ['volume', 1000],
  dozen: ['count', 12],
}
const unit = String.raw`(seconds?|minutes?|mins?|hours?|days?|weeks?|inch(?:es)?|foot|feet|yards?|centimeters?|cm|meters?|cents?|penn(?:y|ies)|dollars?|ounces?|pounds?|grams?|kilograms?|milliliters?|ml|liters?)`
const sizeOf = (word: string) => sizes[word.toLowerCase().replace(/s$/, '')] ?? sizes[word.toLowerCase()]
const within: Readonly<Record<string, string>> = {
  hour: '60 minutes',
  minute: '60 seconds',
  day: '24 hours',
  week: '7 days',
  foot: '12 inches',
  yard: '3 feet',
  meter: '100 centimeters',
  dollar: '100 cents',
  pound: '16 ounces',
  kilogram: '1,000 grams',
  liter: '1,000 milliliters',
}

const amount = String.raw`(${n}|an?) ${unit}`
const compares = new RegExp(
  String.raw`^\W*(?:(?:so|and|ok|but|wait|oh|then|i think) )*(is|are|does)? ?${amount} (?:is |are )?(?:(?:way|a lot|much|still) )?(more|less|longer|shorter|bigger|smaller|the same|same|greater)(?: time| as)?(?: (?:than|as|then))? ${amount}(?: (?:right|or less|or more|too))?\W*$`,
  'i',
)

const counted = (said: string) => (/^an?$/i.test(said) ? 1 : smallValue(said))

/** 'Is 50 minutes more than an hour'; '50 minutes is less than an hour'. */
function unitsCompared(heard: Heard): Decision | null {
  const [, asks, one = '', , unit1 = '', way = '', two = '', , unit2 = ''] = compares.exec(heard.text) ?? []
  const [a, b] = [sizeOf(unit1), sizeOf(unit2)]
  if (!a || !b || a[0] !== b[0] || a[1] === b[1]) return null
  const [left, other] = [counted(one) * a[1], counted(two) * b[1]]
  const big = (a[1] > b[1] ? unit1 : unit2).toLowerCase().replace(/s$/, '').replace('feet', 'foot')
  const holds = within[big]
  const is = left === other ? 'same' : left > other ? 'more' : 'less'
  const said = /same/i.test(way) ? 'same' : /more|long|big|great/i.test(way) ? 'more' : 'less'
  const values = { one: `${one} ${unit1}`, two: `${two} ${unit2}`, big, holds: holds ?? '', is }
  if (holds === undefined) return null
  if (asks === undefined && said === is) return right(heard, { key: 'units.compared', values })
  return reply(
    [{ key: 'units.holds', values }],
    askChat(aboutNow(heard.lesson, 'unit', `than:${is}`), { key: 'units.holds.ask', values }),
    { kind: 'why', mood: 'thinking' },
  )
}

const answer =
  /^\W*(?:(?:so|oh|then|its|it's|it is|is|ok|i think|um+|50|that's|thats|no|yes)[,.]? )*(?:(\d+) (?:is|minutes is|min is) )?(more|less|bigger|smaller|longer|shorter|the same|same|no|nope|yes|yeah)\b.{0,40}$/i

/** 'Less', 'no it's less'. */
function comparedFound(heard: Heard): Decision | null {
  const is = /^than:(.+)$/.exec(aboutIn(heard.lesson, 'unit') ?? '')?.[1]
  const [, , said = ''] = is === undefined ? [] : (answer.exec(heard.text) ?? [])
  if (is === undefined || said === '' || /^(?:no|yes|nope|yeah)$/i.test(said)) return null
  const way = /same/i.test(said) ? 'same' : /more|big|long/i.test(said) ? 'more' : 'less'
  if (way === is) return right(heard, { key: 'units.found', values: { is: is === 'same' ? 'the same' : is } })
  return reply([{ key: 'units.again' }], askChat(heard.lesson, { key: 'units.again.ask' }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const asksMore = new RegExp(String.raw`\b(?:more|fewer|less) ${unit} or (?:more |fewer |less )?${unit}\b`, 'i')
const moreOf = new RegExp(
  String.raw`^\W*(?:(?:so|its|it's|there are|there will be|i think|um+|oh|it would be) )*(more|less|fewer) ${unit}\b(.*)$`,
  'i',
)
const asksBest = new RegExp(
  String.raw`\b(?:is|would|does|do i use|should i use)\b.*?\b([a-z]+(?: of [a-z]+)?) (?:about |be |hold |weigh |have )?(?:${n}|an?) ${unit} or (?:${n}|an?) ${unit}\W*$`,
  'i',
)

/** 'Is it more inches or more centimeters'; 'more cm because they are littler'. */
function whichUnit(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, one = '', other = ''] = asksMore.exec(text) ?? []
  const [a, b] = [sizeOf(one), sizeOf(other)]
  if (a && b && a[0] === b[0] && a[1] !== b[1]) {
    const small = a[1] < b[1] ? one : other
    const big = small === one ? other : one
    return reply(
      [{ key: 'units.smaller', values: { one, other } }],
      askChat(aboutNow(lesson, 'unit', `more:${small}:${big}`), { key: 'units.smaller.ask', values: { one, other } }),
      { kind: 'why', mood: 'happy' },
    )
  }
  const [, small = '', big = ''] = /^more:([^:]+):(.+)$/.exec(aboutIn(lesson, 'unit') ?? '') ?? []
  const [, way = '', said = '', why = ''] = small === '' ? [] : (moreOf.exec(text) ?? [])
  const size = sizeOf(said)
  if (size && small !== '') {
    const isSmall = size[1] === sizeOf(small)?.[1]
    const isRight = isSmall === /more/i.test(way)
    const values = { small, big }
    if (isRight)
      return right(heard, {
        key: /\b(?:cuz|because|bc|since|cause)\b/i.test(why) ? 'units.moreWhy' : 'units.more',
        values,
      })
    return reply(
      [{ key: 'units.moreLook', values }],
      askChat(lesson, { key: 'units.smaller.ask', values: { one: small, other: big } }),
      { kind: 'claim', mood: 'thinking' },
    )
  }
  const best = asksBest.exec(text)
  const [first = '', second = ''] = best ? [best[3] ?? '', best[5] ?? ''] : []
  const [x, y] = [sizeOf(first), sizeOf(second)]
  if (!best || !x || !y || x[0] !== y[0] || x[1] === y[1]) return null
  const [tiny, large] = x[1] < y[1] ? [first, second] : [second, first]
  const key = `units.picture.${x[0]}`
  return reply(
    [{ key, values: { tiny, large, thing: best[1] ?? '' } }],
    askStep(
      aboutNow(lesson, 'unit', `best:${large}`),
      { key: 'units.picture.ask', values: { thing: best[1] ?? '' } },
      null,
    ),
    { kind: 'why', mood: 'happy' },
  )
}

const unitAlone = new RegExp(
  String.raw`^\W*(?:(?:so|its|it's|oh|a|the|i think|um+|ok) )*(?:${n} |an? )?${unit}(?: (?:then|i think|right))*\W*$`,
  'i',
)

/** '1 liter', when the unit was to be chosen. */
function unitChosen(heard: Heard): Decision | null {
  const large = /^best:(.+)$/.exec(aboutIn(heard.lesson, 'unit') ?? '')?.[1]
  const said = large === undefined ? undefined : unitAlone.exec(heard.text)?.[2]
  if (large === undefined || said === undefined || sizeOf(said)?.[1] !== sizeOf(large)?.[1]) return null
  return right(heard, { key: 'units.chosen', values: { unit: said } })
}

/** Units in a child's words. */
export const ofUnitsSaid = (heard: Heard): Decision | null =>
  heard.grade > 5 || heard.text.length > 120
    ? null
    : (unitsCompared(heard) ?? comparedFound(heard) ?? whichUnit(heard) ?? unitChosen(heard))
