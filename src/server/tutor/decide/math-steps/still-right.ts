import { findExpressions, workOut } from '#shared/answers/expressions.ts'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askOffer, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { ofNumbers } from './of-numbers.ts'

// 'Wait, really??' behind a right answer: it is said once more, plainly, with a way to see it.

const opens = /^\W*(?:(?:wait|hold on|huh|um+|but|so|ok|omg|oh|wow|what|no way|hm+)\W+){0,3}/i
const doubts =
  /^(?:really|for real|fr|4 real|no way|seriously|srsly|are (?:you|u) (?:sure|certain|serious)|(?:you|u) sure|r u sure|is (?:that|it|this) (?:really |actually )?(?:right|correct|true)|(?:that|thats|that's|it)(?: is|'s)? (?:really |actually )?right|did i (?:really |actually )?(?:get|do) (?:it|that)(?: right)?|i got it(?: right)?(?=\?)|am i right|am i correct)(?: tho| though| bolt)?\W*$/i
const asksSo = /\?|^\W*(?:wait|huh|no way|are|is|did|am)\b|[!?]{2}/i

/** The sum undone: '252 ÷ 7 = 36'. */
function undone(name: string): string | null {
  const [sum, ...more] = findExpressions(name)
  const [one, other] = sum?.operands ?? []
  const [between] = sum?.signs ?? []
  if (!sum || more.length > 0 || !one || !other || sum.operands.length > 2 || !between || one.written.includes('/'))
    return null
  const makes = workOut(one.value, between, other.value)
  if (!makes || other.written.includes('/') || other.value.equals(0)) return null
  const all = writeNumber(makes, 'decimal')
  if (/[/]/.test(all)) return null
  const back = between === '+' ? '−' : between === '-' ? '+' : between === '×' ? '÷' : '×'
  return `${all} ${back} ${other.written} = ${one.written}`
}

export function stillRight(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const { last } = lesson
  if (!last || !ofNumbers.has(last.subject) || !doubts.test(text.replace(opens, '')) || !asksSo.test(text)) return null
  // The praise stands just before: nothing else was spoken of since.
  if (!lesson.said.slice(-6).some((one) => /^credit\./.test(one)) || openProblem(lesson)?.misses) return null
  const answer = last.item.answer.form === 'money' ? `$${last.item.answer.answer}` : last.item.answer.answer
  const back = undone(last.item.name)
  const line: Line =
    back === null
      ? { key: 'sure.right', values: { what: last.item.name, answer } }
      : { key: 'sure.back', values: { what: last.item.name, answer, back } }
  const stays =
    lesson.asked?.kind === 'offer'
      ? askOffer(
          lesson,
          { key: 'offer.like', values: { what: last.item.name } },
          { yes: 'practice', about: last.topic },
        )
      : noQuestion(lesson)
  return reply([line], stays, { kind: 'check', mood: 'happy' })
}
