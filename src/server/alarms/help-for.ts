import { type HelpKind, type ToldKind, toldKind } from '#shared/alarm.ts'

const cardOf: Record<ToldKind, HelpKind | null> = {
  crisis: 'crisis',
  home_harm: 'abuse',
  other_harm: 'abuse',
  online: 'abuse',
  bullying: null,
  danger: 'danger',
  running_away: 'danger',
  eating: 'crisis',
  sadness: null,
  substance: 'danger',
}

/** The help card that belongs to a reply. */
export function helpFor(verdict: string | null | undefined): HelpKind | null {
  const kind = toldKind.safeParse(verdict)
  return kind.success ? cardOf[kind.data] : null
}
