import type { ItemSource } from '../move.ts'

const notAskedFor =
  /\b(?:not|don'?t|doesn'?t|no|never|avoid|stop|skip|without|already|knows?|good at|great at|best at|mastered|finished|done|loves?|likes?|enjoys?|hates?|scared|afraid)\b/i

/** The parts of notes that ask for something to be practiced. */
export const askedParts = (notes: readonly string[]) =>
  notes.flatMap((note) =>
    note
      .split(/[.;,!?\n]|\bbut\b|\balthough\b|\bhowever\b|\binstead of\b|\bthough\b/)
      .filter((part) => !notAskedFor.test(part)),
  )

/** What a note is understood as: topics that it asks to practice, and whether it asks for one that is put away. */
export type Understood = { practice: string[]; put_away: boolean }

/** Reads one note as the tutor does when it looks for what comes next. */
export function understoodAs(note: string, items: Pick<ItemSource, 'named' | 'isPutAway'>, grade: number): Understood {
  const parts = askedParts([note])
  const topics = parts.flatMap((part) => items.named(part, grade, 1)?.topic ?? [])
  return { practice: [...new Set(topics)], put_away: parts.some((part) => items.isPutAway(part, grade)) }
}
