import type { Decision } from '../../move.ts'
import { timeClaimed } from '../../read/computed/computed.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

const close = /\b(?:closer?|near(?:er)?|almost|touching|nearly|right by|right there|basically|pretty much)\b/i

/** 'But it's sooo close to the 8' of a clock at 7:45: close is not there yet. */
export function closeToHour(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (!open?.item.skill.startsWith('own.hands') || open.item.answer.form !== 'time') return null
  const [hour, minute] = open.item.answer.answer.split(':').map(Number)
  const next = ((hour ?? 0) % 12) + 1
  if (!close.test(text) || !new RegExp(`\\b${next}\\b(?!:)`).test(text) || (minute ?? 0) < 30) return null
  if (timeClaimed(text) !== null && /\d:\d\d/.test(text)) return null
  return reply(
    [],
    askStep(lesson, { key: 'hands.close', values: { next } }, { form: 'number', answer: String(hour) }),
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}
