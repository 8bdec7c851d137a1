import type { Decision } from '../../move.ts'
import { smallNumber as n, smallValue } from '../../read/small-numbers.ts'
import { list } from '../../say/list.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// Coins in a child's words: what each is worth, which coins make an amount, how an amount is written.

const worth: Readonly<Record<string, number>> = { penny: 1, pennies: 1, nickel: 5, dime: 10, quarter: 25 }
const coin = '(penny|pennies|nickels?|dimes?|quarters?)'
const worthOfCoin = (word: string) => worth[word.toLowerCase().replace(/s$/, '')] ?? worth[word.toLowerCase()] ?? 0

const saysWorth = new RegExp(
  String.raw`\b(?:an? |one |1 |the |my |each )?${coin} (?:is|are|=|costs?|makes?|has|equals?|is worth|are worth|are each)(?: only| like)? ${n}(?! ?(?:${coin}(?! (?:is|are|=))|of|and a)\b)(?: ?(?:cents?|¢|c|pennies|penny)\b)?`,
  'gi',
)
const around =
  /\b(?:oh|yeah|yes|so|and|but|a|the|ok|right|is|are|i|know|think|no|wait|then|too|easy|also|cents?|each|because|cuz)\b|\W/gi

/** 'Dime is 10, nickel is 5'. */
function worthTold(heard: Heard): Decision | null {
  const said = [...heard.text.matchAll(saysWorth)].map(([whole, word = '', value]) => ({
    whole,
    word: word.toLowerCase().replace(/s$/, '').replace('pennie', 'penny'),
    value: smallValue(value),
    worth: worthOfCoin(word),
  }))
  const rest = said.reduce((text, { whole }) => text.replace(whole, ' '), heard.text).replace(around, '')
  if (said.length === 0 || rest !== '') return null
  const wrong = said.find((one) => one.value !== one.worth)
  const values = { says: list.format(said.map((one) => `a ${one.word} is ${one.worth}¢`)) }
  if (!wrong) return right(heard, { key: 'coins.worthRight', values })
  return reply(
    [{ key: 'coins.worthLook', values: { coin: wrong.word } }],
    askStep(
      heard.lesson,
      { key: 'coins.worthAsk', values: { coin: wrong.word } },
      { form: 'number', answer: String(wrong.worth) },
    ),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const bySize = new RegExp(
  String.raw`\b${coin}(?: is|'s|s)? (?:so |way |much )?(smaller|bigger|littler|larger|tiny|big|little|small)\b.*\b(?:so|then)\b.*\b(less|more|worth|bigger|smaller)\b`,
  'i',
)
const compares = new RegExp(
  String.raw`^\W*(?:(?:so|and|but|oh|no|i think|is) )*(?:an? |one |the )?${coin} (?:is |are )?(?:worth )?(more|less|bigger|smaller|greater) than (?:an? |one |the )?${coin}\W*$`,
  'i',
)

/** 'A dime is smaller than a nickel so it's less': size does not tell. */
function sizeTold(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, word = '', , how = ''] = bySize.exec(text) ?? []
  const both = [...text.matchAll(new RegExp(String.raw`\b${coin}\b`, 'gi'))].map(([, one = '']) =>
    one.toLowerCase().replace(/s$/, ''),
  )
  const [one = '', second] = both
  const other = second ?? (one === 'dime' ? 'nickel' : 'dime')
  if (word !== '' && one !== '') {
    const values = { one, other }
    if (worthOfCoin(one) > worthOfCoin(other) === /more/i.test(how) && !/worth/i.test(how))
      return right(heard, { key: 'coins.sizeRight', values })
    return reply(
      [{ key: 'coins.size', values }],
      askStep(
        lesson,
        { key: 'coins.worthAsk', values: { coin: one } },
        { form: 'number', answer: String(worthOfCoin(one)) },
      ),
      { kind: 'claim', mood: 'thinking' },
    )
  }
  const [, left = '', way = '', right2 = ''] = compares.exec(text) ?? []
  if (left === '' || /bigger|smaller/i.test(way)) return null
  const isTrue = worthOfCoin(left) > worthOfCoin(right2) === /more|greater/i.test(way)
  const values = { one: left.toLowerCase(), other: right2.toLowerCase(), is: way.toLowerCase() }
  return isTrue
    ? right(heard, { key: 'coins.compare', values })
    : reply(
        [{ key: 'coins.size', values }],
        askStep(
          lesson,
          { key: 'coins.worthAsk', values: { coin: values.one } },
          { form: 'number', answer: String(worthOfCoin(left)) },
        ),
        { kind: 'claim', mood: 'thinking' },
      )
}

const asksCoins =
  /^\W*(?:(?:so|ok|and|but) )*(?:what|which|how many) coins? (?:would|could|can|do|does|is|are|should|will|makes?|make)\b(?:[^\d]*?(\d{1,2}) ?(?:cents|¢|c)\b)?[^\d]*$/i

/** 'What coins would that be' of 55 cents. */
function coinsFor({ lesson, text }: Heard): Decision | null {
  const found = asksCoins.exec(text)
  const last = lesson.last?.item.answer
  const amount = Number(found?.[1] ?? (last?.form === 'number' || last?.form === 'money' ? last.answer : NaN))
  if (!found || Number.isNaN(amount) || amount < 2 || amount > 99 || !Number.isInteger(amount)) return null
  const first = amount >= 25 ? 'quarter' : amount >= 10 ? 'dime' : 'nickel'
  const values = { amount, first }
  return reply(
    [{ key: 'coins.ways', values }],
    askChat(aboutNow(lesson, 'coins', String(amount)), { key: 'coins.ways.ask', values }),
    { kind: 'why', mood: 'happy' },
  )
}

const each = new RegExp(String.raw`\b(${n}|an?|one) ${coin}\b`, 'gi')
const fillers =
  /\b(?:and|plus|or|with|so|its|it's|maybe|i|think|could|be|it|would|is|that|a|then|just|ok|oh|like|use)\b|\W/gi

/** '2 quarters and a nickel', when 55 cents were to be made. */
function coinsFound(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const amount = Number(aboutIn(lesson, 'coins') ?? NaN)
  const coins = [...text.matchAll(each)]
  if (Number.isNaN(amount) || coins.length === 0 || text.replace(each, '').replace(fillers, '') !== '') return null
  const sum = coins.reduce(
    (all, [, said = '', , word = '']) => all + (/^an?$/i.test(said) ? 1 : smallValue(said)) * worthOfCoin(word),
    0,
  )
  const values = { amount, sum }
  const about = aboutNow(lesson, 'coins', String(amount))
  if (sum === amount)
    return reply([{ key: 'coins.found', values }], askChat(about, { key: 'coins.found.ask', values }), {
      kind: 'claim',
      mood: 'happy',
    })
  return reply(
    [{ key: sum > amount ? 'coins.over' : 'coins.under', values }],
    askChat(about, { key: 'coins.ways.again', values }),
    { kind: 'claim', mood: 'thinking' },
  )
}

const asksWrite =
  /\b(?:do|can|should|could|would|how do) (?:i|you|we) (?:write|put|say)(?: it)?(?: as| like)? (?:\$?0?\.(\d\d)|(\d{1,2}) ?(?:c|¢|cents?))\b[^\d]*(?:or|,)[^\d.$]*(?:\$?0?\.\d\d|\d{1,2} ?(?:c|¢|cents?))/i

/** 'Do I write .63 or 63c'. */
function centsWritten(heard: Heard): Decision | null {
  const [, one, other] = asksWrite.exec(heard.text) ?? []
  const cents = one ?? other
  return cents === undefined ? null : right(heard, { key: 'coins.written', values: { cents } })
}

const dollarsSaid = /\b(\d{1,3}) dollars?,? (?:and )?(\d{1,2}) ?(?:cents?|¢|c)\b.*\$? ?(\d{1,3})\.(\d{1,3})\W*$/i

/** 'I have 2 dollars and 63 cents, I write $2.63'. */
function dollarsWritten(heard: Heard): Decision | null {
  const [, dollars, cents, whole, part] = dollarsSaid.exec(heard.written) ?? []
  const { lesson } = heard
  if (dollars === undefined || cents === undefined) return null
  const says = `$${dollars}.${cents.padStart(2, '0')}`
  if (whole === dollars && part === cents.padStart(2, '0'))
    return right(heard, { key: 'coins.dollars', values: { says } })
  return reply(
    [{ key: 'coins.dollarsLook', values: { dollars, cents } }],
    openProblem(lesson) ? askAgain(heard, lesson) : askChat(lesson, { key: 'coins.fix' }),
    { kind: 'claim', mood: 'thinking' },
  )
}

/** Coins and how money is written. */
export const ofCoins = (heard: Heard): Decision | null =>
  heard.grade > 4 || heard.text.length > 120
    ? null
    : (coinsFound(heard) ??
      coinsFor(heard) ??
      sizeTold(heard) ??
      worthTold(heard) ??
      centsWritten(heard) ??
      dollarsWritten(heard))
