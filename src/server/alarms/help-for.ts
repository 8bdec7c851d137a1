import type { HelpKind } from '#shared/alarm.ts'

/** The help card that belongs to a reply. */
export const helpFor = (verdict: string | null | undefined): HelpKind | null =>
  verdict === 'crisis' || verdict === 'abuse' || verdict === 'danger' ? verdict : null
