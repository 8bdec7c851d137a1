import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { type Almost, almostOf } from './almost.ts'

/** What a try is worth: right or not, the misconception that it shows, and what is right in it where it is nearly there. */
export type Graded = { was_correct: boolean; mistake: string | null; almost?: Almost }

/** A wrong answer that is known, and the misconception behind it. */
export type KnownMistake = { answer: string; name: string }

const plain = (text: string) => text.trim().toLowerCase()

/** Every tool grades by this: cards, multiple choice and films; the chat by the same verdicts. */
export function gradeAnswer(said: string, spec: AnswerSpec, mistakes: readonly KnownMistake[]): Graded {
  if (plain(said) === plain(spec.answer)) return { was_correct: true, mistake: null }
  const verdict = checkAnswer(said, spec)
  if (verdict.kind === 'right') return { was_correct: true, mistake: null }
  const almost = almostOf(verdict)
  if (almost) return { was_correct: false, mistake: null, almost }
  const exact = mistakes.find(({ answer }) => plain(answer) === plain(said))
  const shown = exact ?? mistakes.find(({ answer }) => checkAnswer(said, sameKind(spec, answer)).kind === 'right')
  return { was_correct: false, mistake: shown?.name ?? null }
}

/** The same kind of answer with another value. A mistake is known by its value, in whatever form. */
export function sameKind(spec: AnswerSpec, answer: string): AnswerSpec {
  switch (spec.form) {
    case 'number':
      return { form: 'number', answer, ...(spec.unit !== undefined && { unit: spec.unit }) }
    case 'compare':
      return { form: 'compare', answer: answer === '<' || answer === '>' ? answer : '=' }
    case 'word':
      return { form: 'word', answer, spelling: 'exact' }
    default:
      return { ...spec, answer }
  }
}
