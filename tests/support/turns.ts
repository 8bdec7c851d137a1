import type { Line, Move } from '#server/tutor/move.ts'
import type { Turn, Way } from '#server/tutor/turn.ts'

/** A move with the lines that a test gives. */
export const moveOf = (kind: string, lines: Line[], more: Partial<Move> = {}): Move => ({
  kind,
  lines,
  mood: 'calm',
  ...more,
})

export const wayOf = (move: Move, more: Partial<Way> = {}): Way => ({
  reading: 'says something',
  move,
  words: 'Let us look at it.',
  untold: [],
  ...more,
})

/** A hint for 7 × 8, whose answer stays untold. */
export const hintWay = wayOf(
  moveOf('hint', [{ text: 'Split the seven into five and two.' }, { key: 'hint.go', values: { what: '7 × 8' } }]),
  { words: 'Split the seven into five and two. What do you get?', untold: ['7 × 8'] },
)

/** A turn as a brain is given it. */
export const turnWith = (change: Partial<Turn> = {}): Turn => ({
  tutor: { name: 'Ms. Fern', personality: 'Calm and curious.', subjects: ['math', 'reading'] },
  student: { nickname: 'Mia', grade_level: 3 },
  notes: ['Mia needs time.', 'Use horses.'],
  recent: [
    { role: 'assistant', content: 'Hi Mia! What shall we do?' },
    { role: 'user', content: 'times' },
  ],
  ways: [hintWay],
  signal: new AbortController().signal,
  ...change,
})
