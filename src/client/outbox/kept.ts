/** What outlives a reload of this tab, and nothing longer. */
export type Kept = {
  /** The conversation that this tab had open when it was reloaded. Read once. */
  takeSitting: () => string | null
  keepSitting: (conversationId: string | null) => void
  /** Words in the box that were not sent. */
  draft: () => string
  keepDraft: (text: string) => void
  /** A message that the server may not have, with the id under which it was tried. */
  unsent: () => Unsent | null
  keepUnsent: (unsent: Unsent | null) => void
}

/** `inBox`: it failed and stands in the box again, where the child may have changed it since. */
export type Unsent = { id: string; text: string; inBox: boolean }

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps things for one student in the tab's own storage. Storage that is blocked or full never stops a lesson. */
export function keptFor(studentId: string, open: () => Drawer = () => sessionStorage): Kept {
  const name = (what: string) => `trellis.${what}.${studentId}`
  const read = (what: string): string | null => {
    try {
      return open().getItem(name(what))
    } catch {
      // Blocked: then a reload begins anew.
      return null
    }
  }
  const write = (what: string, value: string | null): void => {
    try {
      if (value) open().setItem(name(what), value)
      else open().removeItem(name(what))
    } catch {
      // Blocked or full: nothing is kept.
    }
  }
  return {
    takeSitting: () => {
      const conversationId = read('sitting')
      write('sitting', null)
      return conversationId
    },
    keepSitting: (conversationId) => write('sitting', conversationId),
    draft: () => read('draft') ?? '',
    keepDraft: (text) => write('draft', text),
    unsent: () => toUnsent(read('unsent')),
    keepUnsent: (unsent) =>
      write('unsent', unsent && `${unsent.id} ${unsent.inBox ? 'in box' : 'on its way'}: ${unsent.text}`),
  }
}

function toUnsent(kept: string | null): Unsent | null {
  const [, id, where, text] = /^([0-9a-f-]{36}) (in box|on its way): ([\s\S]+)$/.exec(kept ?? '') ?? []
  return id && text ? { id, text, inBox: where === 'in box' } : null
}
