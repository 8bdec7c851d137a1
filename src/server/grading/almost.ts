import words from '#content/en/grading.json'
import { icuText } from '#server/icu/icu-text.ts'
import type { AnswerVerdict } from '#shared/answers/answer-spec.ts'

/** The right value in another form than the one asked, or with a unit of something else: no miss, and no answer yet. */
export type Almost = { verdict: 'form' | 'unit'; says: string }

/** What is right in an answer, and a question that leads on; null where it is right, wrong or none. */
export function almostOf(verdict: AnswerVerdict): Almost | null {
  if (verdict.kind === 'form') return { verdict: 'form', says: icuText(words.form, { asked: verdict.asked }) }
  if (verdict.kind !== 'unit') return null
  return { verdict: 'unit', says: icuText(words.unit, { measures: measuredBy(verdict.asked) }) }
}

const measuredBy = (unit: string) =>
  /^sq|squared$|[²2]$/i.test(unit) ? 'area' : /^cu|cubed$|[³3]$/i.test(unit) ? 'space' : 'other'
