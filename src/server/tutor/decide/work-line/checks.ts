import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { keyValue } from '../../read/tries.ts'
import { openProblem, type Problem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// 'Can I check it by plus', 'how do I know for sure': every one of the four has another that undoes it.

const deed = String.raw`(plus|add\w*|minus|subtract\w*|tak\w+ (?:it )?away|times|multipl\w*|divid\w*|division)`
const canCheck = new RegExp(
  String.raw`\b(?:can|could|should|do|may|would) (?:i|we|you|u) (?:use |do )?(?:check|double check|test|prove|${deed})\b.*`,
  'i',
)
const byDeed = new RegExp(
  String.raw`\b(?:check|test|prove)\w*(?: (?:it|that|this|my answer|the answer))?,? (?:by|with|using|if i|when i|is it|do i|doing)(?: (?:doing|a|the))? ${deed}\b|\b(?:use |do )?${deed}(?: (?:it|them))? to (?:check|test|prove)\b|\bis ${deed} a (?:good )?(?:way to )?check`,
  'i',
)
const asksSure =
  /\b(?:is there (?:a|any) way|any way) to (?:see|check|know|tell|make sure|test|prove)\b.{0,40}$|\bhow (?:do|can|would|could|will|should) (?:i|we) (?:(?:really|even) )?(?:know|be sure|tell|check|make sure|double check)\b.{0,40}$/i
const ofRight =
  /\b(?:check|sure|right|correct|answer)\b|\bhow (?:do|can|would|could|will) (?:i|we) (?:(?:really|even) )?(?:know|tell)\W*$/i
const undoes: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }
const nameOf: Readonly<Record<string, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divide' }
const signOf = (said: string): string =>
  /^(?:plus|add)/i.test(said) ? '+' : /^(?:times|mult)/i.test(said) ? '×' : /^div/i.test(said) ? '÷' : '−'

const sum = /^(\d[\d.]*) ([+−×÷]) (\d[\d.]*)(?: with its remainder)?$/

/** How what was found, or will be, is checked by what undoes it. */
export function checksAsked(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const by = byDeed.exec(text)
  const wished = by?.slice(1).find((one) => one !== undefined)
  const isAsked = by ? canCheck.test(text) || /\bis\b/i.test(text) : asksSure.test(text) && ofRight.test(text)
  if (!isAsked) return null
  const open = openProblem(lesson)
  const of = open ?? lesson.last
  const [, left = '', sign = '', other = ''] = sum.exec(of?.item.name ?? '') ?? []
  const back = undoes[sign]
  if (!of || back === undefined) return null
  const fits = wished === undefined || signOf(wished) === back
  const values = {
    sign: nameOf[sign] ?? '',
    left,
    other,
    fits: fits ? 'yes' : 'no',
    asked: wished === undefined ? 'no' : 'yes',
  }
  if (open)
    return reply([{ key: 'check.open', values }], askAgain(heard, { ...lesson, asked: null }), {
      kind: 'why',
      mood: 'happy',
    })
  return found(heard, of, { ...values, back })
}

type Values = { sign: string; left: string; other: string; fits: string; asked: string; back: string }

function found(heard: Heard, { item }: Problem, values: Values): Decision | null {
  const { lesson } = heard
  const { left, other, back } = values
  const [quotient, rest] = /^(\d+) ?r(?:emainder)? ?(\d+)$/i.exec(item.answer.answer)?.slice(1) ?? []
  const key = keyValue(item)
  const says =
    quotient !== undefined
      ? `${quotient} × ${other}`
      : key
        ? `${writeNumber(key, /\./.test(`${left}${other}`) ? 'decimal' : 'fraction')} ${back} ${other}`
        : null
  if (says === null) return null
  const shown = { ...values, check: says, rest: rest ?? '0' }
  const ask = { key: rest === undefined || rest === '0' ? 'check.found.ask' : 'check.rest.ask', values: shown }
  return reply(
    [{ key: rest === undefined || rest === '0' ? 'check.found' : 'check.rest', values: shown }],
    askStep(lesson, ask, { form: 'number', answer: left }),
    { kind: 'why', mood: 'happy' },
  )
}

const zeroFirst = /\b(?:0|zero) ?(?:÷|\/|divided by|shared by) ?(\d{1,4})\b/i
const byZero = /\b(\d{1,4}) ?(?:÷|\/|divided by|shared by) ?(?:0|zero)\b(?!\.)/i
const allowed =
  /\b(?:allowed|possible|a thing|legal|ok(?:ay)?|real|can (?:you|u|i|we)|is (?:that|it|there)|why|work)\b/i

/** '0 divided by 5, is that even allowed': nothing is shared; by zero nothing can be. */
export function zeroShared(heard: Heard): Decision | null {
  const { text } = heard
  if (!allowed.test(text) || text.split(/\s+/).length > 16) return null
  const by = zeroFirst.exec(text)?.[1]
  if (by !== undefined && Number(by) > 0) return right(heard, { key: 'zero.shared', values: { by } })
  const whole = byZero.exec(text)?.[1]
  return whole !== undefined && Number(whole) > 0
    ? reply([{ key: 'zero.by', values: { whole } }], askChat(heard.lesson, { key: 'sight.next' }), {
        kind: 'why',
        mood: 'thinking',
      })
    : null
}
