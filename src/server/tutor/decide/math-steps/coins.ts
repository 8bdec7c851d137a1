import type { Decision } from '../../move.ts'
import { keyValue } from '../../read/tries.ts'
import { changed, openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { few, worths } from '../keep-sight.ts'
import { ownProblem } from '../own.ts'
import { kept, reply } from '../reply.ts'

// Coins that are counted, and change that is counted up.

const coin = '(penn(?:y|ies|ys)|nick(?:el|le)s?|dimes?|quarters?)'
const nameOf = (word: string): string => {
  const low = word.toLowerCase()
  return low.startsWith('penn') ? 'penny' : low.startsWith('nick') ? 'nickel' : low.replace(/s$/, '')
}
/** In cents. */
const worthOf = (coin: string): number => worths[coin.charAt(0)] ?? 0
const countOf = (said: string): number => few[said.toLowerCase()] ?? Number(said)
const worthSaid = new RegExp(
  String.raw`^\W*(?:(?:so|ok|oh|and|the|my|well|then|um+) )*(\d{1,2}|one|two|three|four|five) ${coin} (?:is|are|makes?|=|equals?|that'?s|thats)(?: like)? (\d{1,3})(?: ?(?:cents?|¢|c))?\W*$`,
  'i',
)

/** '2 quarters is 50'. */
export function coinsWorth(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, count, word = '', said] = worthSaid.exec(text) ?? []
  if (count === undefined || said === undefined) return null
  const name = nameOf(word)
  const makes = countOf(count) * worthOf(name)
  const values = { count: countOf(count), coin: name, coins: word.toLowerCase(), said, each: worthOf(name) }
  const open = openProblem(lesson)
  // '4 quarters is 1' is a dollar, '2 dimes is 2' says how many: neither is counted wrong.
  if (makes !== Number(said) && (makes === 100 * Number(said) || countOf(count) === Number(said))) return null
  if (makes !== Number(said))
    return reply(
      [{ key: 'coins.stepLook', values }],
      askStep(lesson, { key: 'coins.stepAsk', values }, { form: 'number', answer: String(makes) }),
      {
        kind: 'step',
        mood: 'thinking',
      },
    )
  if (!open) return right(heard, { key: 'coins.step', values })
  const done = changed({ ...lesson, aside: 0, asked: null }, open.item.id, { done: kept(open.done, said) })
  return reply([{ key: 'coins.step', values }], askStep(done, { key: 'coins.stepNext' }, open.item.answer), {
    kind: 'step',
    mood: 'happy',
  })
}

const rowOnly =
  /^\W*(?:[a-z]+\W+){0,3}\d{1,3}(?:[\s,.…]+\d{1,3}){2,}\W*(?:(?:so|cents?|thats|it'?s|is)\W*(?:\d{1,3})?)?\W*$/i
const coinsTold = new RegExp(String.raw`\b(\d{1,2}|an?|one|two|three|four|five) ${coin}\b`, 'gi')

/** '50 55 56 57 58' of 2 quarters, 1 dime and 3 pennies: one coin was counted for another. */
export function coinsCounted(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const coins = [...(lesson.ownTask ?? '').matchAll(coinsTold)].flatMap(([, count = '', word = '']) =>
    Array.from({ length: countOf(count) }, () => nameOf(word)),
  )
  const key = open && keyValue(open.item)
  if (!open || !key || coins.length < 2 || coins.length > 20 || !rowOnly.test(text)) return null
  if (!key.equals(coins.reduce((sum, one) => sum + worthOf(one), 0))) return null
  const row = (text.match(/\d+/g) ?? []).map(Number)
  const sums = coins.map((_, at) => coins.slice(0, at + 1).reduce((sum, one) => sum + worthOf(one), 0))
  const start = sums.indexOf(row[0] ?? -1)
  const off = row.findIndex((one, at) => sums[start + at] !== one)
  const name = coins[start + off]
  if (start < 0 || off < 1 || name === undefined || key.equals(row.at(-1) ?? -1)) return null
  const values = { before: sums[start + off - 1] ?? 0, said: row[off] ?? 0, coin: name }
  return reply(
    [{ key: 'coins.rowLook', values }],
    askStep(lesson, { key: 'coins.worthAsk', values }, { form: 'number', answer: String(worthOf(name)) }),
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}

const price = /\b(?:for|is|costs?|cost|was|worth) \$?(\d{1,4}(?:\.\d\d)?)(?! ?(?:of|for|each|minutes|years))/i
const paid =
  /\b(?:pay|paid|pays|give|gave|gives|hand|handed|use|used|using)(?: (?:him|her|them|the [a-z]+|with|for it|a|an|it|my|using)){0,4} \$?(\d{1,3}(?:\.\d\d)?)(?: ?-?dollars?| bucks?)?(?: bills?)?\b/i
const asksBack = /\b(?:get|gets|is|be|much|my|how|what)\b.*\b(?:back|change)\b[^\d]*$/i

/** 'If I buy a slime for $3.65 and pay with a 5 dollar bill, what do I get back'. */
export function changeAsked(heard: Heard): Decision | null {
  const { text } = heard
  const [, cost] = price.exec(text) ?? []
  const [, given] = paid.exec(text) ?? []
  if (cost === undefined || given === undefined || !asksBack.test(text) || Number(given) <= Number(cost)) return null
  if ((text.match(/\d+(?:\.\d\d)?/g) ?? []).length !== 2 || !/\$|dollars?|bucks?|\bbills?\b/i.test(text)) return null
  const cents = /\./.test(`${given}${cost}`) ? 2 : 0
  return ownProblem({ ...heard, text: `${Number(given).toFixed(cents)} - ${Number(cost).toFixed(cents)}` }, [
    { key: 'change.take' },
  ])
}

const amount = String.raw`((?:\d{1,2}|an?|one|two|three|four|five) (?:dollars?|bucks?|cents?|quarters?|dimes?|nickels?|penn(?:y|ies))|\$?\d?\.\d\d|\d{1,2} ?(?:cents?|¢))`
const hop = new RegExp(
  String.raw`\b(?:(?:from )?\$?(\d{1,2}(?:\.\d\d)?) )?to \$?(\d{1,2}(?:\.\d\d)?) (?:is|=|was|that'?s|makes|takes) (?:like )?${amount}`,
  'gi',
)
const lastHop = new RegExp(
  String.raw`\b(?:then|and|plus)(?: add| another)? ${amount}(?: (?:more|to (?:\$?\d{1,2})))?\W*$`,
  'i',
)

const centsOf = (said: string): number => {
  const [, count = '1', word = ''] = /^(\S+) ([a-z]+)$/i.exec(said.trim()) ?? []
  if (word === '') return Math.round(Number(said.replace('$', '')) * 100)
  const each = /^dollar|^buck/i.test(word) ? 100 : /^cent/i.test(word) ? 1 : worthOf(nameOf(word))
  return countOf(count) * each
}

/** '3.65 to 3.75 is a dime, to 4 is a quarter, then a dollar' of 5.00 − 3.65: each jump is looked at. */
export function changeCounted(heard: Heard): Decision | null {
  const { lesson } = heard
  const open = openProblem(lesson)
  const [, all, cost] = /^(\d{1,3}(?:\.\d\d)?) − (\d{1,3}\.\d\d?)$/.exec(open?.item.name ?? '') ?? []
  const hops = [...heard.written.matchAll(hop)]
  if (!open || all === undefined || cost === undefined || hops.length === 0) return null
  let at = Math.round(Number(cost) * 100)
  for (const [, from, to = '', by = ''] of hops) {
    const start = from === undefined ? at : Math.round(Number(from) * 100)
    const end = Math.round(Number(to) * 100)
    if (start !== at) return null
    if (end - start !== centsOf(by)) {
      const values = { from: dollars(start), to: dollars(end) }
      return reply([{ key: 'change.hopLook', values }], askStep(lesson, { key: 'change.hopAsk', values }, null), {
        kind: 'step',
        mood: 'thinking',
      })
    }
    at = end
  }
  const rest = lastHop.exec(heard.written)?.[1]
  if (rest !== undefined) at += centsOf(rest)
  const isEnd = at === Math.round(Number(all) * 100)
  const values = { at: dollars(at), all: dollars(Math.round(Number(all) * 100)) }
  return reply(
    [{ key: isEnd ? 'change.hops' : 'change.hopsSoFar', values }],
    askStep({ ...lesson, aside: 0 }, { key: isEnd ? 'change.hopsAsk' : 'change.hopsNext', values }, open.item.answer),
    { kind: 'step', mood: 'happy' },
  )
}
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
