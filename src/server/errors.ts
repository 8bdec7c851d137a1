import { type ProblemCode, problemStatus } from '#shared/problem.ts'

const retryable: ReadonlySet<ProblemCode> = new Set([
  'reply_pending',
  'request_timeout',
  'rate_limited',
  'daily_limit',
  'quiet_hours',
  'tutor_bad_reply',
  'speech_failed',
  'unavailable',
  'draining',
  'checkout_unavailable',
  'tutor_timeout',
])

/** An expected failure. Anything else that is thrown is a bug and is shown as `internal`. The message is for a parent. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  constructor(
    code: ProblemCode,
    message: string,
    more: { cause?: unknown; fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
  get status() {
    return problemStatus[this.code]
  }
  get retryable() {
    return retryable.has(this.code)
  }
}

/**
 * What may be logged of a failure. Libraries quote what they choke on: a database the statement with its values, JSON.parse
 * the text. So it is the innermost cause that counts, and nothing of it that stands in quotes.
 */
export function loggable(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return loggable(error.cause)
  return error.message.replaceAll(/"[^"]*("|$)|(?<!\w)'[^']*('|$)|`[^`]*(`|$)/g, '…').slice(0, 200)
}

/** What is not there and what is not yours are the same thing. */
export const notFound = () => new AppError('not_found', 'That is not here.')
