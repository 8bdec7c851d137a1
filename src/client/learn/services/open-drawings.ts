import { putAtTheEnd, readDrawing, readGallery } from '#client/data/drawings.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import { drawingToSave } from '#client/outbox/deliver-entry.ts'
import type { Outbox } from '#client/outbox/outbox.ts'
import type { OutboxBox } from '#client/outbox/outbox-box.ts'
import type { KeptDrawing } from '#client/outbox/outbox-entry.ts'
import type { DrawingService, OpenDrawing } from '#client/tools/contract/drawing-service.ts'
import type { HelpKind } from '#shared/alarm.ts'

export type OpenDrawings = {
  drawings: DrawingService
  /** Which conversation is going on: what is drawn from now on belongs to it. */
  enter: (conversationId: string | null) => void
  running: () => string | null
  /** The page goes away: what waits is sent while there is time. */
  hide: () => void
  close: () => void
}

type Parts = {
  studentId: string
  pass: PassKeeper
  box: OutboxBox
  out: Outbox
  onHelp: (kind: HelpKind) => void
}

/** The drawings of one student; `onHelp` is told of words on the board that need a grown-up. */
export function openDrawings({ studentId, pass, box, out, onHelp }: Parts): OpenDrawings {
  const kept = () => box.list().flatMap(({ kept, where }) => (kept.kind === 'drawing' ? { ...kept, where } : []))
  let running: string | null = null
  let drew = false
  const drawings: DrawingService = {
    save: (drawing) => {
      drew = true
      out.takeLater({ kind: 'drawing', drawing: { ...drawing, conversation_id: running, saved_at: Date.now() } })
    },
    isSaved: out.isSaved,
    subscribe: out.subscribe,
    last: () => {
      const mine = kept().filter(({ drawing }) => drawing.conversation_id === running)
      const newest = mine.at(-1)?.drawing
      return newest ? toOpen(newest) : null
    },
    gallery: async () => {
      // What was put into it a moment ago is in it.
      await out.flush()
      return readGallery(pass, studentId)
    },
    read: async (scene) => {
      // The drawing first: words on it that need a grown-up are told once.
      await out.flush()
      const { help, ...reading } = await readDrawing(pass, studentId, scene)
      if (help) onHelp(help)
      return reading
    },
  }
  return {
    drawings,
    enter: (conversationId) => {
      running = conversationId
      if (conversationId !== null) box.tidy(conversationId)
    },
    running: () => running,
    hide: () => {
      for (const { drawing, where } of kept()) {
        if (where === 'waits') putAtTheEnd(pass, drawing.id, drawingToSave(studentId, drawing))
      }
    },
    close: () => {
      // What waits is tried once more; where that fails, it waits on the device for the next time.
      if (drew) void out.flush().finally(() => box.tidy())
    },
  }
}

const toOpen = ({ id, version, scene, marks, kept }: KeptDrawing): OpenDrawing => ({ id, version, scene, marks, kept })
