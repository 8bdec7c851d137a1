import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, askStep, type Closing } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// What is said to something that a child found by itself: it is so, or there is one thing to look at.

const onward = (heard: Heard): Closing =>
  openProblem(heard.lesson)
    ? askAgain(heard, { ...heard.lesson, asked: null })
    : askChat(heard.lesson, { key: 'sight.next' })

export const right = (heard: Heard, line: Line): Decision =>
  reply([line], onward(heard), { kind: 'claim', mood: 'happy' })

/** One thing to look at; what it comes to is expected next. */
export const look = ({ lesson }: Heard, line: Line, ask: Line, answer: string): Decision =>
  reply([line], askStep(lesson, ask, { form: 'number', answer }), { kind: 'claim', mood: 'thinking' })

export const shown = (value: number) => String(Number(value.toFixed(4)))
