import Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { smallValue } from '../../read/small-numbers.ts'
import { keyValue } from '../../read/tries.ts'
import { list } from '../../say/list.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { eachSaid } from '../keep-sight.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

// Work that is right so far and not at its end: what is left of a number that was split, a row that has not come to its end, a
// fraction that can go further, a place on a scale.

const toTen =
  /(?<![\d.])(\d{1,2}) ?(?:and|plus|\+|with) ?(\d{1,2})(?: more)? ?(?:is|makes?|=|that'?s|thats|gets me to|are) ?(\d{1,2})\b/i
const asksRest =
  /\b(?:how (?:much|many)(?: (?:is|are|do i have|more|of (?:it|them|the \d)))*(?: (?:left|over|still|to go|more))|what(?:'?s| is| do i have)? (?:left|over)|then what|now what|what now|whats next|what'?s next)\W*$/i

/** 'I do 8 and 2 is 10 then how much left' of 8 + 5: so much of the other number is used up, and the rest is the child's. */
export function restOfSplit(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, one, other] = /^(\d{1,2}) \+ (\d{1,2})$/.exec(open?.item.name ?? '') ?? []
  const [, start = '', used = '', made = ''] = toTen.exec(text) ?? []
  if (one === undefined || other === undefined || used === '' || !asksRest.test(text)) return null
  const [a, b, taken] = [Number(one), Number(other), Number(used)]
  const from = Number(start) === a ? b : Number(start) === b ? a : null
  if (from === null || taken >= from || taken < 1 || Number(start) + taken !== Number(made) || Number(made) % 10 !== 0)
    return null
  const values = { start, used, made, from }
  const rest = { form: 'number', answer: String(from - taken) } as const
  return reply([{ key: 'ten.used', values }], askStep(lesson, { key: 'ten.left', values }, rest), {
    kind: 'step',
    mood: 'happy',
  })
}

const row = /^\W*(?:(?:ok|so|um+|its|it's|i got|i count|count) )*((?:\d{1,3}[\s,.]+)+\d{1,3})[\s.,!…]*$/i

/** '2 4 6' of 4 × 2: the row is right and has not come to its end. */
export function rowSoFar(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, one = '', other = ''] = /^(\d{1,2}) × (\d{1,2})$/.exec(open?.item.name ?? '') ?? []
  const numbers = (row.exec(text)?.[1]?.match(/\d+/g) ?? []).map(Number)
  const [by = 0] = numbers
  const last = numbers.at(-1) ?? 0
  const groups = by === Number(other) ? Number(one) : by === Number(one) ? Number(other) : 0
  const isRow = numbers.length >= 2 && numbers.every((value, at) => value === by * (at + 1))
  if (!open || by < 2 || groups === 0 || !isRow || numbers.length >= groups) return null
  const values = { by, last, count: numbers.length, groups }
  return reply([{ key: 'row.sofar', values }], askStep(lesson, { key: 'row.goOn', values }, open.item.answer), {
    kind: 'step',
    mood: 'happy',
  })
}

const simplest = /\b(?:simplest form|simplest terms|lowest terms|simplify|reduce|simplified|reduced)\b/i
const fractions = /(?<![\d/.])(\d{1,3})\/(\d{1,3})(?![\d/])/g

/** 'Write 12/16 in simplest form. i got 6/8': the same amount, and it can go further. */
export function partlySimplified(heard: Heard): Decision | null {
  const { text } = heard
  const found = [...text.matchAll(fractions)].map(([all, top, bottom]) => ({
    all,
    top: Number(top),
    bottom: Number(bottom),
  }))
  const [whole, said] = found
  if (!whole || !said || found.length !== 2 || !simplest.test(text) || said.bottom === 0 || whole.bottom === 0)
    return null
  const value = new Fraction(said.top, said.bottom)
  if (
    !value.equals(new Fraction(whole.top, whole.bottom)) ||
    Number(value.d) === said.bottom ||
    said.bottom >= whole.bottom
  )
    return null
  const taken = ownProblem({ ...heard, text: `what is ${whole.all} in simplest form` })
  if (!taken) return null
  const values = { whole: whole.all, said: said.all, top: said.top, bottom: said.bottom }
  return {
    ...taken,
    move: {
      ...taken.move,
      lines: [
        { key: 'simplest.partly', values },
        { key: 'simplest.partlyAsk', values },
      ],
    },
  }
}

const scale = /\b(?:going|goes|go|counts?|counting|numbers|numbered|scale|lines?)\b[^\d]{0,20}\bby (\d{1,3})'?s?\b/i
const asksPlace =
  /\bwhere (?:does|do|would|should|will|to)(?: i| we| you)?(?: put| draw| stop)?(?: the bar for)? ?(?:an? |the )?(\d{1,4})\b/i
const middle = /\b(?:middle|half ?way|between|betwen|inbetween)\b[^\d]{0,16}(\d{1,4}) (?:and|&) (?:the )?(\d{1,4})\b/i
const scaleKey = 'math-lines-'

/** 'A bar graph going up by 2s, where does 9 go', 'in the middle of 8 and 10'. */
export function placeOnScale(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [step, place] = [Number(scale.exec(text)?.[1] ?? 0), Number(asksPlace.exec(text)?.[1] ?? Number.NaN)]
  if (step > 1 && Number.isInteger(place)) {
    const low = place - (place % step)
    const values = { step, place, low, high: low + step }
    if (low === place) return null
    return reply(
      [{ key: 'scale.lines', values }],
      askChat({ ...lesson, told: `${scaleKey}${place}-${low}-${low + step}` }, { key: 'scale.between', values }),
      { kind: 'why', mood: 'thinking' },
    )
  }
  if (!lesson.told?.startsWith(scaleKey)) return null
  const [at = 0, low = 0, high = 0] = lesson.told.slice(scaleKey.length).split('-').map(Number)
  const [, one, other] = middle.exec(text) ?? []
  if (one === undefined || other === undefined) return null
  const [a, b] = [Number(one), Number(other)].sort((x, y) => x - y)
  if (a !== low || b !== high) return null
  const isMiddle = at - low === high - at
  return /\b(?:middle|half)/i.test(text) && !isMiddle
    ? reply(
        [{ key: 'scale.notMiddle', values: { at, low, high } }],
        askChat(lesson, { key: 'scale.nearer', values: { at, low, high } }),
        { kind: 'claim', mood: 'thinking' },
      )
    : right(heard, { key: isMiddle ? 'scale.middle' : 'scale.inBetween', values: { at, low, high } })
}

const lasting =
  /^\W*(?:(?:so|ok|and|well|first) )*(?:getting )?[a-z]+(?: [a-z]+)? (?:takes?(?: me| us)?|is) (\d{1,2})(?: min(?:ute)?s?)?(?:, ?(?:and |then )*| (?:and |then )+)(?:[a-z]+ ){1,3}(?:takes?(?: me)? |is )?(\d{1,2})(?: min(?:ute)?s?)?(?:(?:, ?(?:and |then )*| (?:and |then )+)(?:[a-z]+ ){1,3}(?:takes?(?: me)? |is )?(\d{1,2})(?: min(?:ute)?s?)?)?\W*$/i

/** 'Dressed takes me 10 and breakfast 15 and teeth 5': a plan, and how long it is in all. */
export function partsOfTime({ lesson, text }: Heard): Decision | null {
  const numbers = (lasting.exec(text)?.slice(1) ?? []).filter((one) => one !== undefined)
  if (numbers.length < 2 || !/\btakes?\b/i.test(text) || /\bif\b|\bfrom \d/i.test(text) || openProblem(lesson))
    return null
  return reply(
    [{ key: 'plan.parts', values: { parts: list.format(numbers) } }],
    askChat(lesson, { key: 'plan.total' }),
    { kind: 'sight', mood: 'happy' },
  )
}

const onlyCoins =
  /^\W*(?:(?:so|ok|and|then|wait|um+) )*(?:how (?:much|many cents) (?:is|are|do) (\d{1,2}) (quarters|dimes|nickels|nickles)(?: (?:worth|make|is|are))?|(\d{1,2}) (quarters|dimes|nickels|nickles) (?:is|are|makes?) how (?:much|many cents)|what(?:'?s| is| are) (\d{1,2}) (quarters|dimes|nickels|nickles)(?: worth)?)\W*$/i
const worth: Readonly<Record<string, number>> = { q: 25, d: 10, n: 5 }

/** '2 quarters is how much': what one is worth, and the child counts on. */
export function sameCoinsAsked(heard: Heard): Decision | null {
  const found =
    onlyCoins
      .exec(heard.text)
      ?.slice(1)
      .filter((one) => one !== undefined) ?? []
  const [count = '', coins = ''] = found
  const each = worth[coins.charAt(0).toLowerCase()] ?? 0
  if (Number(count) < 2 || each === 0) return null
  const taken = ownProblem({ ...heard, text: Number(count) === 2 ? `${each} + ${each}` : `${count} × ${each}` })
  const values = { count, coins: coins.toLowerCase(), coin: coins.toLowerCase().replace(/s$/, '') }
  return (
    taken && {
      ...taken,
      move: {
        ...taken.move,
        lines: [
          { key: 'coins.oneKind', values },
          { key: 'coins.oneKindAsk', values },
        ],
        picture: null,
      },
    }
  )
}

const byReason =
  /^\W*(?:(?:so|and|wins?|bigger|more|ok|oh) )*by (\d{1,3}\/\d{1,3})(?: (?:right|huh|yes|correct|only))?\W*$/i

/** 'By 1/15, right', behind two fractions that were compared. */
export function apartBy(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const said = readNumber(byReason.exec(text)?.[1] ?? '')
  const of = openProblem(lesson)?.item ?? lesson.last?.item
  const [, one = '', other = ''] = /^comparing (\d+\/\d+) and (\d+\/\d+)$/.exec(of?.name ?? '') ?? []
  const [a, b] = [readNumber(one), readNumber(other)]
  if (!said || !a || !b || !of || keyValue(of) !== null) return null
  if (!a.sub(b).abs().equals(said)) return null
  const values = { by: byReason.exec(text)?.[1] ?? '', one, other }
  return openProblem(lesson)
    ? reply([{ key: 'apart.right', values }], askAgain(heard, { ...lesson, asked: null }), {
        kind: 'step',
        mood: 'happy',
      })
    : right(heard, { key: 'apart.right', values })
}

const wins = String.raw`(?:wins?|won|beats?|is (?:the )?(?:bigger|more|greater|larger|biggest|most|winner)|bigger)`

const equalParts = /(?<![\d/])(\d+\/\d+) ?(?:=|is|equals) ?(\d+\/\d+)(?![\d/])/gi

/** '3/5 = 9/15. so 2/3 wins by a tiny bit': behind the reason stands which one it is. */
export function winnerSaid(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, one = '', other = ''] = /^comparing (\d+\/\d+) and (\d+\/\d+)$/.exec(open?.item.name ?? '') ?? []
  if (!open || one === '' || /\?|\bnot\b|n'?t\b/i.test(text)) return null
  const [, said = ''] = new RegExp(String.raw`(?:^|[^\d/])(${one}|${other}) ${wins}\b`, 'i').exec(text) ?? []
  const equal = [...text.matchAll(equalParts)]
  const isTrue = equal.every(([, a = '', b = '']) => readNumber(a)?.equals(readNumber(b) ?? -1) === true)
  // Both have the same bottom then, or nothing was compared.
  const before = lesson.lines.slice(-2).flatMap((line) => [...line.matchAll(equalParts)])
  const bottoms = [one, other].map(
    (part) => ([...equal, ...before].find(([, from]) => from === part)?.[2] ?? part).split('/')[1],
  )
  if (bottoms[0] !== bottoms[1]) return null
  const isBigger = open.item.answer.form !== 'number' && open.item.answer.answer === said
  return said !== '' && equal.length > 0 && isTrue && isBigger ? credit(heard, open, { said }) : null
}

const digitAsked =
  /^\W*(?:(?:so|but|ok|and|wait|then) )*(?:what(?:'?s| is| does| do)|whats|why is there|why do (?:i|you|we) (?:need|write|put)) (?:the |a |that )(\d|one|two|three|four|five|six|seven|eight|nine)(?: (?:for|mean|means|do|stand for|in it|there|in front|first))*\W*$/i
const places = ['ones', 'tens', 'hundreds', 'thousands'] as const

/** 'What is the 1 for', behind 17: in which place it stands, and the child says what it is worth there. */
export function digitOfNumber({ lesson, text }: Heard): Decision | null {
  const digit = smallValue(digitAsked.exec(text)?.[1])
  const number = lesson.sight.findLast((one) => one !== '' && one !== eachSaid) ?? ''
  if (digit < 1 || !/^\d{2,4}$/.test(number) || openProblem(lesson)) return null
  const at = number.indexOf(String(digit))
  if (at < 0 || at !== number.lastIndexOf(String(digit))) return null
  const place = places[number.length - 1 - at] ?? 'ones'
  const worth = digit * 10 ** (number.length - 1 - at)
  const values = { digit, number, place }
  return reply(
    [{ key: 'digit.place', values }],
    askStep(lesson, { key: 'digit.worth', values }, { form: 'number', answer: String(worth) }),
    {
      kind: 'why',
      mood: 'thinking',
    },
  )
}
