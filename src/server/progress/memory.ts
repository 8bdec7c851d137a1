import { createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs'

/** What is remembered of a card: the state of FSRS-6. */
export type Memory = {
  /** Days until the chance to remember it falls to 90 %. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  due: Date
  last_at: Date
  reps: number
  lapses: number
}

// Learning steps within a lesson are the picker's (a missed card comes again two or three cards later), so the
// scheduler counts in days. No fuzz: the same answers give the same plan.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9, maximum_interval: 365 })

/** Right is Good, right after a hint is Hard, else Again. Nobody rates oneself. */
export const gradeOf = (was_correct: boolean, hint_level: number): Grade =>
  !was_correct || hint_level >= 4 ? Rating.Again : hint_level > 0 ? Rating.Hard : Rating.Good

/** The memory of a card after an answer (FSRS-6 with default parameters, by ts-fsrs); `before` null for a new card. */
export function remembered(before: Memory | null, was_correct: boolean, hint_level: number, at: Date): Memory {
  const card = before
    ? {
        ...createEmptyCard(before.last_at),
        stability: before.stability,
        difficulty: before.difficulty,
        due: before.due,
        last_review: before.last_at,
        reps: before.reps,
        lapses: before.lapses,
        state: State.Review,
      }
    : createEmptyCard(at)
  const next = scheduler.next(card, at, gradeOf(was_correct, hint_level)).card
  return {
    stability: next.stability,
    difficulty: next.difficulty,
    due: next.due,
    last_at: at,
    reps: next.reps,
    lapses: next.lapses,
  }
}
