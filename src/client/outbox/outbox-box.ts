import { fromOlderRelease, olderPrefixes } from './older-release.ts'
import { fromStored, idOf, type Kept, madeAt, type OutboxEntry, toStored } from './outbox-entry.ts'
import { outboxPrefix } from './waiting-here.ts'

/** What one student made and the server may not have, and the drawing that is going on. All tabs of the browser share it. */
export type OutboxBox = {
  /** Keeps it as waiting; what was kept under the same name is replaced. */
  put: (kept: Kept) => void
  remove: (id: string) => void
  /** The server has this very thing, or will not take it. What was made anew since goes on waiting. */
  mark: (kept: Kept, where: 'came' | 'refused') => void
  /** Everything, the first made first. */
  list: () => OutboxEntry[]
  /** Lets go of drawings that wait for nothing, but for one conversation's. */
  tidy: (except?: string | null) => void
}

/** One key for each thing, so that two tabs never write over each other. Where storage is blocked or full, memory has to do. */
export function outboxBox(studentId: string, open: () => Storage = () => localStorage): OutboxBox {
  const mine = `${outboxPrefix}${studentId}.`
  const inMemory = new Map<string, OutboxEntry>()
  const write = (entry: OutboxEntry): boolean => {
    const id = idOf(entry.kept)
    try {
      open().setItem(mine + id, toStored(entry))
      inMemory.delete(id)
      return true
    } catch {
      inMemory.set(id, entry)
      return false
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
  const takeOver = (): void => {
    const storage = open()
    for (const name of Object.keys(storage).filter((one) => olderPrefixes.some((prefix) => one.startsWith(prefix)))) {
      const entry = fromOlderRelease(name, storage.getItem(name), studentId)
      // The new place first: whatever happens in between, it is kept once or twice, and never not at all.
      if (entry && (stored(idOf(entry.kept)) || write(entry))) storage.removeItem(name)
    }
  }
  const stored = (id: string) => fromStored(open().getItem(mine + id), studentId)
  const storedEntries = (): OutboxEntry[] => {
    try {
      takeOver()
      const names = Object.keys(open()).filter((name) => name.startsWith(mine))
      return names.flatMap((name) => stored(name.slice(mine.length)) ?? [])
    } catch {
      return []
    }
  }
  const list = () =>
    [...storedEntries().filter(({ kept }) => !inMemory.has(idOf(kept))), ...inMemory.values()].sort(byTime)
  const find = (id: string) => list().find(({ kept }) => idOf(kept) === id)
  return {
    put: (kept) => void write({ where: 'waits', kept }),
    remove,
    mark: (kept, where) => {
      const found = find(idOf(kept))
      if (found && !isNewer(found.kept, kept)) write({ ...found, where })
    },
    list,
    tidy: (except) => {
      for (const { kept, where } of list()) {
        const isOver = kept.kind === 'drawing' && where !== 'waits'
        if (isOver && (except === undefined || kept.drawing.conversation_id !== except)) remove(idOf(kept))
      }
    },
  }
}

const isNewer = (one: Kept, other: Kept) =>
  one.kind === 'drawing' && other.kind === 'drawing' && one.drawing.version > other.drawing.version

const sortKey = (kept: Kept) => `${String(madeAt(kept)).padStart(20, '0')} ${idOf(kept)}`
const byTime = (one: OutboxEntry, other: OutboxEntry) => (sortKey(one.kept) < sortKey(other.kept) ? -1 : 1)
