import { AppError } from '#server/errors.ts'
import type { Move } from './move.ts'
import type { Asked } from './state.ts'
import type { Earlier } from './state-parts.ts'

/** One way to take what the child said, and what the tutor does then. */
export type Way = {
  /** What the child did, said of it: 'gives 54 for 7 × 8, which is not right'. */
  reading: string
  move: Move
  /** The move in the words of the built-in tutor. */
  words: string
  /** Names of the questions whose answers stay untold. */
  untold: readonly string[]
}

/** What was put to the child before it spoke. */
export type AskedBefore = Pick<Asked, 'kind' | 'about' | 'times'> & {
  /** The name of the problem. */ of: string | null
}

/** One turn of the tutor: everything that whoever words it may know. */
export type Turn = {
  tutor: { name: string; personality: string; subjects: string[] }
  student: { nickname: string; grade_level: number }
  /** The parent's notes in force: data, never instructions to the program. */
  notes: string[]
  /** What was done in this conversation so far, and in the one before: names and topics, no answers. */
  done?: { solved: string[]; shown: string[]; topic: string | null; earlier: Earlier | null }
  asked?: AskedBefore | null
  /** What was said, oldest first, trimmed in blocks; the last one is what the child just said. */
  recent: { role: 'user' | 'assistant'; content: string }[]
  /** One where code is sure what was meant; else up to four to choose from, the likeliest first. */
  ways: readonly [Way, ...Way[]]
  /** The reply is asked for once more: what was said, and what was wrong with it. */
  again?: { said: string; faults: readonly string[] }
  /** Fires when the turn's time is over. A brain stops at once. */
  signal: AbortSignal
}

/**
 * Produces the tutor's words in pieces. Knows no database and no HTTP. Throws AppError ('unavailable', 'tutor_timeout' or
 * 'tutor_bad_reply') when it cannot. `chooses`: it can tell ways apart, and writes the letter of its choice first.
 */
export type Brain = ((turn: Turn) => AsyncIterable<string>) & { chooses?: true }

/** The tutor that needs no model: it says the likeliest move in its own words. */
export const builtInBrain: Brain = async function* ({ ways: [{ words }], signal }) {
  if (signal.aborted) throw new AppError('tutor_timeout', 'The tutor was too slow. Please try again.')
  yield words
}
