import { findNumbers, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { list } from '../say/list.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, askStep, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { hint } from './help.ts'
import { seenIn } from './keep-sight.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// Small things of a child's own numbers that are said in one line.

const sumCompared =
  /\bis (\d{1,4}) (?:and|plus|\+) (\d{1,4}) (?:more|less|bigger|greater|smaller) (?:th[ae]n) (\d{1,4})\b/i

/** 'Is 12 and 9 more than 20': what it comes to is found first. */
function compared(heard: Heard): Decision | null {
  const [, one, other] = sumCompared.exec(heard.text) ?? []
  return one === undefined ? null : ownProblem({ ...heard, text: `${one} + ${other}` })
}

const temperature =
  /(?<![\d.])([-−]?\d{1,3})\b.*?\b(?:now|then|later|noon|night|evening|afternoon|tonight|today|and its|and it's|to)\b.*?(?<![\d.])([-−]?\d{1,3})\b.*?\bhow (?:many|much)\b.*?\b(degrees?|warmer|colder|up|down|rise|rose|drop|dropped|change)\b|(?<![\d.])([-−]?\d{1,3})\b.*?(?<![\d.])([-−]?\d{1,3}) (?:now|tonight|today)\b.*?\bhow (?:many|much)\b.*?\b(degrees?|warmer|colder|up|down|rise|drop)\b/i

/** 'It was -5 and its 8 now, how many degrees did it go up'. */
function warmer(heard: Heard): Decision | null {
  const found = temperature.exec(heard.text)
  const [from, to] = found ? [found[1] ?? found[4], found[2] ?? found[5]] : []
  if (from === undefined || to === undefined || !/[-−]/.test(`${from}${to}`)) return null
  const [a, b] = [Number(from.replace('−', '-')), Number(to.replace('−', '-'))]
  if (a === b) return null
  const [high, low] = a > b ? [a, b] : [b, a]
  return ownProblem({ ...heard, text: `${high} - ${low < 0 ? `(${low})` : low}` }, [
    {
      key: low < 0 && high > 0 ? 'warmer.through' : 'warmer.between',
      values: { low: `−${Math.abs(low)}`, high: String(high).replace('-', '−') },
    },
  ])
}

const takesBack =
  /^\W*(?:(?:i|oh|wait|no|um+) )*(?:put|did|added|tried|wrote|got|had|used|just|thought|typed|meant)?.{0,40}\b(?:no wait|wait no|nvm|never ?mind|hold on|oops|hang on)\W*$/i

/** 'I put 34 + 275 no wait': it thinks again, and gives no new sum. */
function thinksAgain({ text, lesson }: Heard): Decision | null {
  if (!openProblem(lesson) || !takesBack.test(text) || text.split(/\s+/).length < 3) return null
  return reply([{ key: 'thinks.again' }], { ...noQuestion(lesson), asked: lesson.asked }, { kind: 'wait' })
}

const counts = /\b(\d{1,2}|an?|one|two|three|four|five) (quarters?|dimes?|nickels?|nickles?|pennies|pennys|penny)\b/gi
const tells = /\b(?:i|we) (?:have|hav|got|found|get|had)\b/i

/** 'I have 3 quarters and a dime': taken in, and the child counts. */
function coinsTold({ text, lesson }: Heard): Decision | null {
  const kinds = [...text.matchAll(counts)].map(([all]) => all)
  if (kinds.length < 2 || !tells.test(text) || /\?|\bhow\b|=/.test(text) || openProblem(lesson)) return null
  return reply(
    [{ key: 'sight.set', values: { what: list.format(kinds) } }],
    askStep(lesson, { key: 'coins.count' }, null),
    {
      kind: 'sight',
      mood: 'happy',
    },
  )
}

const short =
  /\bi (?:still )?(?:need|am|im|'m) (?:like |about )?(\d{1,4}(?:\.\d\d)?) (?:more )?(?:cents?|sents?|dollars?|bucks?)?(?: more| short)?\b/i

/** 'No, I need 5 more cents' behind 'do I have enough' of 95 cents and 1 dollar. */
function needsMore(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, said] = short.exec(text) ?? []
  if (said === undefined || openProblem(lesson) || !/\bmore|short\b/i.test(text)) return null
  const [cost, has] = [...lesson.sight].reverse().flatMap((one) => (/^\d+(?:\.\d+)?$/.test(one) ? [Number(one)] : []))
  if (cost === undefined || has === undefined) return null
  const whole = cost < has && cost <= 20 ? cost * 100 : Math.max(cost, has)
  const part = cost < has && cost > 20 ? cost : cost < has ? has : Math.min(cost, has)
  if (whole - part !== Number(said)) return null
  const closing = openProblem(lesson) ? askAgain(heard, lesson) : askChat(lesson, { key: 'sight.next' })
  return reply([{ key: 'sight.credit', values: { says: `${whole} − ${part} = ${said}` } }], closing, {
    kind: 'sight',
    mood: 'happy',
  })
}

const whereWrong =
  /^\W*(?:(?:so|ok|wait|but|huh|then) )*(?:what did i (?:miss|do wrong|forget|mess up)|where did i (?:go wrong|mess up)|what(?:'?s| is) wrong(?: with (?:it|that|mine))?|what am i missing|why is it wrong|why isnt it right)\W*$/i

/** 'So what did I miss': one thing to look at. */
function missed(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  return open && whereWrong.test(heard.text) ? hint(heard, open) : null
}

const offers =
  /(\d{1,3}) (?:[a-z]+ )?(?:for|cost|costs|are|is) \$?(\d{1,4}(?:\.\d\d?)?)(?: dollars| bucks)?,? (?:or|vs|and|versus) (\d{1,3}) (?:[a-z]+ )?(?:for|cost|costs|are|is) \$?(\d{1,4}(?:\.\d\d?)?)/i
const cheaper = /\b(?:cheaper|better (?:deal|buy|price)|best (?:deal|buy|price)|which|unit price|less)\b/i
const priceKey = 'math-price-'

/** 'Which is cheaper, 6 for 4.50 or 10 for 7': what one costs in each. */
function betterBuy(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, n, price, m, other] = offers.exec(text) ?? []
  if (
    n !== undefined &&
    price !== undefined &&
    m !== undefined &&
    other !== undefined &&
    cheaper.test(text) &&
    !/inch|size|pizza|circle/i.test(text)
  ) {
    const each = [Number(price) / Number(n), Number(other) / Number(m)]
    const told = `${priceKey}${each.map((one) => one.toFixed(4)).join('-')}-${n}-${m}`
    return reply(
      [{ key: 'price.one', values: { n, price, m, other } }],
      askChat({ ...lesson, told }, { key: 'price.ask', values: { n, m } }),
      {
        kind: 'why',
        mood: 'thinking',
      },
    )
  }
  if (!lesson.told?.startsWith(priceKey)) return null
  const [a = 0, b = 0, first = 0, second = 0] = lesson.told.slice(priceKey.length).split('-').map(Number)
  const said = (text.match(/\d*\.\d+|\d+/g) ?? []).map(Number)
  const isIn = (each: number) => said.some((one) => Math.abs(one - each) < 0.006 || Math.abs(one - each * 100) < 0.6)
  const best = a < b ? first : second
  const values = { a: a.toFixed(2), b: b.toFixed(2), best }
  if (isIn(a) && isIn(b))
    return reply([{ key: 'price.both', values }], askChat(lesson, { key: 'sight.next' }), {
      kind: 'claim',
      mood: 'happy',
    })
  if (said.length === 1 && (isIn(a) || isIn(b)))
    return reply(
      [{ key: 'price.first', values: { each: (isIn(a) ? a : b).toFixed(2) } }],
      askChat(lesson, { key: 'price.other' }),
      {
        kind: 'claim',
        mood: 'happy',
      },
    )
  return /\bonly (?:need|want)\b/i.test(text) && said.includes(Math.min(first, second))
    ? reply([{ key: 'price.need' }], askChat(lesson, { key: 'sight.next' }), { kind: 'claim', mood: 'happy' })
    : null
}

const recipe =
  /\b(?:makes?|for|serves|feeds)\b (\d{1,3}) ([a-z]+).*\b(\d{1,3}(?:\.\d+)?(?: \d\/\d)?|\d\/\d) ([a-z]+)(?: of)? ([a-z]+)\b.*\b(?:want|need|make|for|making)\b(?: to make)? (\d{1,3})\b/i
const scaleKey = 'math-scale-'

/** 'It makes 4 pizzas with 3 cups of flour, I want 6': so many times as much of everything. */
function scaled(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, from, , , , , to] = recipe.exec(text) ?? []
  if (from !== undefined && to !== undefined && from !== to)
    return reply(
      [{ key: 'scale.how', values: { from, to } }],
      askChat({ ...lesson, told: `${scaleKey}${from}-${to}` }, { key: 'scale.ask', values: { from, to } }),
      {
        kind: 'why',
        mood: 'thinking',
      },
    )
  if (!lesson.told?.startsWith(scaleKey) || isQuestionWord.test(text)) return null
  const [one = 1, other = 1] = lesson.told.slice(scaleKey.length).split('-').map(Number)
  const numbers = findNumbers(text).filter((value) => !value.equals(one) && !value.equals(other))
  const seen = [...numbers, ...seenIn(lesson)]
  for (const value of numbers.toReversed()) {
    const base = seen.find((each) => each.mul(other).div(one).equals(value))
    if (!base) continue
    const values = { base: writeNumber(base), said: writeNumber(value), from: one, to: other }
    return reply([{ key: 'scale.right', values }], askChat(lesson, { key: 'sight.next' }), {
      kind: 'claim',
      mood: 'happy',
    })
  }
  return null
}
const isQuestionWord = /^\W*(?:how|what|why|is|can)\b/i

export const ofOwnCounts = (heard: Heard): Decision | null =>
  thinksAgain(heard) ??
  missed(heard) ??
  betterBuy(heard) ??
  scaled(heard) ??
  compared(heard) ??
  warmer(heard) ??
  coinsTold(heard) ??
  needsMore(heard)
