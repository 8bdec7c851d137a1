import type { DrawingService, OpenDrawing } from '#client/tools/contract/drawing-service.ts'
import type { DrawingReading, DrawingView } from '#shared/drawing.ts'

/** A drawing desk that keeps everything in memory and sees what it is told to see. */
export function scriptedDrawings(last: OpenDrawing | null = null) {
  const saves: OpenDrawing[] = []
  const kept: DrawingView[] = []
  const script = { readings: [] as (DrawingReading | Error)[], galleryFails: [] as Error[], saved: true }
  const watching = new Set<() => void>()
  const drawings: DrawingService = {
    save: (drawing) => void saves.push(drawing),
    isSaved: () => script.saved,
    subscribe: (onChange) => {
      watching.add(onChange)
      return () => watching.delete(onChange)
    },
    last: () => saves.at(-1) ?? last,
    gallery: async () => {
      const fault = script.galleryFails.shift()
      if (fault) throw fault
      return kept
    },
    read: async () => {
      const next = script.readings.shift() ?? { kind: 'empty', says: 'The board is empty.' }
      if (next instanceof Error) throw next
      return next
    },
  }
  const setSaved = (saved: boolean) => {
    script.saved = saved
    for (const onChange of watching) onChange()
  }
  return { drawings, saves, kept, script, setSaved }
}
