import type { Told } from '../plain.ts'
import { stem } from '../words.ts'

// So many for so many: a ratio, a recipe, a speed, a price of several. One pair is told, one number of another, and its partner is asked.

const number = String.raw`\$?(\d+(?:\.\d+)?|\d+\/\d+)`
const ratio =
  /\b(?:ratio|rate) of ([a-z]+)(?: [a-z]+)? to ([a-z]+)(?: [a-z]+)?[^\d]{0,40}?(?:is|was|are|of) (\d+) ?(?:to|:|\/) ?(\d+)/
const forEvery =
  /\bfor every (\d+) ([a-z]+)(?: of [a-z]+)?,? (?:(?:there (?:are|is)|[a-z]+ (?:uses?|has|have|needs?|adds?|puts?|are)) )?(?:with )?(\d+) ([a-z]+)/
const toEvery = /(?<![\d./])(\d+) ([a-z]+)(?: of [a-z]+| [a-z]+)? (?:for|to) every (\d+) ([a-z]+)/

/** 'What is 24 ÷ 3 × 5'. */
export function ratioStory(told: Told): string | null {
  return named(told) ?? sameRate(told) ?? speed(told)
}

function named({ text, asked, numbers }: Told): string | null {
  const plain = ratio.exec(text)
  const pair = plain ? [plain[1], plain[2], plain[3], plain[4]] : pairOf(text)
  const [one = '', other = '', first = '', second = ''] = (pair ?? []).map((part) => part ?? '')
  if (first === '' || second === '' || numbers.length !== (/\d:\d/.test(plain?.[0] ?? '') ? 1 : 3)) return null
  const rest = text.replace(plain?.[0] ?? (forEvery.exec(text) ?? toEvery.exec(text))?.[0] ?? '', ' ')
  const known = /(?<![\d./])(\d+) (?:[a-z]+ (?:of )?)?([a-z]+)\b/.exec(rest)
  const [, amount, what = ''] = known ?? []
  const words = (known?.[0] ?? '').split(' ').slice(1).map(stem)
  const [left, right] = [stem(one), stem(other)]
  if (!amount || what === '') return null
  const wanted = (/\bhow (?:many|much) (?:[a-z]+ of )?((?:[a-z]+ ?){1,2})/.exec(asked)?.[1] ?? '')
    .trim()
    .split(' ')
    .map(stem)
  const isTotal = !words.includes(left) && !words.includes(right)
  const side = wanted.includes(left) ? 'left' : wanted.includes(right) ? 'right' : null
  if (side === null || (wanted.includes(left) && wanted.includes(right))) return null
  if (isTotal)
    return /\b(?:in all|altogether|total)\b/.test(rest) && Number(amount) % (Number(first) + Number(second)) === 0
      ? `what is ${amount} ÷ (${first} + ${second}) × ${side === 'left' ? first : second}`
      : null
  const isLeft = words.includes(left)
  if (isLeft === (side === 'left')) return null
  return isLeft ? `what is ${amount} ÷ ${first} × ${second}` : `what is ${amount} ÷ ${second} × ${first}`
}

/** 'For every 2 cups of rice 5 cups of water': by what is in the cups. */
function pairOf(text: string): string[] | null {
  const every = /\bfor every (\d+) (?:[a-z]+ of )?([a-z]+),? (?:[a-z]+ ){0,3}?(\d+) (?:[a-z]+ of )?([a-z]+)/.exec(text)
  if (every) return [every[2] ?? '', every[4] ?? '', every[1] ?? '', every[3] ?? '']
  const to = /(?<![\d./])(\d+) (?:[a-z]+ of )?([a-z]+) (?:for|to) every (\d+) (?:[a-z]+ of )?([a-z]+)/.exec(text)
  return to ? [to[2] ?? '', to[4] ?? '', to[1] ?? '', to[3] ?? ''] : null
}

const moneyNumber = String.raw`\$(\d+(?:\.\d\d?)?)|(\d+(?:\.\d\d?)?) (?:dollars?|cents?)`
const packPrice = new RegExp(
  String.raw`(?<![\d./$])(\d+) ([a-z]+)(?: [a-z]+){0,2}? (?:for|cost|costs|is|are|sell for) (?:only )?(?:${moneyNumber})`,
)
const wayIn = new RegExp(String.raw`(?<![\d./$:])${number} ([a-z]+)(?: [a-z]+){0,2}? in ${number} ([a-z]+)\b`)

/** '3 ears for $1, he buys 12', '150 miles in 3 hours, how far in 5'. */
function sameRate({ text, asked, numbers }: Told): string | null {
  if (numbers.length !== 3 || /\beach\b|\bleft\b|\bmore than\b|\bchange\b/.test(text)) return null
  const price = packPrice.exec(text)
  if (price) {
    const [whole, count = '', what = '', inSigns, inWords] = price
    const cost = inSigns ?? inWords ?? ''
    const rest = text.replace(whole, ' ')
    const [, more, named = ''] = /(?<![\d./$])(\d+)(?: (?:of )?(?:the |these |more )?([a-z]+))?/.exec(rest) ?? []
    const isSame = named === '' || stem(named) === stem(what) || /^(?:of|them|ears)$/.test(named)
    return more && Number(count) > 1 && isSame && /\b(?:how much|cost|pay|price|spend)\b/.test(asked)
      ? `what is ${more} ÷ ${count} × ${cost}`
      : null
  }
  const way = wayIn.exec(text)
  if (!way) return null
  const [whole, far = '', unit = '', time = '', span = ''] = way
  const rest = text.replace(whole, ' ')
  const [, more, named = ''] = /(?<![\d./$])(\d+(?:\.\d+)?) ([a-z]+)/.exec(rest) ?? []
  if (!more || !timeWords.has(stem(span))) return null
  if (
    stem(named) === stem(span) &&
    /\bhow (?:far|many|much)\b/.test(asked) &&
    !/\bhow (?:long|many (?:hours?|minutes?|days?|seconds?))\b/.test(asked)
  )
    return isSteady(text) || time === '1' || far === '1'
      ? time === '1'
        ? `what is ${far} × ${more}`
        : `what is ${far} ÷ ${time} × ${more}`
      : null
  return stem(named) === stem(unit) &&
    /\bhow (?:long|many (?:hours?|minutes?|days?|seconds?))\b/.test(asked) &&
    (isSteady(text) || far === '1')
    ? far === '1'
      ? `what is ${more} × ${time}`
      : `what is ${more} ÷ ${far} × ${time}`
    : null
}

const timeWords = new Set(['hour', 'minute', 'second', 'day', 'week'])
const isSteady = (text: string) =>
  /\b(?:same (?:speed|rate|pace)|at (?:this|that) (?:rate|speed|pace)|constant|steady|how far in|keeps)\b/.test(text)

/** '390 miles in 6 hours': how many in one. */
function speed({ text, asked, numbers }: Told): string | null {
  const [, far, , time, span = ''] = wayIn.exec(text) ?? []
  if (numbers.length !== 2 || !far || !time || !timeWords.has(stem(span))) return null
  const per = /\b(?:per|an?|each|every|1|one|in 1|in one) (hour|minute|second|day|week)\b/.exec(asked)?.[1]
  const isRate = /\b(?:how fast|speed|rate|how (?:many|far|much))\b/.test(asked)
  return isRate && (per === stem(span) || (per === undefined && /\b(?:how fast|speed)\b/.test(asked)))
    ? `what is ${far} ÷ ${time}`
    : null
}
