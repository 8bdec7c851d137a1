import { keptValue } from '#client/store/kept-value.ts'
import type { Hand } from '#shared/handwriting.ts'

/** How a child likes to write. */
export type Habits = {
  hand: Hand
  /** Nothing is looked at before 'Done'. */
  waits: boolean
  /** The strokes are put in order instead of drawn. */
  withoutDrawing: boolean
}

export const usualHabits: Habits = { hand: 'right', waits: false, withoutDrawing: false }

type Drawer = Parameters<typeof keptValue>[1]

const keptHabits = (studentId: string, open: Drawer) =>
  keptValue(`trellis.writing.${studentId}`, open, { is: isHabits, before })

/** As they are kept on this device for one student. */
export const habitsOf = (studentId: string, open: Drawer = () => localStorage): Habits =>
  keptHabits(studentId, open).read() ?? usualHabits

export const keepHabits = (studentId: string, habits: Habits, open: Drawer = () => localStorage): void =>
  keptHabits(studentId, open).keep(habits)

const isHabits = (value: unknown): value is Habits =>
  typeof value === 'object' &&
  value !== null &&
  'hand' in value &&
  (value.hand === 'left' || value.hand === 'right') &&
  'waits' in value &&
  typeof value.waits === 'boolean' &&
  'withoutDrawing' in value &&
  typeof value.withoutDrawing === 'boolean'

/** Words with a space between them. */
function before(text: string): Habits {
  const kept = text.split(' ')
  return {
    hand: kept.includes('left') ? 'left' : 'right',
    waits: kept.includes('waits'),
    withoutDrawing: kept.includes('without-drawing'),
  }
}
