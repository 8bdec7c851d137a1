import { readNumber } from '#shared/answers/numbers.ts'
import type { TaskFamily } from '../tasks/task.ts'
import { comparing } from './comparing.ts'
import { aboutBoth, compared, signOf, type Written } from './comparing-signs.ts'
import type { Draft } from './drafts.ts'
import { inOrder, orderOfOperations } from './order-of-operations.ts'
import { number, type Part } from './worked-order.ts'
import { decimal } from './written.ts'

type Found = { family: TaskFamily; topic: string; draft: Draft }

const sides = [
  [/^(?:bigger|larger|greater|more|the biggest|the larger|the bigger|the greater)$/, 'bigger'],
  [/^(?:smaller|less|fewer|the smallest|the smaller)$/, 'smaller'],
] as const

/** 'which is bigger, 3/4 or 2/3', 'compare 0.5 and 0.45'. */
export function comparedIn(text: string): Found | null {
  const [, one = '', other = ''] = /^compare (\S{1,20}) (?:and|to|with) (\S{1,20})$/.exec(text) ?? []
  if (one !== '') return found(one, other, null)
  const [, side = '', first = '', second = ''] =
    /^which (?:number |fraction |decimal |one )?is (?:the )?([a-z]{4,8})[ ,:]{1,3}(\S{1,20}?),? or (\S{1,20})$/.exec(
      text,
    ) ?? []
  const wanted = sides.find(([pattern]) => pattern.test(side))?.[1]
  return wanted ? found(first, second, wanted) : null
}

function found(one: string, other: string, wanted: 'bigger' | 'smaller' | null): Found | null {
  const [a, b] = [writtenIn(one), writtenIn(other)]
  if (!a || !b) return null
  const draft = wanted === null || a.value.equals(b.value) ? compared(a, b) : sideOf(a, b, wanted)
  return draft && { family: comparing, topic: topicOf(a, b), draft }
}

function topicOf(a: Written, b: Written): string {
  const both = a.written + b.written
  return both.includes('/') ? 'comparing fractions' : both.includes('.') ? 'comparing decimals' : 'comparing'
}

/** A number as it is written, so that 2/4 and 0.50 stay. */
function writtenIn(text: string): Written | null {
  const plain = /^(?:\d{1,6}(?:\.\d{1,3})?|\d{1,3}\/\d{1,3})$/.test(text)
  const value = plain ? readNumber(text) : null
  return value && { value, written: /[./]/.test(text) ? text : decimal(value) }
}

/** Which of two numbers is the bigger one, or the smaller one. They are not the same. */
function sideOf(a: Written, b: Written, wanted: 'bigger' | 'smaller'): Draft | null {
  const about = aboutBoth(a, b)
  if (!about) return null
  const isFirst = a.value.gt(b.value) === (wanted === 'bigger')
  const [key, other] = isFirst ? [a.written, b.written] : [b.written, a.written]
  const sign = signOf(a.value, b.value)
  const slip = about.slips.find(({ answer }) => answer !== null && answer !== '=' && answer !== sign)
  return {
    kind: about.kind,
    numbers: [wanted, a.written, b.written],
    question: `Which is ${wanted}: ${a.written} or ${b.written}?`,
    name: `comparing ${a.written} and ${b.written}`,
    answer: { form: 'choice', answer: key, choices: [a.written, b.written] },
    hints: about.hints,
    steps: [...about.steps, `So ${key} is ${wanted}.`],
    explanation: about.explanation,
    slips: [
      {
        name: slip?.name ?? 'took-the-other',
        answer: other,
        observation: slip?.observation ?? 'Look closely at both numbers.',
      },
    ],
  }
}

const signs = new Map([
  ['+', '+'],
  ['plus', '+'],
  ['-', '-'],
  ['minus', '-'],
  ['×', '×'],
  ['x', '×'],
  ['times', '×'],
  ['÷', '÷'],
  ['divided by', '÷'],
] as const)

const piece = /\s*(\d{1,6}|plus|minus|times|divided by|[-+×x÷()])/y

/** '2 + 3 × 4', '(2 + 3) x 4'. Two or three signs, whole numbers; a bar could be a fraction, so it is not read. */
export function orderIn(text: string): Found | null {
  const parts: Part[] = []
  const plain = text.replace(/ ?= ?\??$/, '')
  piece.lastIndex = 0
  while (piece.lastIndex < plain.length) {
    const part = piece.exec(plain)?.[1]
    const read = part === undefined ? null : partOf(part)
    if (!read) return null
    parts.push(read)
  }
  const draft = inOrder(parts)
  return draft && { family: orderOfOperations, topic: 'order of operations', draft }
}

function partOf(part: string): Part | null {
  if (part === '(' || part === ')') return { bracket: part }
  if (/^\d+$/.test(part)) return number(part)
  const sign = [...signs].find(([name]) => name === part)?.[1]
  return sign === undefined ? null : { sign }
}
