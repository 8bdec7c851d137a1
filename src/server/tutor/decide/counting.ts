import { readTokens } from '#shared/answers/tokens.ts'
import type { Decision, Situation } from '../move.ts'
import { keyValue } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, askOffer, askStep } from './ask.ts'
import { credit } from './credit.ts'
import { reply } from './reply.ts'

/** Fewer numbers in a row are no counting; high ones, one after the other and nothing else, are from three on: 'a hundred and one a hundred and two a hundred and three'. */
const fewest = 4
const fewestHigh = 3
const high = 20

const isHighRun = (numbers: readonly number[], others: number) =>
  others <= 1 &&
  numbers.length >= fewestHigh &&
  numbers.every((one, at) => one > high && (at === 0 || one === (numbers[at - 1] ?? 0) + 1))
const mostOthers = 5
/** A row with a question is a problem. */
const asksNext = /\b(?:what|whats|what's|which|how)\b.*\b(?:next|after|missing|rule|pattern)\b|\bnext\?/i
const youngest = 2
/** '5 6 7', and nothing else: young children count on in short rows. */
const isShortRun = (numbers: readonly number[], others: number, grade: number) =>
  grade <= youngest &&
  others <= 1 &&
  numbers.length === fewestHigh &&
  Math.abs((numbers[1] ?? 0) - (numbers[0] ?? 0)) === 1 &&
  numbers.every((one, at) => at === 0 || one - (numbers[at - 1] ?? 0) === (numbers[1] ?? 0) - (numbers[0] ?? 0))
/** 'Thats 5', 'so 4 times', behind what was counted: how many numbers, or where it came to. */
const comesTo =
  /^(.*\d)[,.;:]?\s+(?:(?:so|then|and|ok|oh) )*(?:that'?s|that is|thats|it'?s|is|makes?|so|=|i got|equals)(?: it'?s| its)? (?:like )?(\d{1,4})(?: (?:times|more|in all|altogether|numbers?|hops|jumps|groups|each|left|of them|[a-z]{3,12}))?\W*$/i

/** '5 6 7. 3 more': how many were counted on. */
const moreBehind = /^(.*\d)[,.;:!]*\s+(?:(?:so|then|thats|that's|its|and) )?(\d{1,3}) more\W*$/i

/** Behind the gap it goes on in the same steps. */
const goesOn = (rest: readonly number[], step: number) =>
  rest.length >= 2 && rest.every((one, at) => at === 0 || one - (rest[at - 1] ?? 0) === step)

/** '3 6 9 12 14', '35 40 45 50 60': only the last one is off, and by no coin. */
const slipsAtEnd = (numbers: readonly number[], step: number) => {
  const [before = 0, last = 0] = numbers.slice(-2)
  const by = last - before
  const isOnlyLast = numbers.slice(1, -1).every((one, at) => one - (numbers[at] ?? 0) === step)
  const isCoin = [25, 10, 5].includes(step) && [10, 5, 1].includes(by) && by < step
  return isOnlyLast && step > 1 && by > 0 && by < 3 * step && !isCoin
}

/** 'One two four five': a young child leaves one out early on. */
const isOneLeftOut = (numbers: readonly number[], gap: number, grade: number) =>
  grade <= youngest && gap === 2 && numbers[0] === 1 && numbers[1] === 2 && goesOn(numbers.slice(gap), 1)

/** 'I can count to 20', before it does. */
const promises =
  /^\W*(?:(?:please|ok|can you|will you|lets|let's|you) )*count with me[\s:,.!-]*(?=(?:\d|one)\b)|^\W*(?:look |ok |hey |watch |i can |i'?ll |let me |can you |i'?m )*(?:skip )?count(?:ing|ed)? (?:up )?by (?:\d{1,3}|two|five|ten|three|four)'?e?s[:,.!-]*\s+(?=\d)|^\W*(?:look |ok |hey |watch )*(?:i can |i'?ll |i will |let me |im gonna |i am |i'?m )?count(?:ing)?(?: up)? to (?:\d+|twenty|ten|a hundred|one hundred)\b[\s:,.!-]*(?=(?:1|one)\b)/i
const coinWorth: readonly (readonly [RegExp, number])[] = [
  [/\bquarters?\b/i, 25],
  [/\bdimes?\b/i, 10],
  [/\bnick(?:el|le)s?\b/i, 5],
  [/\bpenn(?:y|ies|ys)\b/i, 1],
]

/** A quarter of a turn, of an hour, of a pie. */
const isTurn = /\b(?:a|one|half|turn|full|quarter of|past|to|degrees|pizza|pie|circle|hour|time|why)\b/i

/** 'Then dimes 80 90 100' after 75 of quarters: each coin adds its own worth to what is there. */
function countedCoins(situation: Situation): Decision | null {
  const { lesson, text } = situation
  const worth = coinWorth.find(([pattern]) => pattern.test(text))?.[1]
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const [first = 0] = numbers
  if (
    worth === undefined ||
    numbers.length < 2 ||
    isTurn.test(text) ||
    /\d (?:quarter|dime|nick|penn)|[-+=x×]/i.test(text)
  )
    return null
  const before = Number(lesson.sight.findLast((one) => /^\d+$/.test(one)) ?? 0)
  const start = /\b(?:first|start)\b/i.test(text) || before === 0 || first < before ? 0 : before
  const gap = numbers.findIndex((one, at) => one - (at === 0 ? start : (numbers[at - 1] ?? 0)) !== worth)
  const last = numbers.at(-1) ?? 0
  const open = openProblem(lesson)
  if (gap < 0)
    return reply(
      [{ key: 'coins.counted', values: { last } }],
      open
        ? askChat(lesson, { key: 'coins.then' })
        : askOffer(lesson, { key: 'count.more' }, { yes: 'practice', about: 'counting' }),
      { kind: 'count', mood: 'happy' },
    )
  const reached = gap === 0 ? start : (numbers[gap - 1] ?? 0)
  return reply(
    [{ key: 'coins.onFrom', values: { before: reached, worth } }],
    askStep(
      lesson,
      { key: 'coins.next', values: { before: reached, worth } },
      { form: 'number', answer: String(reached + worth) },
    ),
    { kind: 'count', mood: 'thinking' },
  )
}

/** Money was spoken of; mangos are no cents. */
const ofCoins = (said: readonly string[]) => said.slice(-8).some((one) => /^(?:coins?|purse|money|pay)/.test(one))

/** It was told in parts, as coins are, and counted on to the end of it: 75, 85, 95, 96, 97, 98, 99 of 75, 20 and 4. */
function isAllOfIt(sight: readonly string[], end: number): boolean {
  const parts = sight.filter((one) => /^\d+$/.test(one)).map(Number)
  return parts.length > 1 && parts.length <= 4 && parts.reduce((sum, one) => sum + one, 0) === end
}

/** 'I counted up 7 8 9 10 11, thats 5', '18 12 6 0 thats 4 times': what the counting comes to. */
function countedTo(situation: Situation): Decision | null {
  const { lesson, text } = situation
  const [, before = '', said = ''] = comesTo.exec(text) ?? moreBehind.exec(text) ?? []
  // 'So keep taking 6. 18 12 6 0, thats 4 times': the last row counts.
  const row = before.split(/[.!?;:]+\s+/).at(-1) ?? before
  const numbers = (row.match(/\d+/g) ?? []).map(Number)
  const [first = 0, second = 0] = numbers
  const step = second - first
  if (said === '' || numbers.length < fewestHigh || step === 0 || /\d ?[-+x×*÷/=:] ?\d/.test(text)) return null
  const isEven = numbers.every((one, at) => at === 0 || one - (numbers[at - 1] ?? 0) === step)
  const open = openProblem(lesson)
  const key = open && keyValue(open.item)
  const ends = [numbers.at(-1), numbers.length, numbers.length - 1]
  if (!ends.includes(Number(said))) return null
  // '8 9 10 11 12 13, thats 6' of 8 + ___ = 13: the one to start at was counted, too.
  if (open && step === 1 && key?.equals(Number(said) - 1) && new RegExp(`(?<!\\d)${first}(?!\\d)`).test(open.item.name))
    return reply(
      [{ key: 'count.fromStart', values: { first, last: numbers.at(-1) ?? 0 } }],
      askAgain(situation, { ...lesson, asked: null }),
      { kind: 'count', mood: 'thinking', found: 'wrong' },
    )
  // Coins change their step on the way; what comes out is where it ends.
  if (open && key?.equals(Number(said))) return credit(situation, open, { said })
  if (!isEven || (open && Math.abs(step) === 1 && numbers.length !== Number(said))) return null
  return reply(
    [{ key: 'count.comes', values: { said, first, last: numbers.at(-1) ?? 0 } }],
    openProblem(lesson) ? askAgain(situation, { ...lesson, asked: null }) : askChat(lesson, { key: 'sight.next' }),
    {
      kind: 'count',
      mood: 'happy',
    },
  )
}

/** Things that were told in two heaps, counted on to the end of both: 6, 7, 8, 9 of 5 mangos and 4. */
function countedHeaps({ lesson }: Situation, end: number): Decision | null {
  if (end > high || ofCoins(lesson.said) || !isAllOfIt(lesson.sight, end)) return null
  const parts = lesson.sight.filter((one) => /^\d+$/.test(one))
  return reply(
    [{ key: 'sight.credit', values: { says: `${parts.join(' + ')} = ${end}` } }],
    askChat(lesson, { key: 'sight.next' }),
    { kind: 'sight', mood: 'happy' },
  )
}

const rowWithTalk =
  /^\W*(?:[a-z]+[\s,.!]+){0,4}((?:\d{1,3}[\s,.…-]+){4,}\d{1,3})\W+(?![^a-z]*(?:that'?s|so|makes|is|are|and)\b)([a-z][^\d=+×÷]*)$/i

/** '1 2 3 4 5 7 8 I counted all the legs': the row, without what is said of it. */
const rowIn = (text: string): string => (/\?/.test(text) ? text : (rowWithTalk.exec(text)?.[1] ?? text))

/** The child counts aloud: true as far as it goes, and at a gap the number that comes next is asked for. */
export function counting(whole: Situation): Decision | null {
  const behind = countedTo(whole)
  if (behind) return behind
  const situation = { ...whole, text: rowIn(whole.text.replace(promises, '')) }
  const { lesson, text } = situation
  const coins = countedCoins(situation)
  if (coins) return coins
  const tokens = readTokens(text)
  const others = tokens.filter(({ kind }) => kind === 'word' || kind === 'sign').length
  const numbers = tokens.flatMap((token) =>
    token.kind === 'number' && token.value.d === 1n ? [Number(token.value.n * token.value.s)] : [],
  )
  // 'Seven, 8, 9. Nine': the end is said once more.
  if (numbers.length >= fewest && numbers.at(-1) === numbers.at(-2)) numbers.pop()
  const isShort =
    numbers.length < fewest && !isHighRun(numbers, others) && !isShortRun(numbers, others, situation.grade)
  if (isShort || others > mostOthers || tokens.some(({ kind }) => kind === 'sign')) return null
  if (/\d ?[x×*÷/] ?\d/i.test(text) || asksNext.test(text)) return null
  // Counting up to the answer: 75, 85, 95, 96.
  const open = openProblem(lesson)
  const key = open && keyValue(open.item)
  const end = numbers.at(-1)
  const isUp = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0))
  if (
    open &&
    key &&
    end !== undefined &&
    isUp &&
    key.equals(end) &&
    !numbers.slice(0, -1).some((one) => key.equals(one))
  )
    return credit(situation, open, { said: String(end) })
  const heaps = end !== undefined && isUp ? countedHeaps(situation, end) : null
  if (heaps) return heaps
  if (end !== undefined && isUp && isAllOfIt(lesson.sight, end))
    return reply([{ key: 'coins.counted', values: { last: end } }], askChat(lesson, { key: 'sight.next' }), {
      kind: 'count',
      mood: 'happy',
    })
  const [first = 0, second = 0] = numbers
  const step = second - first
  if (step === 0 || Math.abs(step) > 100) return null
  const gap = numbers.findIndex((one, at) => at > 0 && one - (numbers[at - 1] ?? 0) !== step)
  const last = numbers.at(-1) ?? 0
  if (gap < 0) {
    const key = step === 1 ? 'count.right' : step === -1 ? 'count.back' : 'count.by'
    const lines = [{ key, values: { last, step: Math.abs(step), first } }]
    return openProblem(lesson)
      ? reply(lines, askAgain(situation, { ...lesson, asked: null }), { kind: 'count', mood: 'happy' })
      : reply(lines, askOffer(lesson, { key: 'count.more' }, { yes: 'practice', about: 'counting' }), {
          kind: 'count',
          mood: 'happy',
        })
  }
  // Steps of another size may change on purpose: 75, 85, 95, 96 are coins.
  if (
    (gap < 3 && !isOneLeftOut(numbers, gap, situation.grade)) ||
    (Math.abs(step) > 1 && !goesOn(numbers.slice(gap), step) && !slipsAtEnd(numbers, step))
  )
    return null
  const before = numbers[gap - 1] ?? 0
  return reply(
    [{ key: 'count.upTo', values: { before } }],
    askStep(lesson, { key: 'count.next', values: { before } }, { form: 'number', answer: String(before + step) }),
    {
      kind: 'count',
      mood: 'happy',
    },
  )
}
