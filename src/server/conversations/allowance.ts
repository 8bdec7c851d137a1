import { AppError } from '#server/errors.ts'

/** A child learns only while the parent's consent stands: withdrawn is withdrawn from the next call on. */
export function requireConsent(row: { consent_version: string | null }): void {
  if (row.consent_version === null) {
    throw new AppError('consent_required', 'A parent has to agree first. Please ask your grown-up.')
  }
}
