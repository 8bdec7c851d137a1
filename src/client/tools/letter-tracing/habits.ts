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

type Drawer = Pick<Storage, 'getItem' | 'setItem'>
const nameFor = (studentId: string) => `trellis.writing.${studentId}`

/** As they are kept on this device for one student. */
export function habitsOf(studentId: string, open: () => Drawer = () => localStorage): Habits {
  try {
    const kept = (open().getItem(nameFor(studentId)) ?? '').split(' ')
    return {
      hand: kept.includes('left') ? 'left' : 'right',
      waits: kept.includes('waits'),
      withoutDrawing: kept.includes('without-drawing'),
    }
  } catch {
    // Blocked: then it is asked for anew.
    return usualHabits
  }
}

export function keepHabits(studentId: string, habits: Habits, open: () => Drawer = () => localStorage): void {
  const { hand, waits, withoutDrawing } = habits
  try {
    open().setItem(
      nameFor(studentId),
      [hand, waits && 'waits', withoutDrawing && 'without-drawing'].filter(Boolean).join(' '),
    )
  } catch {
    // Blocked or full: it holds for as long as the screen.
  }
}
