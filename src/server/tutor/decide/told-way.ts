import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { isTender } from '../read/felt.ts'
import { isNoSuchSum } from '../read/in-passing/no-such-sum.ts'
import { sumAsked } from '../read/told-way/asked-sum.ts'
import { numsIn, plainWay } from '../read/told-way/plain.ts'
import { blankIn } from '../read/told-way/ratio-blank.ts'
import { asksOfRest } from '../read/told-way/round-up.ts'
import { toldWay } from '../read/told-way/told-way.ts'
import { openProblem } from '../state.ts'
import { noQuestion } from './ask.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'
import { saidInPassing } from './said-in-passing.ts'

// A right result that is told in talk, with its way: it is credited with both, and nothing is asked back.

const longest = 45
/** Something else is asked, or asked behind it. */
const asksElse =
  /\b(?:why|how come|how do|how did|what do i do|what if|whats next|can you|could you|should i|do i)\b|[.?!,] ?(?:(?:so|and|but|then) )?(?:how (?:many|much|long|far|old)|what|whats|when|which|who)\b(?!.*\d)[^.]*$/i
/** Signs between figures: a line of work that is read elsewhere first. */
const written = /\d ?[-−+×*÷=/^] ?\d|\d ?x ?\d|=/

/** A whole problem with its question, and work behind it: that is read as work. */
const wholeProblem = /\bhow (?:many|much|long|far)\b[^?]*\?/i

/** More than one thing comes out. */
const manyClaims = /\b(?:then|and|so)\b.*\d.*(?:=|\bis\b|\bso\b|[.?!]) ?\d/i

const nothing = { kind: 'chat', expects: null, yes: null, no: null, about: null, times: 1 } as const

function credited(heard: Heard): Decision | null {
  const { lesson, written: text } = heard
  if (lesson.play || lesson.passage || lesson.spanish || isElsewhere(lesson) || isTender(text)) return null
  // '14 × 25 is 350' is kept as a sum that is solved.
  if (
    findExpressions(heard.text).some(({ stated }) => stated !== null) &&
    !openProblem(lesson) &&
    !manyClaims.test(text)
  )
    return null
  if (
    wholeProblem.test(text) ||
    text.split(/\s+/).length > longest ||
    asksElse.test(text) ||
    !/\d|[a-z]{3,}/i.test(text)
  )
    return null
  const open = openProblem(lesson)
  const says = toldWay(text, lesson.lines, open !== null)
  if (
    says === null ||
    isNoSuchSum(says, text, lesson.lines) ||
    (open && isOfProblem(text, `${open.item.question} ${open.item.name}`))
  )
    return null
  const after = noQuestion({ ...lesson, aside: lesson.aside + 1 })
  // Where another reader finds it, too, it names the things better.
  const [passing] = open ? [] : (saidInPassing(heard)?.move.lines ?? [])
  return reply(
    [passing ?? { key: 'told.way', values: { says } }],
    open ? { ...after, asked: lesson.asked } : { ...after, asked: { ...nothing, problem: null } },
    { kind: 'claim', mood: 'happy', found: 'right' },
  )
}

/** What becomes of the rest depends on what it is of. */
const restAsked = ({ lesson, written: text }: Heard): Decision | null =>
  asksOfRest.test(text) && !lesson.spanish && [text, ...lesson.lines].some((line) => /\d/.test(line))
    ? reply(
        [{ key: 'rest.depends' }],
        { ...noQuestion(lesson), asked: { ...nothing, problem: null } },
        { kind: 'why', mood: 'thinking' },
      )
    : null

/** A ratio with a blank: how many times as much the one became, the other becomes. */
function ratioBlank({ lesson, written: text }: Heard): Decision | null {
  const blank = blankIn(text)
  if (blank === null || lesson.spanish) return null
  return reply(
    [{ key: 'ratio.blank', values: blank }],
    { ...noQuestion(lesson), asked: { ...nothing, problem: null } },
    { kind: 'why', mood: 'thinking' },
  )
}

/** It works with the numbers of the open problem: then it is read as work at that. */
function isOfProblem(text: string, question: string): boolean {
  const numbers = findNumbers(question)
  const digits: readonly string[] = question.match(/\d/g) ?? []
  return numsIn(plainWay(text)).some(
    ({ value, written: said }) =>
      numbers.some((one) => one.equals(value)) || (said.length === 1 && digits.includes(said)),
  )
}

/** Results that are told in words, what becomes of a rest, and a ratio with a blank. */
export const toldInWords = (heard: Heard): Decision | null =>
  restAsked(heard) ??
  ratioBlank(heard) ??
  (written.test(heard.written) || openProblem(heard.lesson) ? null : credited(heard))

/** Those with signs, which no reader of work has taken. */
const toldInSigns = (heard: Heard): Decision | null =>
  written.test(heard.written) && !openProblem(heard.lesson) ? credited(heard) : null

/** What is said in passing, with signs or without. */
export const toldInPassing = (heard: Heard): Decision | null => toldInSigns(heard) ?? saidInPassing(heard)

/** A result beside the open problem, before it is taken for a try at that. */
export const toldBeside = (heard: Heard): Decision | null => (openProblem(heard.lesson) ? credited(heard) : null)

/** 'How many is that in a week' of 9 a day: the sum is set up, and the child works it out. */
export function askedOfTold(heard: Heard): Decision | null {
  const { lesson, written: text } = heard
  if (openProblem(lesson) || lesson.play || lesson.passage || lesson.spanish || isElsewhere(lesson)) return null
  const sum = sumAsked(text, lesson.lines)
  return sum === null ? null : ownProblem({ ...heard, text: sum })
}
