import { AppError } from '#server/errors.ts'

/** A child learns only while the parent's consent stands: withdrawn is withdrawn from the next call on. */
export function requireConsent(row: { consent_version: string | null }): void {
  if (row.consent_version === null) {
    throw new AppError('consent_required', 'A parent has to agree first. Please ask your grown-up.')
  }
}

/** So many messages a minute and a day is more than a child types: somebody else does, or it is time for a rest. */
export function refuseTooMuch(
  { said_minute, said_day, paused_for }: { said_minute: number; said_day: number; paused_for: number | null },
  { perMinute, perDay }: { perMinute: number; perDay: number },
): void {
  if (paused_for !== null)
    throw new AppError('calm_pause', 'Let us take a short break. You can go on in a few minutes.', {
      retryAfter: Math.ceil(paused_for),
    })
  if (said_day >= perDay)
    throw new AppError('daily_limit', 'That was a lot for one day. Let us go on tomorrow!', { retryAfter: 60 * 60 })
  if (said_minute >= perMinute)
    throw new AppError('rate_limited', 'That was a lot! Let us rest for a moment.', { retryAfter: 20 })
}
