import Fraction from 'fraction.js'
import { findExpressions } from '#shared/answers/expressions.ts'
import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import { readTokens } from '#shared/answers/tokens.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// Questions about amounts that no sum is asked in: what some coins come to, whether it is enough, whether the order matters.

const cents: Readonly<Record<string, number>> = { q: 25, d: 10, n: 5, p: 1 }
const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const coinKinds = new RegExp(
  String.raw`\b(a|an|the|\d{1,2}|${small.join('|')}) ((?:quarter|dime|dim|nickel|nickle|nickl|penny|pennie|peny)s?)\b`,
  'gi',
)

type Coins = { count: number; word: string; worth: number }

/** The coins of a text with their numbers: '3 quarters and a penny'. */
const coinsIn = (text: string): Coins[] =>
  [...text.matchAll(coinKinds)].map(([, said = '', word = '']) => {
    const named = small.indexOf(said.toLowerCase())
    const count = /^\d/.test(said) ? Number(said) : Math.max(1, named)
    return { count, word, worth: count * (cents[word.charAt(0).toLowerCase()] ?? 0) }
  })

const asksWorth = /\bhow (?:much|many cents)\b|\bwhat(?:'?s| is| does| do)\b.*\b(?:make|worth|total|that|it)\b/i

/** 'I have 3 quarters, 2 dimes and a penny, how much do I have': what each kind makes is told, and the child adds. */
export function coinsAsked(heard: Heard): Decision | null {
  const { text } = heard
  const coins = coinsIn(text)
  const isAlone =
    text.replace(coinKinds, ' ').replace(/\b(?:i|have|got|has|my|so|ok|and|plus|with|count|just)\b|\W/gi, '') === ''
  const isEmptied =
    coins.length >= 3 && /\b(?:i|we) (?:got|have|found|had|counted)\b/i.test(text) && !openProblem(heard.lesson)
  if (coins.length < 2 || !(isAlone || isEmptied || asksWorth.test(text)) || findExpressions(text).length > 0)
    return null
  if ((text.replace(coinKinds, ' ').match(/\d+/g) ?? []).length > 0) return null
  const worths = coins.map(({ count, word, worth }) => `${count} ${word}: ${worth}¢`)
  const sum = coins.map(({ worth }) => worth).join(' + ')
  const taken = ownProblem({ ...heard, text: sum }, [{ key: 'coins.worth', values: { what: list.format(worths) } }])
  // What each is worth is the child's to find: the biggest come first.
  const [first] = [...coins].sort((one, two) => two.worth / two.count - one.worth / one.count)
  if (!taken || !first || coins.length < 3 || heard.grade > 3) return taken
  const kind = first.word.replace(/s$/, '')
  const values = { coin: kind, count: first.count }
  return {
    ...taken,
    move: {
      ...taken.move,
      lines: [
        { key: 'coins.start', values },
        { key: 'coins.start.ask', values },
      ],
    },
  }
}

const list = new Intl.ListFormat('en-US', { type: 'unit' })
const enough = /\b(?:enough|enuff?|enogh|enouf|inuff?)\b/i

/** 'Do I have enough': the two amounts that were told last are put side by side. */
export function enoughAsked({ lesson, text }: Heard): Decision | null {
  if (
    !enough.test(text) ||
    !/\?|^\W*(?:so )?(?:do|does|is|will|would|did|have|has)\b|\b(?:do|will|would) i (?:have|hav)\b/i.test(text)
  )
    return null
  const told = readTokens(text).flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  const inCents =
    /\bdollars?\b/i.test(text) &&
    !/\bcents?\b/i.test(text) &&
    lesson.said.slice(-12).some((one) => one.startsWith('coins.'))
  const [one, other] = [
    ...told.reverse().map((value) => (inCents ? value.mul(100) : value)),
    ...[...lesson.sight].reverse().flatMap((seen) => readNumber(seen) ?? []),
  ]
  if (!one || !other || openProblem(lesson)) return null
  const [less, more] = one.lt(other) ? [one, other] : [other, one]
  const values = { less: write(less), more: write(more), by: write(more.sub(less)) }
  return less.equals(more)
    ? reply([{ key: 'enough.same', values }], askChat(lesson, { key: 'enough.so' }), {
        kind: 'sight',
        mood: 'thinking',
      })
    : reply([{ key: 'enough.more', values }], askChat(lesson, { key: 'enough.so' }), {
        kind: 'sight',
        mood: 'thinking',
      })
}

const write = (value: Fraction) => writeNumber(value, 'decimal')
const number = String.raw`(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const joint = String.raw`(and|plus|\+|added to|times|x|×|\*|minus|-|−|take away|divided by|÷)`
const bothWays = new RegExp(String.raw`${number} ${joint} ${number}\b.{0,40}?\b${number} ${joint} ${number}\b`, 'i')
const comparing = /\b(?:same|different|diffrent|diferent|equal|matter)\b/i

const signs: readonly [RegExp, 'add' | 'times' | 'takeAway' | 'share'][] = [
  [/^(?:and|plus|\+|added to)$/i, 'add'],
  [/^(?:times|x|×|\*)$/i, 'times'],
  [/^(?:minus|-|−|take away)$/i, 'takeAway'],
  [/^(?:divided by|÷)$/i, 'share'],
]
const signOf = (word: string) => signs.find(([pattern]) => pattern.test(word))?.[1]

/** 'Is 7 and 9 the same as 9 and 7': true of adding and multiplying, and not of the others. */
export function eitherWay(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const found = comparing.test(text) ? bothWays.exec(text) : null
  if (!found) return null
  const [, a = '', first = '', b = '', c = '', second = '', d = ''] = found
  const [one, other, third, fourth] = [a, b, c, d].map(amountOf)
  const sign = signOf(first)
  if (!one || !other || !third || !fourth || sign === undefined || signOf(second) !== sign) return null
  if (!one.equals(fourth) || !other.equals(third) || one.equals(other)) return null
  const makes = sign === 'add' ? one.add(other) : sign === 'times' ? one.mul(other) : new Fraction(0)
  return reply(
    [{ key: `either.${sign}`, values: { one: write(one), other: write(other), makes: write(makes) } }],
    openProblem(lesson) ? askAgain(heard, lesson) : askChat(lesson, { key: 'either.ask' }),
    { kind: 'sight', mood: 'happy' },
  )
}

function amountOf(text: string): Fraction | null {
  const [token] = readTokens(text)
  return token?.kind === 'number' ? token.value : null
}

const hoursAndMinutes =
  /^\W*(?:so |wait |ok )*(?:is|are|does|was)? ?(\d{1,3}) (?:minutes?|mins?) (?:is |are |equals? |the same as |also )?(?:(\d{1,2})|an?|one) (?:hours?|hrs?)(?: (?:and )?(\d{1,2})(?: (?:minutes?|mins?))?)?(?:,? (?:right|is that right|correct))?\W*$/i

/** 'Is 95 minutes 1 hour 35': right is said to be right; what is not begins with the minutes of one hour. */
export function hoursClaimed(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, minutes, hours = '1', rest = '0'] = hoursAndMinutes.exec(text) ?? []
  if (minutes === undefined || openProblem(lesson)) return null
  if (Number(minutes) !== Number(hours) * 60 + Number(rest))
    return ownProblem({ ...heard, text: 'how many minutes are in 1 hour' })
  const [hour, minute] = [Number(hours) === 1 ? 'hour' : 'hours', Number(rest) === 1 ? 'minute' : 'minutes']
  const over = Number(rest) === 0 ? '' : ` and ${rest} ${minute}`
  const says = `${minutes} minutes is ${hours} ${hour}${over}`
  return reply([{ key: 'sight.credit', values: { says } }], askChat(lesson, { key: 'sight.next' }, 'chat'), {
    kind: 'sight',
    mood: 'happy',
  })
}
