import { sameChoice, sameTyped } from '#shared/tools/card-answers.ts'
import type { Question } from './sitting-state.ts'

/** The card as it is read aloud; for those who do not read yet with what stands on the buttons. */
export function spokenCard({ card, choices }: Question, withChoices: boolean): string {
  const lines = [...card.text, card.question]
  return withChoices && choices.length > 0 ? [...lines, choices.join(', ')].join('\n') : lines.join('\n')
}

/** What that very answer shows, if it is a usual one, and why the right one is right. */
export function whyOf({ card, given, choices }: Question): string[] {
  const isSame = (answer: string) =>
    given !== null && (choices.length > 0 ? sameChoice(given, answer) : sameTyped(given, answer, card.unit))
  const says = card.feedback.find(({ answer }) => isSame(answer))?.says
  return [says ?? '', card.explanation].filter((text) => text !== '')
}
