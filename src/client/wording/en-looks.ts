import type { LookReason } from '#shared/look-rules.ts'

const reasons: Record<LookReason, string> = {
  support: 'Reason: to help you',
  safety: 'Reason: safety',
  quality: 'Reason: a fault of a tutor was checked',
  legal: 'Reason: the law asked for it',
}

/** What a parent reads about administrators who opened what the children said. */
export const looksWords = {
  heading: 'Who looked',
  intro:
    'Administrators open what your children said only for a reason. Each time is kept, and nobody can change or remove it.',
  nobody: 'Nobody has looked.',
  loading: 'Loading who looked…',
  failed: 'Who looked could not be loaded.',
  more: 'Show more',
  formerChild: 'A child who is no longer here',
  history: (child: string, _date: string | null) => `${child}: the list of sessions`,
  transcript: (child: string, date: string | null) =>
    date === null ? `${child}: a session` : `${child}: the session from ${date}`,
  by: (who: string, date: string) => `${who || 'An administrator'} · ${date}`,
  reasons,
} as const
