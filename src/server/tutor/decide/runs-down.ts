import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain } from './ask.ts'
import type { Heard } from './hear.ts'
import { runsDown } from './reflected.ts'
import { reply } from './reply.ts'
import { onAct } from './wishes.ts'

/** A child that says it is bad at something is not told so back: it is met as one that thinks little of itself. */
export const runsItselfDown = (heard: Heard): Decision | null =>
  !heard.lesson.spanish && runsDown.test(heard.text) ? onAct(heard, 'self_down') : null
/** 'I'm not ready at all' is a worry, and not said back either. */
const notReady =
  /^\W*(?:(?:and|but|so|ugh|oh) )*(?:i'?m|im|i am) (?:so |really |just )?(?:not (?:\w+ )?ready|gonna fail|going to fail)\b(?! to (?:go|start|play|stop)\b)/i
export const fearsTest = (heard: Heard): Decision | null =>
  !heard.lesson.spanish && notReady.test(heard.text) ? onAct(heard, 'worried_test') : null

const easyAlone =
  /^\W*(?:(?:that|this|it|that'?s|it'?s|dat) (?:was |is )?)?(?:so |too |super |really |way too |2 )*(?:easy|ez|eazy|easy ?peasy|ezpz)(?: peasy| lol)?\W*$/i
/** 'Easy' behind an exercise says how it was, and wishes for no smaller steps. */
export function foundEasy(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || !easyAlone.test(text) || /^(?:feeling|play|story|sentence)$/.test(lesson.asked?.kind ?? ''))
    return null
  if (openProblem(lesson)) return reply([{ key: 'easy.yes' }], askAgain(heard, lesson), { kind: 'talk', mood: 'happy' })
  return lesson.last ? onAct(heard, 'harder') : null
}
