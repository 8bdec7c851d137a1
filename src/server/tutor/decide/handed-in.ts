import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../move.ts'
import { type DoneSum, sumsDone } from '../read/handed-in.ts'
import { keyValue } from '../read/tries.ts'
import { list } from '../say/list.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import { equations } from './attempt.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

const says = ({ sum, stated }: DoneSum) => `${sum} = ${writeNumber(stated, /\./.test(sum) ? 'decimal' : 'fraction')}`
const named = (sums: readonly DoneSum[]) => list.format(sums.map(({ sum }) => sum))

const inOrder = /(?<![\d.])(\d{1,3}) ?([÷/:−+-]) ?(\d{1,3}) ?([×x*+−-]) ?(\d{1,3})(?![\d.])/i
const partners: Readonly<Record<string, string>> = { '÷': '×x*', '/': '×x*', ':': '×x*', '−': '+', '-': '+' }

/** '12 ÷ 2 x 3, and 2 x 3 is 6, so 12 ÷ 6 is 2': the last two were done first. The whole with what it came to; null where nothing of that was done. */
function lastTwoFirst(text: string): string | null {
  const [whole, one = '', sign = '', two = '', next = '', three = ''] = inOrder.exec(text) ?? []
  if (whole === undefined || !partners[sign]?.includes(next.toLowerCase())) return null
  const isTimes = next !== '+'
  const middle = isTimes ? Number(two) * Number(three) : Number(two) + Number(three)
  const came = isTimes ? Number(one) / middle : Number(one) - middle
  const rest = text.replace(whole, ' ')
  const done = (a: string | number, signs: string, b: string | number, is: number) =>
    new RegExp(String.raw`(?<![\d.])${a} ?[${signs}] ?${b} ?(?:=|is|makes|equals) ?${is}(?![\d.])`, 'i').test(rest)
  const isDone = isTimes
    ? done(two, '×x*', three, middle) && done(one, '÷/:', middle, came)
    : done(two, '+', three, middle) && done(one, '−-', middle, came)
  return isDone && Number.isInteger(came) ? `${whole} = ${came}` : null
}

/**
 * Sums that the child has done and hands in, several at once or one that no chain of equations holds: which are right is said,
 * and the first that is not is looked at together.
 */
export function handedIn(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const slipped = lastTwoFirst(text)
  if (slipped !== null) return equations({ ...heard, text: slipped })
  const sums = sumsDone(text)
  const [only] = sums
  if (!only) return null
  const open = openProblem(lesson)
  // Beside an open problem they are steps to it, but for a list and for brackets.
  if (sums.length === 1 ? !(open ? /[(]| \/ / : /[(]|\d ?\/ ?\d/).test(text) : open && !text.includes('\n')) return null
  const key = open && keyValue(open.item)
  // What may be a step to the open one, or its answer, is read with it.
  if (key && sums.some(({ stated }) => stated.equals(key))) return null
  const right = sums.filter(({ isTrue }) => isTrue)
  const wrong = sums.filter(({ isTrue }) => !isTrue)
  const [first] = wrong
  if (!first) {
    const line: Line =
      sums.length === 1
        ? { key: 'claim.true', values: { says: says(only) } }
        : { key: 'handed.all', values: { count: sums.length, sums: list.format(sums.map(says)) } }
    const ends = open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'sight.next' })
    return reply([line], ends, { kind: 'claim', mood: 'happy' })
  }
  const lines: Line[] = [
    ...(right.length > 0
      ? [{ key: 'handed.right', values: { count: right.length, sums: named(right) } } as const]
      : []),
    { key: 'handed.look', values: { sum: first.sum, count: wrong.length, others: named(wrong.slice(1)) } },
  ]
  return ownProblem({ ...heard, text: first.sum }, lines)
}

const two = String.raw`(\d{1,3})(?: ?degrees?| ?°)? (?:and|,) ?(\d{1,3})`
const third = new RegExp(
  String.raw`\b${two}\b.*\b(?:third|3rd|last|other|missing) angle\b|\b(?:third|3rd|last|other|missing) angle\b.*?\b${two}\b`,
  'i',
)
const slices =
  /\b(?:pizza|pie|circle|cake|wheel|clock|turn)\b.*\b(?:in|into|has|with|of) (\d{1,2})\b.*\b(?:angles?|degrees)\b|\b(?:angles?|degrees)\b.*\b(?:pizza|pie|circle|cake|wheel)\b.*\b(?:in|into|has|with|of) (\d{1,2})\b/i
const straight = 180

/** The third angle of a triangle by the other two, and the angle of one of so many equal slices. */
export function angleAsked(heard: Heard): Decision | null {
  const angles = third.exec(heard.text)
  const [one, other] = [Number(angles?.[1] ?? angles?.[3]), Number(angles?.[2] ?? angles?.[4])]
  if (one + other < straight && one * other > 0)
    return ownProblem({ ...heard, text: `${straight} − ${one} − ${other}` }, [{ key: 'own.angles' }])
  const cut = slices.exec(heard.text)
  const count = cut?.[1] ?? cut?.[2]
  return count === undefined || Number(count) < 2
    ? null
    : ownProblem({ ...heard, text: `360 ÷ ${count}` }, [{ key: 'own.slices' }])
}

const negated = /^\W*(?:(?:so|ok|oh|then|it'?s|that'?s|but) )*not (\d{1,6}(?:\.\d+)?)\W*$/i

/** 'So not 14' of an open problem: ruled out, rightly. */
export function ruledOut(heard: Heard): Decision | null {
  const said = negated.exec(heard.text)?.[1]
  const open = openProblem(heard.lesson)
  const key = open && keyValue(open.item)
  if (said === undefined || !open || !key || key.equals(said)) return null
  return reply([{ key: 'not.right', values: { said } }], askAgain(heard, heard.lesson), { kind: 'step', mood: 'happy' })
}

const divided = /^\W*(?:(?:so|ok|now|and|what is|what's|whats|do|try|next) )*(\d{1,4}) ?\/ ?(\d{1,2})\W*$/i

/** '20/3' by itself is more than one whole, and asks to be shared. */
export function barAsked(heard: Heard): Decision | null {
  const [, whole = '', by = ''] = divided.exec(heard.text) ?? []
  if (whole === '' || Number(by) < 2 || Number(whole) <= Number(by) || openProblem(heard.lesson)) return null
  return ownProblem({ ...heard, text: `${whole} ÷ ${by}` })
}
