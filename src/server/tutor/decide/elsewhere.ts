import type { Lesson } from '../state.ts'

const elsewhere = new Set(['feeling', 'sentence', 'story', 'play'])

/** What was asked is of a feeling, a sentence, a story or a game: numbers in the answer are no work. */
export const isElsewhere = ({ asked }: Pick<Lesson, 'asked'>): boolean => elsewhere.has(asked?.kind ?? '')
