import type { SaveDrawing } from '#shared/drawing.ts'

/** A drawing as it lies on the device. `saved_at`: which one was drawn at last. */
export type KeptDrawing = Omit<SaveDrawing, 'student_id'> & { id: string; saved_at: number }

/** Whether the server may not have it yet, has it, or will not take it. */
export type Whereabouts = 'waits' | 'came' | 'refused'

export type BoxedDrawing = { drawing: KeptDrawing; where: Whereabouts }

/** The drawings of one student that the server may not have, and the one that is being drawn. All tabs share it. */
export type DrawingBox = {
  put: (drawing: KeptDrawing) => void
  /** The server has this version of it, or will not take it. A newer version goes on waiting. */
  mark: (id: string, version: number, where: Exclude<Whereabouts, 'waits'>) => void
  list: () => BoxedDrawing[]
  /** Lets go of those that wait for nothing, but for one conversation's. */
  tidy: (except?: string | null) => void
}

const prefix = 'trellis.drawing.'

/** One key per drawing, so that two tabs never write over each other. Where storage is blocked or full, memory has to do. */
export function drawingBox(studentId: string, open: () => Storage = () => localStorage): DrawingBox {
  const mine = `${prefix}${studentId}.`
  const inMemory = new Map<string, string>()
  const read = (id: string): BoxedDrawing | null => {
    const here = inMemory.get(id)
    if (here !== undefined) return toBoxed(here)
    try {
      return toBoxed(open().getItem(mine + id))
    } catch {
      return null
    }
  }
  const write = (id: string, text: string): void => {
    try {
      open().setItem(mine + id, text)
      inMemory.delete(id)
    } catch {
      inMemory.set(id, text)
    }
  }
  const remove = (id: string): void => {
    inMemory.delete(id)
    try {
      open().removeItem(mine + id)
    } catch {
      // Blocked: then it was in memory only.
    }
  }
  const stored = (): string[] => {
    try {
      const names = Object.keys(open()).filter((name) => name.startsWith(mine))
      return names.map((name) => name.slice(mine.length))
    } catch {
      return []
    }
  }
  const list = () => [...new Set([...stored(), ...inMemory.keys()])].flatMap((id) => read(id) ?? []).sort(byTime)
  return {
    put: (drawing) => write(drawing.id, toText(drawing, 'waits')),
    mark: (id, version, where) => {
      const found = read(id)
      if (found && found.drawing.version <= version) write(id, toText(found.drawing, where))
    },
    list,
    tidy: (except) => {
      for (const { drawing, where } of list()) {
        if (where !== 'waits' && (except === undefined || drawing.conversation_id !== except)) remove(drawing.id)
      }
    },
  }
}

/** The students of whom this browser keeps drawings that the server may not have. */
export function studentsWithDrawings(open: () => Storage = () => localStorage): string[] {
  try {
    const storage = open()
    const names = Object.keys(storage).filter(
      (name) => name.startsWith(prefix) && storage.getItem(name)?.startsWith('waits '),
    )
    return [...new Set(names.map((name) => name.slice(prefix.length).split('.')[0] ?? ''))]
  } catch {
    return []
  }
}

const byTime = (one: BoxedDrawing, other: BoxedDrawing) => one.drawing.saved_at - other.drawing.saved_at

const toText = (drawing: KeptDrawing, where: Whereabouts) => `${where} ${JSON.stringify(drawing)}`

/** What was kept, if it is still a drawing: storage is open to whoever uses the browser. */
function toBoxed(kept: string | null): BoxedDrawing | null {
  const at = kept?.indexOf(' ') ?? -1
  if (!kept || at < 0) return null
  const where = (['waits', 'came', 'refused'] as const).find((one) => one === kept.slice(0, at))
  try {
    const drawing: unknown = JSON.parse(kept.slice(at + 1))
    return where && isDrawing(drawing) ? { drawing, where } : null
  } catch {
    return null
  }
}

function isDrawing(value: unknown): value is KeptDrawing {
  if (typeof value !== 'object' || value === null) return false
  const get = (name: string): unknown => Reflect.get(value, name)
  const [scene, conversation] = [get('scene'), get('conversation_id')]
  return (
    typeof get('id') === 'string' &&
    ['version', 'saved_at'].every((name) => Number.isFinite(get(name))) &&
    typeof get('kept') === 'boolean' &&
    (conversation === null || typeof conversation === 'string') &&
    Array.isArray(get('marks')) &&
    typeof scene === 'object' &&
    scene !== null &&
    Array.isArray(Reflect.get(scene, 'elements'))
  )
}

export function toSave(student_id: string, drawing: KeptDrawing): SaveDrawing {
  const { conversation_id, version, scene, marks, kept } = drawing
  return { student_id, conversation_id, version, scene, marks, kept }
}
