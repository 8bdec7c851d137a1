import { type Drawer, isText, keptValue } from '#client/store/kept-value.ts'
import { keptSitting } from './kept-sitting.ts'
import { unsentPrefix } from './waiting-here.ts'

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

/** Keeps things for one student in the tab's own storage. Storage that is blocked or full never stops a lesson. */
export function keptFor(studentId: string, open: () => Drawer = () => sessionStorage): Kept {
  const text = { is: isText, before: (kept: string) => kept }
  const sitting = keptSitting(studentId, open)
  const draft = keptValue(`trellis.draft.${studentId}`, open, text)
  const unsent = keptValue(`${unsentPrefix}${studentId}`, open, { is: isUnsent, before: unsentBefore })
  return {
    takeSitting: () => {
      const conversationId = sitting.read()
      sitting.keep(null)
      return conversationId
    },
    keepSitting: sitting.keep,
    draft: () => draft.read() ?? '',
    keepDraft: (words) => draft.keep(words || null),
    unsent: unsent.read,
    keepUnsent: unsent.keep,
  }
}

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isText(value.id) &&
  'text' in value &&
  isText(value.text) &&
  'inBox' in value &&
  typeof value.inBox === 'boolean'

function unsentBefore(kept: string): Unsent | null {
  const [, id, where, text] = /^([0-9a-f-]{36}) (in box|on its way): ([\s\S]+)$/.exec(kept) ?? []
  return id && text ? { id, text, inBox: where === 'in box' } : null
}
