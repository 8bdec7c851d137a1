import type Fraction from 'fraction.js'
import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers, readNumber, writeNumber } from '#shared/answers/numbers.ts'
import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { claimIn } from '../read/claims.ts'
import { computedIn } from '../read/computed/computed.ts'
import { isChance } from '../read/in-passing/chance.ts'
import { claimOf, countedOnly, isNews } from '../read/in-passing/claim.ts'
import { isNoSuchSum } from '../read/in-passing/no-such-sum.ts'
import { inFigures } from '../read/in-passing/told.ts'
import { wayAgrees } from '../read/in-passing/way-agrees.ts'
import { turnedAround } from '../read/reflect.ts'
import {
  broughtBy,
  eachWay,
  nearWay,
  numbersIn,
  type Seen,
  saysOfSides,
  wayByWord,
  wayTo,
  writtenAs,
} from '../read/sight.ts'
import { keyValue } from '../read/tries.ts'
import { list } from '../say/list.ts'
import { isOwn, type Lesson, openProblem } from '../state.ts'
import { askChat, type Closing } from './ask.ts'
import { changesAgain, tellsTwo } from './goes-on-from.ts'
import type { Heard } from './hear.ts'
import { eachSaid, seenIn } from './keep-sight.ts'
import { meantBy, saysGroups } from './meant.ts'
import { numbersBack } from './numbers-back.ts'
import { ownProblem, sortOut } from './own.ts'
import { countsParts } from './plain-task.ts'
import { reply } from './reply.ts'
import { isAtEnd } from './result-at-end.ts'
import { sumOf } from './sum-of-sight.ts'

// The child's own numbers: 12 stickers that it has, 5 that it gives away, 'so 7'. No problem is open for them, and no
// exercise: what it finds is looked at as arithmetic of what it told, and never called wrong.

const mostAnswerWords = 3

const write = writtenAs('')
const dollars = /\b(?:dollars?|bucks?)\b|\$/i
const money = /\b(?:dollars?|bucks?|cents?)\b|\$/i
const unit =
  /\b(?:bucks?|dollars?|cents?|sents?|miles?|minutes?|hours?|feet|inches|pages?|points?|pieces?|each|kids|people|more|left)\b/i
const opens =
  /^\W*(?:(?:oh|ok(?:ay)?|so|well|wait|yes|yeah|no|um+|uh|hm+|its|it's|it is|thats|that's|that is|is (?:it|that)|i (?:think|got|get)|then|and|now|cause|because)\b\W*)*/i
const bare = (text: string) => text.replace(opens, '').split(/\s+/).filter(Boolean)

/** 'So 7', 'thats 13', 'they got 4', '3 cars is 12', 'is that 21 kids': a number that something comes to. */
const concludes =
  /\b(?:so|thats|that's|that is|is (?:that|it|this)|makes?|equals?|is|are|left|each|altogether|total|in all|together|gots?|get|won by|by|then|saves?)\b|=|\b\d+(?: [a-z]+)? (?:more|less|fewer|extra|short|off|back)\b/i
/** Words that only a result has; 'is', 'are' and 'got' stand in any line that tells something. */
const surelyConcludes =
  /\b(?:so|thats|that's|that is|is (?:that|it|this)|makes?|equals?|left|altogether|total|in all|together|more|less|fewer)\b|=/i
const asksClaim = /^\W*(?:so )?(?:is|are|does|would) (?:that|it|this|they|there)\b/i
const choosing = /\bor\b/i
/** What a number may be followed by where it is what comes out. */
const reason = /\b(?:cause|because|cuz|bc|since)\b/i

/** What the child finds out of its own numbers is looked at with it. */
export function inSight(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (lesson.asked?.kind === 'feeling' || /\b\d+s\b|\b(?:im|i'm|i am) \d+\W*$/i.test(text)) return null
  if (!open && (computedIn(text) !== null || changesAgain.test(text))) return null
  if (lesson.asked?.kind === 'step' && lesson.asked.expects && bare(text).length <= 1) return null
  const [claim = text] = text.replace(/,? (?:and |but )?not \d+\W*$/i, '').split(reason)
  const own = numbersIn(claim)
  const last = own.at(-1)
  if (!last || numbersIn(text).length > 7 || findExpressions(text).length > 0 || notOwn.test(text)) return null
  if ((claimIn(text)?.relation ?? '=') !== '=') return null
  const plain = inFigures(text)
  if (!open && isNews(plain, lesson.lines.map(inFigures))) return null
  if (tellsTwo.test(text) && !/\b(?:so|then|total|left|altogether|in all)\b/i.test(text)) return null
  const manyWay = everyWay(heard, own)
  if (manyWay) return manyWay
  const asks = isQuestion(text.replace(/\?+\W*$/, ''))
  if ((asks || /\?/.test(text)) && (choosing.test(text) || (asks && !asksClaim.test(text)))) return null
  const isBare = bare(text).length <= (own.length === 1 ? 1 : mostAnswerWords)
  const awaits = open !== null && ['answer', 'tried', 'step', 'how'].includes(lesson.asked?.kind ?? '')
  if (awaits && isBare) return null
  const isUnit = own.length === 1 && bare(text).length <= 2 && unit.test(text)
  if (!isBare && !isUnit && !concludes.test(claim)) return null
  if ((last.value.gte(0) && last.value.lt(2)) || !isAtEnd(claim, last)) return null
  const said = ({ value }: Seen) => value
  const told = [...numbersIn(text.slice(claim.length)), ...own.slice(0, -1)].reverse().map(said)
  const here = open ? told : countedOnly(plain, told)
  const isSure =
    isBare || bare(text).length <= mostAnswerWords || isUnit || surelyConcludes.test(claim) || here.length > 0
  const before = isSure ? withLast(lesson) : []
  const brought = broughtBy(`${text} ${lesson.story?.text ?? ''}`)
  const isOfEach =
    here.length <= 1 && lesson.sight.slice(money.test(text) || here.length === 0 ? -10 : -4).includes(eachSaid)
  const isNear = here.length === 0 && !/\bleft\b/i.test(text) && toldTogether(lesson)
  const way = meantBy(
    text,
    here.length,
    (isNear ? nearWay(last.value, before.slice(0, 2)) : null) ??
      (here.length === 1 ? wayTo(last.value, here, before.slice(0, 1), claim) : null) ??
      wayTo(
        last.value,
        here,
        before,
        `${claim}${isOfEach ? ' each' : ''}${saysOfSides.test(lesson.lines.join()) ? ' around' : ''}`,
      ) ??
      wayByWord(last.value, here, before, brought) ??
      (isOfEach ? eachWay(last.value, [...here, ...before]) : null) ??
      // 18 cups for 50 cents are 9 dollars.
      (isOfEach && dollars.test(text) ? eachWay(last.value.mul(100), before) : null),
    isOfEach || lesson.sight.includes(eachSaid) || saysGroups(lesson.story?.text ?? ''),
  )
  if (way && (!wayAgrees(way, text, lesson.lines) || isChance(way, heard.written))) return null
  if (way && isNoSuchSum(way, text, lesson.lines)) return null
  if (way && !(open && isOfProblem(way, open.item.question)))
    return reply([{ key: 'sight.credit', values: { says: way } }], goOn(lesson), {
      kind: 'sight',
      mood: 'happy',
    })
  if (open || way || before.length === 0 || isQuestion(text) || !(isBare || /^\W*(?:so|thats|that's)\b/i.test(text)))
    return null
  return askedHow(heard, last, isBare)
}

/** Only a number alone is an answer whose way is asked for; in a line that tells more it is said back. */
function askedHow({ lesson, written }: Heard, { value }: Seen, isBare: boolean): Decision {
  const values = { said: write(value) }
  const how = askChat(lesson, { key: 'sight.how', values }, 'chat')
  return isBare
    ? reply([{ key: 'sight.said', values }], how, { kind: 'sight', mood: 'thinking' })
    : reply([numbersBack(written)], { ...how, lines: [] }, { kind: 'sight', mood: 'calm' })
}

/** It begins with what comes out. */
const comesToBoth = /^\W*(?:(?:so|then|now|ok|oh|and|i have|i got|he has|she has|its|it's) )*\d/i

/** '9! and he has 2' of 7, 4 and 2 that go over: each number by itself comes of what was told. */
function everyWay({ lesson, text }: Heard, own: readonly Seen[]): Decision | null {
  if (
    openProblem(lesson) ||
    own.length !== 2 ||
    !comesToBoth.test(text) ||
    isQuestion(text.replace(/\?+\W*$/, '')) ||
    /[-+−×*÷=]/.test(text)
  )
    return null
  const before = seenIn(lesson)
  if (own.some(({ value }) => before.some((one) => one.equals(value) && !/\bleft|has\b/i.test(text)))) return null
  const ways = own.map(({ value }) => wayTo(value, [], before, /\b(?:left|has)\b/i.test(text) ? '' : text))
  const [one, other] = ways
  if (!one || !other || before.length > 4 || /\bleft ?over|\bremain/i.test(text)) return null
  return reply([{ key: 'sight.multi', values: { says: list.format([one, other]) } }], goOn(lesson), {
    kind: 'sight',
    mood: 'happy',
  })
}

export const notOwn =
  /\b(?:up|down|ahead|behind|won|lost|win|lose) by \d|\d (?:right|left|up|down)\b.*\d|\b\d+ ?\/ ?\d+ (?:is|=) ?\d|\b(?:years? old|number \d|grade|birthday|percent|%|digits?|factors?|page|chapter|level|round(?:s|ed|ing)?|nearest|gcf|lcm|prime|squared|cubed|root|radius|diameter|pi)\b|\^/i
/** The sum is made of the open problem's own numbers: then it is a try at it. */
function isOfProblem(way: string, question: string): boolean {
  const numbers = findNumbers(question)
  const [left] = way.split('=')
  const parts = (left ?? '').split(/[+−×÷]/).flatMap((part) => readNumber(part) ?? [])
  return parts.every((part) => numbers.some((one) => one.equals(part)))
}

/** What was solved last is there, too. */
function withLast(lesson: Lesson): Fraction[] {
  const seen = seenIn(lesson)
  const found = lesson.last && isOwn(lesson.last) ? keyValue(lesson.last.item) : null
  return found && !seen.some((one) => one.equals(found)) ? [...seen.slice(0, 1), found, ...seen.slice(1)] : seen
}

/** The two numbers that were told last came in one line, and nothing was said since. */
const toldTogether = ({ sight }: Lesson): boolean => {
  const [last, other] = [...sight].reverse().filter((one) => one !== eachSaid)
  return last !== undefined && last !== '' && other !== undefined && other !== ''
}

function goOn(lesson: Lesson): Closing {
  return askChat(lesson, { key: 'sight.next' }, lesson.asked?.kind === 'relation' ? 'relation' : 'chat')
}

/** A question of amounts that is no sum yet: 'im 4 feet how many of me is a whale shark' is sorted out together. */
export function askedOfAmounts(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, asked] = amountAsked.exec(text) ?? []
  if (asked === undefined || openProblem(lesson) || findExpressions(text).length > 0) return null
  const told = text.slice(0, text.lastIndexOf(asked))
  const times = told.match(/\b\d{1,2}:\d\d\b/g) ?? []
  const known = numbersIn(told.replace(/\b\d{1,2}:\d\d\b/g, ' '))
  if (known.length + times.length === 0 || text.split(/\s+/).length > mostStoryWords || notOwn.test(text)) return null
  const facts = [
    ...times.map((time) => `${time}.`),
    ...known.flatMap(({ value, thing }) => (thing === null ? [] : [`${writeNumber(value)} ${thing}.`])),
  ]
  return sortOut(heard, text, facts, `${turnedAround(asked)}?`)
}

const mostStoryWords = 60
const amountAsked =
  /\b((?:how (?:many|much|long|far|old|tall|big|fast|heavy)|when (?:do|does|did|will|is)|what (?:time|number|percent|fraction))\b[^.?!]*)[?!.\s]*$/i

const howMuchIsThat = /^\W*(?:so )?how (?:many|much) (?:is|are|do) (?:that|it|they|those|we have|there)\b/i

/** 'But how many more', 'how many in all', 'who has more' of numbers that were told: a problem of the child's own. */
export function askedOfSight(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const parts = countsParts(heard)
  if (parts) return parts
  if (openProblem(lesson) && howMuchIsThat.test(text)) return null
  const own = numbersIn(text).map(({ value }) => value)
  const told = own.length >= 2 ? own : [...[...own].reverse(), ...seenIn(lesson)].slice(0, 2).reverse()
  const places = /\b(\d+) tens? and (\d+) ones?\b/i.exec(text)
  if (places && /\bwhat\b|\?/i.test(text))
    return ownProblem({ ...heard, text: `${Number(places[1]) * 10} + ${places[2]}` })
  const [, count, from = '', to = ''] = measured.exec(text) ?? []
  if (count !== undefined) return ownProblem({ ...heard, text: `how many ${to} are in ${count} ${from}` })
  if (own.length === 1 && seenIn(lesson).length > 1 && moreThanMe.test(text))
    return reply([], askChat(lesson, { key: 'sight.yours' }), { kind: 'sight', mood: 'thinking' })
  const all = own.length === 0 ? allTogether(heard) : null
  if (all) return all
  const [one, other] = told
  if (!one || !other || told.length !== 2 || findExpressions(text).length > 0) return null
  // '5 more so we have 12': what the child made of it is no part of it.
  if (own.length === 0 && claimOf(inFigures(lesson.lines.at(-1) ?? '')) !== null) return null
  const [more, less] = one.lt(other) ? [other, one] : [one, other]
  const sum = sumOf(text, more, less, writtenAs([text, ...lesson.sight].join(' ')))
  return sum === null ? null : ownProblem({ ...heard, text: sum })
}

const asksAll = /\bhow (?:many|much)\b[^?.!]*\b(?:in all|all ?together|total)\b/i
const mostParts = 5

/** 'How many was that all together' of ducks, frogs and dogs: every one that was told just before is in it. */
function allTogether(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const line = lesson.lines.at(-1) ?? ''
  const parts = asksAll.test(text) ? numbersIn(line).filter(({ thing }) => thing !== null) : []
  const isPlain = parts.length === numbersIn(line).length && claimOf(inFigures(line)) === null
  return parts.length > 2 && parts.length <= mostParts && isPlain
    ? ownProblem({ ...heard, text: parts.map(({ value }) => write(value)).join(' + ') })
    : null
}

/** Which of the numbers that were told is the child's own is not sure. */
const moreThanMe = /\bhow (?:many|much) (?:[a-z]+ )?more (?:is that )?th[ae]n (?:me|mine|i have)\b/i

/** '3 feet, how many inches'. */
const measured =
  /\b(\d+) ?(feet|foot|ft|yards?|hours?|weeks?|dollars?|years?|minutes?|gallons?|pounds?|meters?|days?)\b.*\bhow many (inches|feet|minutes|days|cents|months|seconds|quarters|dimes|nickels|pennies|quarts|cups|ounces|centimeters|hours)\b/i
