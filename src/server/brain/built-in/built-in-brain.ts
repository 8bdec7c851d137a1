import { AppError } from '#server/errors.ts'
import type { Brain } from '../brain.ts'
import { sentencesFor } from './words.ts'

/** The tutor that needs no model: it words a move from what the move holds, the same way for the same turn. */
export const builtInBrain: Brain = async function* (turn) {
  const sentences = sentencesFor(turn)
  for (const [at, sentence] of sentences.entries()) {
    if (turn.signal.aborted) throw new AppError('tutor_timeout', 'The tutor was too slow. Please try again.')
    yield at < sentences.length - 1 ? `${sentence} ` : sentence
  }
}
