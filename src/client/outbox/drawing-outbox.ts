import { ApiProblem } from '#client/api.ts'
import type { DrawingSaved } from '#shared/drawing.ts'
import type { DrawingBox, KeptDrawing } from './drawing-box.ts'
import { retrying } from './retrying.ts'

export type DrawingOutboxParts = {
  box: DrawingBox
  /** Brings the server one drawing; rejects when it did not arrive. */
  leave: (drawing: KeptDrawing) => Promise<DrawingSaved | 'refused'>
  onHelp: (help: NonNullable<DrawingSaved['help']>) => void
}

/** Brings kept drawings to the server: the newest version of each, as often as it takes. */
export type DrawingOutbox = {
  /** Keeps a drawing, and sends it when the child has paused. */
  take: (drawing: KeptDrawing) => void
  /** Tries now what waits. */
  flush: () => Promise<void>
  isSaved: () => boolean
  subscribe: (onChange: () => void) => () => void
  close: () => void
}

/** After the last change of a drawing it is sent. Milliseconds. */
const pause = 1_500

/** A child that draws on and on is saved as often as this. Milliseconds. */
const longestPause = 10_000

export function drawingOutbox({ box, leave, onHelp }: DrawingOutboxParts): DrawingOutbox {
  const watching = new Set<() => void>()
  const isSaved = () => box.list().every(({ where }) => where === 'came')
  let shown = isSaved()
  const tell = (now = isSaved()) => {
    if (now === shown) return
    shown = now
    for (const onChange of watching) onChange()
  }
  const send = async (drawing: KeptDrawing) => {
    const answer = await leave(drawing)
    box.mark(drawing.id, drawing.version, answer === 'refused' ? 'refused' : 'came')
    if (answer !== 'refused' && answer.help) onHelp(answer.help)
    tell()
  }
  /** One drawing that breaks the server does not hold up those behind it. */
  const sendAll = async (): Promise<'settled' | 'again'> => {
    const broken = new Set<string>()
    const next = () => box.list().find(({ drawing, where }) => where === 'waits' && !broken.has(drawing.id))?.drawing
    for (let drawing = next(); drawing; drawing = next()) {
      try {
        await send(drawing)
      } catch (error) {
        broken.add(drawing.id)
        if (!breaksServer(error)) break
      }
    }
    tell()
    return broken.size > 0 ? 'again' : 'settled'
  }
  const sending = retrying(sendAll)
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitsSince: number | null = null
  const flush = () => {
    clearTimeout(timer)
    waitsSince = null
    return sending.now()
  }
  return {
    take: (drawing) => {
      box.put(drawing)
      tell(false)
      waitsSince ??= drawing.saved_at
      clearTimeout(timer)
      const left = longestPause - (drawing.saved_at - waitsSince)
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(pause, left)))
    },
    flush,
    isSaved: () => shown,
    subscribe: (onChange) => {
      watching.add(onChange)
      return () => watching.delete(onChange)
    },
    close: () => {
      clearTimeout(timer)
      sending.stop()
    },
  }
}

const breaksServer = (error: unknown) => error instanceof ApiProblem && error.problem.code === 'internal'
