import { formAnswer } from './ask-forms.ts'
import { meaningAnswer } from './ask-meanings.ts'
import { soundAnswer } from './ask-sounds.ts'
import { spellingAnswer } from './ask-spelling.ts'
import { usageAnswer } from './ask-usage.ts'
import { asQuestion } from './question-words.ts'

/**
 * What the tutor says to a child's own question about words: how one is spelled, what rhymes with it, its opposite, its
 * plural. Null when it asks none of these, or for a word that the tutor does not know.
 */
export function languageAnswer(text: string, grade: number): string | null {
  const question = asQuestion(text)
  return (
    spellingAnswer(question) ??
    soundAnswer(question) ??
    meaningAnswer(question) ??
    formAnswer(question) ??
    usageAnswer(question, grade)
  )
}
