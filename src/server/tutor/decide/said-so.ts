import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { askChat, askProblem, askStep } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { onAct } from './wishes.ts'

// Short sayings whose words leave no doubt, where the reader of talk took them for something else.

const gotIt =
  /^\W*(?:(?:yay|yes|ok|okay|oh|hey|wow) )*(?:i (?:got|did|solved|finished|know|figured out)|got) (?:it|that|this|that one|this one|the answer)(?: one)?(?: right| now| all by myself)?\W*$/i
const teases =
  /^\W*(?:(?:haha|lol|hehe|no) )*(?:you|u|ur|you'?re|youre)(?: are| r)? (?:so |very |really |too |a )?(?:silly|funny|goofy|weirdo|crazy|hilarious)(?: \w+)?\W*$/i
const hurries =
  /^\W*(?:(?:ok|so|please|pls|we|i|gotta|have to|need to) )*(?:hurry(?: up)?|be quick|make it quick|quick(?:ly)?|im in a (?:rush|hurry)|i'?m in a (?:rush|hurry)|(?:i )?only have \d+ min\w*)\b[^?]{0,40}$/i
const countsWith =
  /^\W*(?:(?:can|could|will) (?:you|we|u) )?(?:please )?(?:count (?:with me|together)|lets count|let'?s count together)(?: (?:to|up to) (?:\w+))?\W*$/i
const whatNow =
  /^\W*(?:so |ok |and )*what (?:should|can|could|do|will) (?:i|we) (?:learn|do|study|practice|work on|start with)(?: (?:today|now|next|first|here|with you))*\W*$/i
const helpWith =
  /^\W*(?:can|could|will) (?:you|u) help me (?:with|learn|do|study) (?:my )?(science|math|reading|spelling|fractions|multiplication|division)\W*$/i

export function saidSo(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const open = openProblem(lesson)
  if (open && gotIt.test(text) && tryAt(text, open.item).kind !== 'right')
    return reply([{ key: 'done.what' }], askProblem(lesson, open, grade), { kind: 'step', mood: 'happy' })
  if (countsWith.test(text) && !open)
    return reply([{ key: 'count.with' }], askStep(lesson, { key: 'count.withAsk' }, { form: 'number', answer: '4' }), {
      kind: 'count',
      mood: 'happy',
    })
  if (hurries.test(text) && !open)
    return reply([{ key: 'quick.go' }], askChat(lesson, { key: 'quick.ask' }), { kind: 'chat', mood: 'happy' })
  if (teases.test(text) && !isQuestion(text)) return onAct(heard, 'laugh')
  if (whatNow.test(text)) return onAct(heard, 'choose_for_me')
  const [, subject] = helpWith.exec(text) ?? []
  return subject === undefined ? null : onAct({ ...heard, text: subject }, 'want_topic')
}
