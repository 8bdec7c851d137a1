import type { Band } from '#shared/bands.ts'

/** What is believed about a student and a skill. */
export type Mastery = {
  /** The probability that the skill is known, 0 to 1. */
  p: number
  answers: number
  right_answers: number
  band: Band
  steady_at: Date | null
  last_at: Date
}

/** One attempt, as far as it says something about a skill. */
export type Attempt = {
  was_correct: boolean
  hint_level: number
  /** How likely the answer is right without knowing: 1/choices, 0.05 where it is typed. */
  guess: number
  at: Date
}

/** From this probability on a skill counts as mastered (design section 8), after so many answers at the least. */
export const gate = 0.95
const fewestAnswers = 3
/** Below this a skill that was mastered is taken up again: three slips in a row and more, never one. */
const lost = 0.35

/** The chance of a slip although the skill is known, and to learn it with one attempt: the defaults of OATutor. */
const slip = 0.1
const learn = 0.1
/** A right answer after hints is easier to give without knowing; after the worked solution it shows nothing. */
const guessAfter = [0, 0.3, 0.4, 0.5] as const
/** So that no run of luck or slips makes the belief unmovable. */
const surest = 0.998

/**
 * Bayesian Knowledge Tracing (Corbett and Anderson 1995): what is believed after an attempt. With p the belief before,
 * g the guess and s the slip, a right answer gives p(1−s) / (p(1−s) + (1−p)g), another ps / (ps + (1−p)(1−g)); then the
 * chance to have learned by it is added.
 */
export function believed(p: number, { was_correct, hint_level, guess }: Omit<Attempt, 'at'>): number {
  if (hint_level >= guessAfter.length) return Math.min(surest, p + (1 - p) * learn * 0.5)
  const g = Math.max(guess, guessAfter[hint_level] ?? 0)
  const posterior = was_correct
    ? (p * (1 - slip)) / (p * (1 - slip) + (1 - p) * g)
    : (p * slip) / (p * slip + (1 - p) * (1 - g))
  return Math.min(surest, posterior + (1 - posterior) * learn)
}

const day = 24 * 3_600_000
/** Right again so long after it was mastered makes a skill secure. In milliseconds. */
const settles = 5 * day

/** The state of a skill after an attempt; `before` null when it is the first, `prior` is what is believed then. */
export function after(before: Mastery | null, prior: number, attempt: Attempt): Mastery {
  const p = believed(before?.p ?? prior, attempt)
  const answers = (before?.answers ?? 0) + 1
  const steadyBefore = before?.steady_at ?? null
  const band = bandAfter(before, p, answers, attempt)
  return {
    p,
    answers,
    right_answers: (before?.right_answers ?? 0) + (attempt.was_correct ? 1 : 0),
    band,
    steady_at: band === 'learning' ? null : (steadyBefore ?? attempt.at),
    last_at: attempt.at,
  }
}

/** A right answer shows that something is known, unless the whole solution stood there. */
export const showsKnowing = ({ was_correct, hint_level }: Pick<Attempt, 'was_correct' | 'hint_level'>) =>
  was_correct && hint_level < guessAfter.length

function bandAfter(before: Mastery | null, p: number, answers: number, attempt: Attempt): Band {
  const { was_correct, hint_level, at } = attempt
  const now = before?.band ?? 'new'
  if (now === 'steady' || now === 'secure') {
    if (p < lost) return 'learning'
    const since = before?.steady_at ? at.getTime() - before.steady_at.getTime() : 0
    return now === 'steady' && was_correct && hint_level === 0 && since >= settles ? 'secure' : now
  }
  return p >= gate && answers >= fewestAnswers && showsKnowing(attempt) ? 'steady' : 'learning'
}

/** The next thing may be built on it. */
export const isMastered = ({ band }: Pick<Mastery, 'band'>) => band === 'steady' || band === 'secure'
