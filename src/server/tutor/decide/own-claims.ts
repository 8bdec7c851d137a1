import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { chainIn } from '../read/algebra.ts'
import { askedIn } from '../read/asked.ts'
import { bracketsIn } from '../read/own-sum.ts'
import { unitClaimIn } from '../read/unit-claims.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat, askStep } from './ask.ts'
import { brought } from './brought.ts'
import { look, right, shown } from './found-by-child.ts'
import type { Heard } from './hear.ts'
import { few, seenIn } from './keep-sight.ts'
import { looked } from './last-answer.ts'
import { ownProblem } from './own.ts'
import { powerClaims } from './power-claims.ts'
import { reply } from './reply.ts'

// What a child says that something is: an amount in another unit, an odd number, coins, the y of a line.
// True is said to be true; of the rest one thing is shown to look at, and what it comes to is asked for.

function inUnits(heard: Heard): Decision | null {
  const claim = unitClaimIn(heard.text)
  if (!claim || /^\W*(?:is|are)\b/i.test(heard.text)) return null
  const { from, to, per, small, big, unit, makes } = claim
  const values = { from, to, per, small, big, unit }
  return claim.isTrue
    ? right(heard, { key: 'units.right', values })
    : look(heard, { key: 'units.look', values }, { key: 'units.ask', values }, shown(makes))
}

const paritySaid =
  /^\W*(?:(?:so|and|then|but|ok|oh|i think|cuz|because) )*(\d{1,6}) (?:is|would be|has to be|must be)(?: also)?(?: an?)? (odd|even)\b(?! or)/i

/** '63 is odd cuz 3', 'and 30 is odd cuz the 3'. */
function parity(heard: Heard): Decision | null {
  const [, number, said] = paritySaid.exec(heard.text) ?? []
  if (number !== undefined && said !== undefined) {
    const last = number.at(-1) ?? ''
    const isEven = Number(last) % 2 === 0
    const values = { number, last, kind: isEven ? 'even' : 'odd' }
    return isEven === /even/i.test(said)
      ? right(heard, { key: 'parity.right', values })
      : reply([{ key: 'parity.look', values }], askChat(heard.lesson, { key: 'parity.ask', values }), {
          kind: 'claim',
          mood: 'thinking',
        })
  }
  return null
}

const lineY = /\bif x (?:is|=) (-?\d{1,3}),? (?:then )?y (?:is|=|would be) (-?\d{1,4})\b/i
const line = /y = (−?-?\d*)x(?: ([+−-]) (\d+))?/

/** 'If x is 5 then y is 13' of the line that was worked on. */
function onLine(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, x, y] = lineY.exec(text) ?? []
  const names = [openProblem(lesson)?.item, lesson.last?.item].flatMap((item) => (item ? [item.entity, item.name] : []))
  const found = names.map((name) => line.exec(name)).find((one) => one !== null)
  if (x === undefined || y === undefined || !found) return null
  const [, of = '', sign = '+', and = '0'] = found
  const slope = of === '' ? 1 : Number(of.replace('−', '-'))
  const makes = slope * Number(x) + (sign === '+' ? 1 : -1) * Number(and)
  const name = `${slope} × ${x} ${sign} ${and}`
  return makes === Number(y)
    ? right(heard, { key: 'sight.credit', values: { says: `${name} = ${y}` } })
    : ownProblem({ ...heard, text: name })
}

const comparedSaid =
  /^\W*(?:(?:so|oh|then|ok|yes|ohh) )*(-?\d*\.?\d+(?:\/\d+)?) (?:is|was|has to be) (?:the )?(?:bigger|more|larger|greater|biggest)(?: one)?\W*$/i

/** 'So .4 is bigger' behind the comparing of 0.4 and 0.35. */
function comparedLast(heard: Heard): Decision | null {
  const [, said] = comparedSaid.exec(heard.text) ?? []
  const [, one, other] = /^comparing (\S+) and (\S+)$/.exec(heard.lesson.last?.item.name ?? '') ?? []
  if (said === undefined || one === undefined || other === undefined || openProblem(heard.lesson)) return null
  const isOne = Number(said) === Number(heard.lesson.last?.item.answer.answer)
  return isOne ? right(heard, { key: 'idea.yes' }) : null
}

const hoursSaid = /^\W*(?:(?:so|thats|that's|its|it's|oh|or) )+(\d{1,2}) hours? (?:and )?(\d{1,2}) ?min(?:ute)?s?\b/i

/** 'So 2 hours and 50 min' of 2.5 hours: an hour has no 100 minutes. */
function partOfHour(heard: Heard): Decision | null {
  const [, hours, minutes] = hoursSaid.exec(heard.text) ?? []
  const last = heard.lesson.clock.minutes.at(-1)
  if (hours === undefined || minutes === undefined || last === undefined || last % 60 === 0) return null
  if (Math.floor(last / 60) !== Number(hours)) return null
  const part = shown((last % 60) / 60)
  const values = { part, hours, minutes, all: shown(last / 60) }
  return last % 60 === Number(minutes)
    ? right(heard, { key: 'hours.right', values })
    : look(heard, { key: 'hours.look', values }, { key: 'hours.ask', values }, String(last % 60))
}

const halfSaid =
  /\b(?:half|half of it|half of that|halfway)\b[^\d?]{0,24}?\b(?:is|its|it's|thats|that's|would be|makes|=|so)\s(\d+(?:\.\d+)?)\W*(?:[a-z]+)?\W*$/i

/** 'If I only fill half, it's 30' of 60. */
function halfOfLast(heard: Heard): Decision | null {
  const [, said] = halfSaid.exec(heard.text) ?? []
  const last = Number(heard.lesson.last?.item.answer.answer ?? NaN)
  const bases = [last, ...heard.lesson.sight.map(Number)].filter((one) => one > 0)
  const base = said === undefined ? undefined : bases.find((one) => Math.abs(one - 2 * Number(said)) < 1e-9)
  return base === undefined || said === undefined
    ? null
    : right(heard, { key: 'sight.credit', values: { says: `${shown(base)} ÷ 2 = ${said}` } })
}

const digitsSaid = /\b([1-9])(\d) (?:is|has|means|are) (?:like |just )?(?:an? )?\1 and (?:an? )?\2\b/i

/** '14 is a 1 and a 4': what each digit stands for. */
function digits(heard: Heard): Decision | null {
  const [, tens, ones] = digitsSaid.exec(heard.text) ?? []
  if (tens === undefined || ones === undefined) return null
  const values = { number: `${tens}${ones}`, tens, ones }
  return reply([{ key: 'digits.look', values }], askChat(heard.lesson, { key: 'digits.ask', values }), {
    kind: 'claim',
    mood: 'happy',
  })
}

const partial = /(?<!\d)(\d\d) ?[x×*] ?(\d\d)(?!\d)/i

/** '23 x 14, I did 20x10 and 3x4 so 212': two of the four parts. */
function partsMissing(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const open = openProblem(lesson)
  const [, one, other] = partial.exec(text) ?? /^(\d\d) × (\d\d)$/.exec(open?.item.name ?? '') ?? []
  if (one === undefined || other === undefined) return null
  const [a, b] = [Number(one), Number(other)]
  const [tens, ones] = [(a - (a % 10)) * (b - (b % 10)), (a % 10) * (b % 10)]
  const said = /(?:so|=|is|get|got|thats|that's|makes)\s(?:it'?s |its )?(\d{2,5})\W*$/i.exec(text)?.[1]
  if (ones === 0 || Number(said) !== tens + ones) return null
  const values = { a: a - (a % 10), b: a % 10, c: b - (b % 10), d: b % 10 }
  return (
    ownProblem({ ...heard, text: `${one} × ${other}` }, [{ key: 'parts.missing', values }]) ??
    reply([{ key: 'parts.missing', values }], askStep(lesson, { key: 'parts.ask' }, null), {
      kind: 'step',
      mood: 'thinking',
    })
  )
}

const said =
  /^(?:(?:so|and|then|ok|is|the|but|oh|wait)\s+)*(.{6,70}?),? (?:is|=|equals|i got|i said|i put|would be|has to be|goes to)(?: it| like)? (-?\d{1,7}(?:[./]\d{1,4})?%?)(?: (?:right|correct|too|then))?\W*$/i

/** 'Round 45 to the nearest 10 is 40': any question that can be worked out, with the child's answer. */
function answered(heard: Heard): Decision | null {
  const [claim = ''] = heard.text.split(/\b(?:because|cause|cuz|bc|since)\b/i)
  const [, task = '', value = ''] = said.exec(claim.trim()) ?? []
  if (value === '' || (chainIn(claim)?.links.length ?? 0) > 0) return null
  const item = askedIn(task) ?? askedIn(`what is ${task}`) ?? bracketsIn(task)
  const isOpen = item !== null && item.name === openProblem(heard.lesson)?.item.name
  return item && !isOpen ? brought(heard, item, value, task) : null
}

const differs =
  /^\W*(?:(?:so|then|and|ok|that means|i got|its|it's|thats|that's|i am|im) )+(?:[a-z']+ ){0,4}?(?:faster|slower|older|younger|taller|shorter|longer|bigger|more|less|colder|warmer|heavier|higher|lower|better|difference)(?: by| is)(?: like)? (\d*\.?\d+)\W*(?:[a-z]+)?\W*$/i

/** 'So I got faster by 2.4' of 34.6 and 36.2: how far apart the two are. */
function differ(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, value] = differs.exec(text) ?? []
  const [one, other] = seenIn(lesson)
  if (value === undefined || !one || !other || one.equals(other) || openProblem(lesson)) return null
  const [more, less] = one.gt(other) ? [one, other] : [other, one]
  const sum = `${writeNumber(more, 'decimal')} - ${writeNumber(less, 'decimal')}`
  return more.sub(less).equals(Number(value))
    ? right(heard, { key: 'sight.credit', values: { says: `${sum.replace('-', '−')} = ${value}` } })
    : looked(heard, sum, value)
}

const coin = /\b(\d{1,2}|an?|one|two|three|four|five) (quarters?|dimes?|nickels?|nickles?|pennies|pennys|penny)\b/gi
const coinWorth: Readonly<Record<string, number>> = { q: 25, d: 10, n: 5, p: 1 }
const coinsIn = (text: string) =>
  [...text.matchAll(coin)].reduce(
    (sum, [, count = '', kind = '']) =>
      sum + (few[count.toLowerCase()] ?? Number(count)) * (coinWorth[kind.charAt(0).toLowerCase()] ?? 0),
    0,
  )

/** '2 nickels is a dime': the same money in other coins. */
function sameCoins(heard: Heard): Decision | null {
  const [left = '', right2 = '', ...more] = heard.text.split(
    /\b(?:(?:is|are) (?:the )?(?:same|equal) (?:as|to)|is|are|makes?|equals?|=|same as)\b/i,
  )
  const [one, other] = [coinsIn(left), coinsIn(right2)]
  if (more.length > 0 || one === 0 || other === 0 || /\?|^\W*(?:is|are|how)\b/i.test(heard.text)) return null
  return one === other
    ? right(heard, { key: 'coins.same', values: { one } })
    : reply([{ key: 'coins.differ', values: { one, other } }], askChat(heard.lesson, { key: 'coins.fix' }), {
        kind: 'claim',
        mood: 'thinking',
      })
}

const digitSum =
  /\b(\d) ?(?:\+|and|plus) ?(\d)(?: ?(?:\+|and|plus) ?(\d))? (?:is|=|makes) (\d{1,2})\b.*\b(3|9|three|nine)\b/i
const kindOf = /^what kind of number (\d+) is$/

/** '5+1 is 6 so 3 goes in', '17 x 3' of the question whether 51 is prime. */
function aboutPrime(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const whole = kindOf.exec(open?.item.name ?? '')?.[1]
  if (!open || whole === undefined) return null
  const [, a, b, c = '', sum = ''] = digitSum.exec(text) ?? []
  if (
    a !== undefined &&
    b !== undefined &&
    `${a}${b}${c}` === whole &&
    Number(a) + Number(b) + Number(c) === Number(sum) &&
    Number(sum) % 3 === 0
  )
    return reply([{ key: 'prime.digits', values: { whole, sum } }], askAgain(heard, { ...lesson, asked: null }), {
      kind: 'step',
      mood: 'happy',
    })
  const [, one, other] = /(?<!\d)(\d{1,2}) ?[x×*] ?(\d{1,2})(?!\d)/i.exec(text) ?? []
  if (
    one === undefined ||
    other === undefined ||
    Number(one) * Number(other) !== Number(whole) ||
    one === '1' ||
    other === '1'
  )
    return null
  return reply([{ key: 'prime.product', values: { whole, one, other } }], askAgain(heard, { ...lesson, asked: null }), {
    kind: 'step',
    mood: 'happy',
  })
}

const makesSteps = (text: string) => chainIn(text)?.links.length ?? 0
const readers = [
  ...powerClaims,
  aboutPrime,
  sameCoins,
  differ,
  partOfHour,
  halfOfLast,
  digits,
  inUnits,
  parity,
  onLine,
  comparedLast,
  answered,
]

export function ofOwnClaims(heard: Heard): Decision | null {
  const parts = partsMissing(heard)
  if (parts) return parts
  const asked: Lesson['asked'] = heard.lesson.asked
  if (asked?.kind === 'feeling' || makesSteps(heard.text) > 1) return null
  for (const read of readers) {
    const decision = read(heard)
    if (decision) return decision
  }
  return null
}
