import { AppError } from '#server/errors.ts'

// Why a call is not let in, in words for whoever made it.

export const anyone = () => new AppError('unauthenticated', 'Please sign in to continue.')

export const closed = () =>
  new AppError('pin_required', 'A lesson is open on this device. A grown-up opens the rest with the PIN.')

export const claimFirst = () =>
  new AppError('claim_first', 'Please say first what becomes of what was made here before your address was confirmed.')
