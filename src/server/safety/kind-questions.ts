import questions from '#content/safety/en/questions.json'
import type { ToldKind } from '#shared/alarm.ts'
import { bandOf } from './child-sentences.ts'

/** What finds out whether a child needs somebody: fixed words, one question, no blame. */
export const kindQuestion = (kind: ToldKind, grade: number): string[] => [
  ...questions[kind][bandOf(grade) === 'young' ? 'young' : 'older'],
]
