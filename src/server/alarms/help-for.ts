import { type HelpKind, type ToldKind, toldKind } from '#shared/alarm.ts'
import { helpOf } from '#shared/helplines.ts'

/** A card would make more of it than it is: the words of care name who listens. */
const withoutCard: ReadonlySet<ToldKind> = new Set(['bullying', 'sadness'])

/** The help card that belongs to a reply. */
export function helpFor(verdict: string | null | undefined): HelpKind | null {
  const kind = toldKind.safeParse(verdict)
  return kind.success && !withoutCard.has(kind.data) ? helpOf(kind.data) : null
}
