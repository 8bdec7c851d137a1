import type Fraction from 'fraction.js'
import { findExpressions } from '#shared/answers/expressions.ts'
import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { type Chain, type Link, sameValue, worth } from '../read/algebra.ts'
import { ownSum } from '../read/own-sum.ts'
import { keyValue, tryAt } from '../read/tries.ts'
import { list } from '../say/list.ts'
import { changed, type Exercise, openProblem, type Problem, withProblem } from '../state.ts'
import { askAgain, askOffer, askStep } from './ask.ts'
import { credit } from './credit.ts'
import { kept, reply } from './reply.ts'
import { wrong } from './wrong.ts'

/** What the child worked out, link by link: true links are its own way, the first false one is where to look. */
export function followChain(
  situation: Situation,
  { links, conclusion, open: sums, isSame }: Chain,
  before: Line[] = [],
): Decision | null {
  const { lesson } = situation
  if (isSame && links.length === 0) return sameSums(situation, sums, before)
  if (links.length === 0) return null
  // '7 × 0 is 7' is no answer to another problem whose key is 7.
  const isEarned = !links.some((link) => !link.isTrue && sameValue(link.stated, conclusion))
  const solvedBy = [...lesson.problems].reverse().find((problem) => {
    const key = keyValue(problem.item)
    return (
      key !== null &&
      ((isEarned && sameValue(conclusion, key)) ||
        links.some((link) => link.isTrue && link.makes.equals(key) && isAbout(link, problem)))
    )
  })
  const wrongLink = links.find((link) => !link.isTrue)
  if (solvedBy && wrongLink && sameValue(conclusion, keyValue(solvedBy.item)))
    return credit(situation, solvedBy, { said: solvedBy.item.answer.answer, before })
  if (solvedBy && !wrongLink) {
    const key = keyValue(solvedBy.item)
    const parts = links.filter((link) => !(key && link.makes.equals(key) && isItself(link, solvedBy)))
    const way = parts.map(({ left }) => left).slice(0, 3)
    const said = solvedBy.item.answer.answer
    return credit(situation, solvedBy, { said, before, ...(way.length > 0 && { way: listed(way) }) })
  }
  const open = openProblem(lesson)
  if (!open) return aboutNone(situation, links, before)
  const [only] = links
  const isApart =
    only !== undefined &&
    links.length === 1 &&
    (wrongLink || isOfSameList(only, open)) &&
    !isAbout(only, open) &&
    !sameValue(only.makes, keyValue(open.item))
  if (isApart) return aboutNone(situation, links, before)
  if (wrongLink) return falseLink(situation, open, links, wrongLink, before)
  const slip = conclusion && tryAt(writeNumber(conclusion, 'decimal'), open.item)
  // '5 − 2 = 3' beside 2 + 2 is a sum of its own, and true: no slip in the other.
  const isOfOpen = links.every((link) => link.operands.every((one) => isNumberOf(one, open)))
  if (slip?.kind === 'wrong' && slip.mistake && links.length === 1 && isOfOpen)
    return wrong(situation, open, slip, before)
  // '6 + 4 is 10 and 10 × 3 is 30' of 6 + 4 × 3: each step is true, and the way from left to right is the slip.
  const isInOrder = links.every((link, at) =>
    link.operands.every((one) => isNumberOf(one, open) || links.slice(0, at).some(({ makes }) => makes.equals(one))),
  )
  if (slip?.kind === 'wrong' && slip.mistake && isInOrder && /[×÷].*[+−]|[+−].*[×÷]/.test(open.item.name))
    return wrong(situation, open, slip, before)
  return trueLinks(situation, open, links, conclusion, before)
}

/** '8 × 7 is the same as 7 × 8': true or not, it is said. */
function sameSums(situation: Situation, sums: Chain['open'], before: Line[]): Decision | null {
  const [one, other] = sums.map((sum) =>
    worth(
      sum.operands.map(({ value }) => value),
      sum.signs,
    ),
  )
  if (!one || !other) return null
  const { lesson } = situation
  const isTrue = one.equals(other)
  const closing = openProblem(lesson)
    ? askAgain(situation, { ...lesson, asked: null })
    : askOffer(lesson, { key: 'offer.more' }, { yes: 'practice' })
  return reply([...before, { key: isTrue ? 'claim.same' : 'claim.notSame' }], closing, {
    kind: 'claim',
    mood: isTrue ? 'happy' : 'thinking',
  })
}

const listed = (parts: readonly string[]) => list.format(parts)

/** The link is the problem's own sum: '7 × 8 = 56'. */
function isItself(link: Link, { item }: Problem): boolean {
  const numbers = numbersOf(item.name)
  return (
    link.operands.length === numbers.length && link.operands.every((one) => numbers.some((other) => other.equals(one)))
  )
}

const numbersOf = (text: string): Fraction[] =>
  text.split(/\s*[+−×÷=?]\s*/).flatMap((part) => readNumber(part.replaceAll(',', '').trim()) ?? [])

/** One of the numbers that the problem names; of a story that names none in figures, any may be. */
function isNumberOf(one: Fraction, { item }: Problem): boolean {
  const numbers = numbersOf(item.name)
  return numbers.length < 2 || numbers.some((other) => other.equals(one))
}

/** It has something to do with the problem: its numbers, parts of them, or values on the way. */
function isAbout(link: Link, problem: Problem): boolean {
  const numbers = [...numbersOf(problem.item.name), ...numbersOf(problem.item.question)]
  const values = problem.item.solution
    .flat()
    .flatMap(({ value }) => (value === null ? [] : (readNumber(value.replaceAll(',', '')) ?? [])))
  return [...link.operands, link.makes].some(
    (one) => numbers.some((other) => other.equals(one)) || values.some((other) => other.equals(one)),
  )
}

/** Small facts are steps; from here on it is a task of its own. */
const smallest = 20
/** Another task of the page that the open one is on: the same kind of sum, with numbers of its own. */
function isOfSameList({ left, operands }: Link, { origin, item }: Problem): boolean {
  const sign = /[+−×÷]/.exec(left)?.[0]
  const isBig = operands.some((one) => one.gte(smallest))
  return origin !== 'practice' && operands.length === 2 && isBig && sign !== undefined && item.name.includes(sign)
}

/** A true step: it is named, and the next one is asked for in the child's own way. */
function trueLinks(
  situation: Situation,
  open: Problem,
  links: readonly Link[],
  conclusion: Fraction | null,
  before: Line[],
): Decision {
  const { lesson } = situation
  const last = links.at(-1)
  const says = listed(links.map((link) => link.says).slice(-3))
  const done = links.reduce((all, link) => kept(all, writeNumber(link.makes)), open.done)
  const after = changed({ ...lesson, aside: 0 }, open.item.id, { done })
  if (last && isDigitsTurned(last, open)) {
    return reply(
      [...before, { key: 'step.true', values: { says } }],
      askStep(after, { key: 'step.whichFrom', values: { what: open.item.name } }, null),
      {
        kind: 'step',
        mood: 'thinking',
      },
    )
  }
  if (!links.some((link) => isAbout(link, open)))
    return reply(
      [...before, { key: 'step.true', values: { says } }],
      askStep(after, { key: 'step.howHelps', values: { what: open.item.name } }, null),
      {
        kind: 'step',
        mood: 'thinking',
      },
    )
  // Parts that are there but not yet put together, or put together with a slip at the end.
  const together = links.length >= 2 && conclusion !== null && !links.some((link) => link.stated.equals(conclusion))
  const key: Line = together
    ? {
        key: 'step.putTogether',
        values: { parts: listed(links.map((link) => writeNumber(link.makes))), said: writeNumber(conclusion) },
      }
    : links.length >= 2
      ? { key: 'step.nextBoth', values: { parts: listed(links.map((link) => writeNumber(link.makes))) } }
      : { key: 'step.next', values: { what: open.item.name } }
  return reply([...before, { key: 'step.good', values: { says } }], askStep(after, key, null), {
    kind: 'step',
    mood: 'happy',
  })
}

/** 7 − 2 in 52 − 27: true, but the digits are taken the wrong way round. */
function isDigitsTurned(link: Link, { item }: Problem): boolean {
  const [a, b] = numbersOf(item.name)
  if (!a || !b || !item.name.includes('−') || link.signs[0] !== '-' || a.d !== 1n || b.d !== 1n) return false
  const [top, bottom] = [a.n % 10n, b.n % 10n]
  return (
    top < bottom && Boolean(link.operands[0]?.equals(Number(bottom))) && Boolean(link.operands[1]?.equals(Number(top)))
  )
}

/** The true ones are named first; the other is looked at again, and its answer is not told. */
function falseLink(situation: Situation, open: Problem, links: readonly Link[], wrong: Link, before: Line[]): Decision {
  const { lesson } = situation
  const right = links.filter((link) => link.isTrue)
  const lines: Line[] = [
    ...before,
    ...(right.length > 0
      ? [{ key: 'step.good', values: { says: listed(right.map((link) => link.says).slice(-2)) } } as const]
      : []),
    { key: right.length > 0 ? 'step.checkOther' : 'step.check', values: { left: wrong.left } },
    ...ideaOf(situation, wrong),
  ]
  const done = right.reduce((all, link) => kept(all, writeNumber(link.makes)), open.done)
  return reply(
    lines,
    askStep(
      changed({ ...lesson, aside: 0 }, open.item.id, { done }),
      { key: 'step.again', values: { left: wrong.left } },
      {
        form: 'number',
        answer: writeNumber(wrong.makes),
      },
    ),
    { kind: 'step', mood: 'thinking' },
  )
}

/** What many children think who come to that: said of the false one. */
function ideaOf(situation: Situation, link: Link): Line[] {
  const item = opened(situation, link)?.item
  const tried = item && tryAt(writeNumber(link.stated), item)
  return tried?.kind === 'wrong' && tried.mistake ? [{ text: tried.mistake.feedback, fact: true }] : []
}

/** An equation without a problem: true is said to be true; of one that is not, the child's own sum is opened and looked at. */
function aboutNone(situation: Situation, links: readonly Link[], before: Line[]): Decision {
  const { lesson } = situation
  const link = links.find((one) => !one.isTrue) ?? links.at(-1)
  const problem = link && opened(situation, link)
  if (link && problem) {
    const here = { ...situation, lesson: withProblem(lesson, problem, 'own') }
    const own = openProblem(here.lesson)
    const tried = tryAt(writeNumber(link.stated), problem.item)
    if (own && tried.kind === 'wrong') return wrong(here, own, tried, before)
    if (own && tried.kind === 'right' && links.length === 1)
      return credit(here, own, {
        said: writeNumber(link.stated, /\d\.\d/.test(link.left) ? 'decimal' : 'fraction'),
        before,
      })
  }
  const says = listed(links.map((one) => one.says).slice(-2))
  return reply(
    [
      ...before,
      {
        key: links.every(({ isTrue }) => isTrue) ? 'claim.true' : 'claim.look',
        values: { says, left: link?.left ?? '' },
      },
    ],
    askOffer(lesson, { key: 'offer.more' }, { yes: 'practice' }),
    {
      kind: 'claim',
      mood: 'happy',
    },
  )
}

/** The child's own sum as a problem. */
function opened({ items }: Situation, { left }: Link): Exercise | null {
  const [sum] = findExpressions(left)
  const made = sum && ownSum(sum)
  return made && 'item' in made ? items.placed(made.item) : null
}
