import { type Drawer, isText, keptValue } from '#client/store/kept-value.ts'

/** The conversation that a tab had open when it was reloaded. Storage that is blocked or full never stops a lesson. */
export const keptSitting = (studentId: string, open: () => Drawer = () => sessionStorage) =>
  keptValue(`trellis.sitting.${studentId}`, open, { is: isText, before: (kept: string) => kept })
