import { z } from 'zod'
import type { CardDraft } from '#server/cards/strand.ts'

/** A wrong choice more, by the question of the bank: `name` is the mistake, as in `Task`. */
const fourthChoices = z.record(
  z.string(),
  z.strictObject({ answer: z.string(), name: z.string(), observation: z.string() }),
)

/**
 * Questions of the bank name three choices, or know two usual mistakes, which is enough to be asked in words. As a card
 * they get one more, so that four buttons can be shown; the words of the tutor stay as they are.
 */
export function withFourthChoice(file: unknown): (draft: CardDraft) => CardDraft {
  const fourths = fourthChoices.parse(file)
  return (draft) => {
    const fourth = fourths[draft.key]
    const { answer, mistakes } = draft
    if (!fourth || mistakes.length > 2) return draft
    const more = { ...draft, mistakes: [...mistakes, fourth] }
    if (answer.form !== 'choice') return more
    const choices = answer.choices.toSpliced(placeOf(draft.key), 0, fourth.answer)
    return { ...more, answer: { ...answer, choices } }
  }
}

/** Any place of the four, always the same for a question: a fourth choice that is always last would be known for it. */
const placeOf = (key: string) => [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4

/** In the bank the choices come after the colon, often within words: 'what does it do: it falls, it shines or it floats?' */
export function askedAlone(draft: CardDraft): CardDraft {
  const { question, answer } = draft
  const colon = question.lastIndexOf(': ')
  if (answer.form !== 'choice' || colon < 0) return draft
  const listed = question.slice(colon)
  if (!answer.choices.every((choice) => listed.includes(choice))) return draft
  return { ...draft, question: `${question.slice(0, colon)}?`, inWords: question }
}
