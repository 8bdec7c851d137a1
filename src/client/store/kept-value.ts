export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The number of the form in which values are kept. */
const version = 1

type Form<T> = {
  is: (value: unknown) => value is T
  /** What the releases before kept here, without a number; null when it is nothing of theirs. */
  before: (text: string) => T | null
}

export type KeptValue<T> = {
  /** Null when nothing is kept, or nothing that this release knows. */
  read: () => T | null
  keep: (value: T | null) => void
}

/**
 * One value that a browser keeps under a name, with the number of its form: what lies there may be of another release. Storage
 * that is blocked or full stops nothing; then it holds for as long as the screen.
 */
export function keptValue<T>(name: string, open: () => Drawer, form: Form<T>): KeptValue<T> {
  return {
    read: () => {
      try {
        const text = open().getItem(name)
        return text === null ? null : fromText(text, form)
      } catch {
        return null
      }
    },
    keep: (value) => {
      try {
        if (value === null) open().removeItem(name)
        else open().setItem(name, JSON.stringify({ v: version, value }))
      } catch {
        // Blocked or full.
      }
    },
  }
}

function fromText<T>(text: string, { is, before }: Form<T>): T | null {
  const kept = parsed(text)
  if (typeof kept !== 'object' || kept === null || !('v' in kept)) return before(text)
  return kept.v === version && 'value' in kept && is(kept.value) ? kept.value : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
