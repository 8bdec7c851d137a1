import type { Band } from '#shared/bands.ts'

/** What is believed about a student and a skill. */
export type Mastery = {
  /** The probability that the skill is known, 0 to 1. */
  p: number
  answers: number
  right_answers: number
  band: Band
  steady_at: Date | null
  /** What shows by now that it stayed, and when the last of it was given. */
  proof: number
  proof_at: Date | null
  last_at: Date
}

/** One attempt, as far as it says something about a skill. */
export type Attempt = {
  was_correct: boolean
  hint_level: number
  /** How likely the answer is right without knowing: 1/choices, 0.05 where it is typed. */
  guess: number
  /** A right answer shows nothing: 7 × 0, 5 + 0. */
  isEasy?: boolean
  at: Date
  /** When the child's day began. */
  dayBegan: Date
}

/** From this probability on a skill counts as mastered (design section 8), after so many answers at the least. */
export const gate = 0.95
const fewestAnswers = 3
/** Below this a skill that was mastered is taken up again: three slips in a row and more, never one. */
const lost = 0.35

/** The chance of a slip although the skill is known: the default of OATutor, and what the simulated knower does. */
const slip = 0.1
/**
 * The chance to learn it with one attempt. OATutor's 0.1 lets somebody who only guesses among four choices be steady too
 * easily; with 0.05 it happens in 2 to 4 % of 12 answers, and who knows it is steady within 8 in 96 % (bench/mastery.ts).
 */
const learn = 0.05
/** A right answer after hints is easier to give without knowing; after the worked solution it shows nothing. */
const guessAfter = [0, 0.3, 0.4, 0.5] as const
/** So that no run of luck or slips makes the belief unmovable. */
const surest = 0.998

/**
 * Bayesian Knowledge Tracing (Corbett and Anderson 1995): what is believed after an attempt. With p the belief before,
 * g the guess and s the slip, a right answer gives p(1−s) / (p(1−s) + (1−p)g), another ps / (ps + (1−p)(1−g)); then the
 * chance to have learned by it is added.
 */
export function believed(
  p: number,
  { was_correct, hint_level, guess, isEasy }: Omit<Attempt, 'at' | 'dayBegan'>,
): number {
  if (isEasy && was_correct) return p
  if (hint_level >= guessAfter.length) return Math.min(surest, p + (1 - p) * learn * 0.5)
  const g = Math.max(guess, guessAfter[hint_level] ?? 0)
  const posterior = was_correct
    ? (p * (1 - slip)) / (p * (1 - slip) + (1 - p) * g)
    : (p * slip) / (p * slip + (1 - p) * (1 - g))
  return Math.min(surest, posterior + (1 - posterior) * learn)
}

/**
 * Of those who did not know it, so many have learned it by the next time: each answer is explained. A prediction counts on
 * it; the belief does not (`learn`), or who only guesses would soon be believed. In the simulation it is 0.22.
 */
const taught = 0.17

/** How likely the next answer is right: by what is believed, and whether the skill was asked before. */
export function rightBy(p: number, guess: number, isMet: boolean): number {
  const known = isMet ? p + (1 - p) * taught : p
  return known * (1 - slip) + (1 - known) * guess
}

const day = 24 * 3_600_000
/** What is right so long after it was mastered shows that it stayed. In milliseconds. */
const settles = 5 * day
/** Secure takes two answers that were typed, or three on days of their own. */
const proofOf = { typed: 3, spaced: 2 } as const
const enoughProof = 6
/** Up to this chance of luck an answer counts as typed. */
export const typedLuck = 0.1

/** The state of a skill after an attempt; `before` null when it is the first, `prior` is what is believed then. */
export function after(before: Mastery | null, prior: number, attempt: Attempt): Mastery {
  const p = believed(before?.p ?? prior, attempt)
  const answers = (before?.answers ?? 0) + 1
  const steadyBefore = before?.steady_at ?? null
  const proof = proofAfter(before, attempt)
  const band = bandAfter(before, p, answers, attempt, proof.proof)
  return {
    p,
    answers,
    right_answers: (before?.right_answers ?? 0) + (attempt.was_correct && !attempt.isEasy ? 1 : 0),
    band,
    steady_at: band === 'learning' ? null : (steadyBefore ?? attempt.at),
    ...(band === 'learning' ? { proof: 0, proof_at: null } : proof),
    last_at: attempt.at,
  }
}

/** A right answer shows that something is known, unless the whole solution stood there or anybody could give it. */
export const showsKnowing = ({
  was_correct,
  hint_level,
  isEasy,
}: Pick<Attempt, 'was_correct' | 'hint_level' | 'isEasy'>) => was_correct && hint_level < guessAfter.length && !isEasy

/** A miss takes the proof back; help, and what comes too soon, adds nothing to it. */
function proofAfter(before: Mastery | null, attempt: Attempt): Pick<Mastery, 'proof' | 'proof_at'> {
  const { was_correct, hint_level, guess, isEasy, at, dayBegan } = attempt
  const { proof = 0, proof_at = null, steady_at = null } = before ?? {}
  if (!was_correct) return { proof: 0, proof_at: null }
  const isLate = steady_at !== null && at.getTime() - steady_at.getTime() >= settles
  if (!isLate || isEasy || hint_level > 0) return { proof, proof_at }
  if (guess <= typedLuck) return { proof: proof + proofOf.typed, proof_at: at }
  const isSpaced = proof_at === null || proof_at < dayBegan
  return isSpaced ? { proof: proof + proofOf.spaced, proof_at: at } : { proof, proof_at }
}

function bandAfter(before: Mastery | null, p: number, answers: number, attempt: Attempt, proof: number): Band {
  const now = before?.band ?? 'new'
  if (now === 'steady' || now === 'secure') {
    if (p < lost) return 'learning'
    return proof >= enoughProof ? 'secure' : now
  }
  return p >= gate && answers >= fewestAnswers && showsKnowing(attempt) ? 'steady' : 'learning'
}

/** The next thing may be built on it. */
export const isMastered = ({ band }: Pick<Mastery, 'band'>) => band === 'steady' || band === 'secure'

/** Nothing new is built up by asking it at once again: it is mastered, or only the number of answers is missing. */
export const isLearned = (state: Pick<Mastery, 'band' | 'p'>) => isMastered(state) || state.p >= gate
