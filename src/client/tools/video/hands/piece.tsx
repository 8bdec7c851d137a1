import { isThing } from '#client/tools/picture/things.tsx'
import type { Figures } from '../drawing/figures.ts'
import { memberOf } from '../drawing/many.tsx'
import { Drawing } from '../drawing/marks.tsx'
import type { Made } from './made.ts'

/** What everything that hands do is given. */
export type HandsProps = { made: Made; onChange: (made: Made) => void; figures: Figures; open: boolean; large: boolean }

type Look = Pick<Parameters<typeof memberOf>[0], 'thing' | 'figure'>

/** One thing, as it stands on the stage. */
export const Piece = ({ look, figures, className }: { look: Look; figures: Figures; className: string }) => (
  <svg viewBox="-26 -26 52 52" aria-hidden="true" className={`shrink-0 ${className}`}>
    <Drawing art={memberOf({ ...look, size: 44 })} figures={figures} />
  </svg>
)

/** What a choice shows, by its name: 'the tree' is a tree. */
export function lookNamed(name: string, figures: Figures): Look | null {
  const word = name.replace(/^(?:the|a) /i, '').toLowerCase()
  if (isThing(word)) return { thing: word }
  return figures[word] ? { figure: word } : null
}
