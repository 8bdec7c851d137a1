import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { openProblem, type Problem } from '../state.ts'
import { askAgain, askStep } from './ask.ts'
import type { Heard } from './hear.ts'
import { hint } from './help.ts'
import { reply } from './reply.ts'
import { onAct } from './wishes.ts'

// Small words in the middle of a problem: 'huh', 'ok that makes sense', 'ohh you look at the 7', 'but it has a 4 so it stays'.

const lost =
  /^\W*(?:(?:wait|um+|uh+|ok|but|no|so) )*(?:huh+|what+|wut|wat|whaa+t?|come again|pardon|say what|im lost|i'm lost|lost)\W*$|^\s*\?+\s*$/i
const clear =
  /\b(?:(?:makes|made|make) (?:\w+ )?sense|i (?:get|got|understand|see) (?:it|that)(?: now)?|now i (?:get|see|understand)|got it now|oh i see)\b/i
const unclear = /\b(?:dont|don't|do not|doesnt|doesn't|cant|can't|not|no|never|nothing|but|if|still)\b|\?/i
const found =
  /^\W*(?:wait )?(?:o+h+|a+h+|ooo+h*|aha+)\b\W*(?:(?:wait|ok|yeah|right|now|so|and|cuz|because) )*(?=\w+ \w+ \w+)/i
const reasons = /^\W*(?:but|because|cause|cuz|bc|so|since)\b|\b(?:because|cause|cuz|bc|so it|thats why|that's why)\b/i
const ofOther =
  /\b(?:mom|mommy|dad|daddy|brother|sister|friend|teacher|dog|cat|lunch|recess|game|tired|bored|sad|mad|bye)\b/i

/** The exercise that is being worked on, where its question was the last thing said. */
function atIt({ lesson }: Heard): Problem | null {
  const kind = lesson.asked?.kind
  return !lesson.spanish && (kind === 'answer' || kind === 'tried' || kind === 'step') ? openProblem(lesson) : null
}

/** The child is lost, or something became clear: help, or room to try. */
export function whileOpen(heard: Heard): Decision | null {
  const open = atIt(heard)
  const { text, lesson } = heard
  if (!open) return null
  if (lost.test(text)) return onAct(heard, 'not_understood')
  if (isQuestion(text) || ofOther.test(text)) return null
  if (clear.test(text) && !unclear.test(text))
    return reply([{ key: 'clear.now' }], askAgain(heard, { ...lesson, asked: null }), { kind: 'aside', mood: 'happy' })
  if (found.test(text) && !/=/.test(text) && open.origin !== 'practice')
    return reply([{ key: 'step.plan' }], askStep(lesson, { key: 'step.plan.ask' }, open.item.answer), { kind: 'step' })
  return null
}

/** After a try that was not right the child says why it thinks so: it is heard, and helped one step further. */
export function reasonedWrong(heard: Heard): Decision | null {
  const open = atIt(heard)
  const { text } = heard
  if (!open || open.misses === 0 || !reasons.test(text) || isQuestion(text) || ofOther.test(text)) return null
  return hint(heard, open, [{ key: 'reason.heard' }])
}
