import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { App } from '#server/context.ts'
import { isPassingFault } from '#server/db/faults.ts'
import { AppError, loggable } from '#server/errors.ts'
import type { Problem } from '#shared/problem.ts'

/** The failure as it crosses the wire. What is not expected is a bug: `internal`, and nothing of it is told. */
export function toProblem(error: AppError, requestId: string): Problem {
  return {
    error: error.message,
    code: error.code,
    request_id: requestId,
    retryable: error.retryable,
    ...(error.retryAfter !== undefined && { retry_after_s: error.retryAfter }),
    ...(error.fields && { fields: error.fields }),
  }
}

/** Gives every failure one of our codes. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // What the router itself refuses.
  if (error instanceof HTTPException && error.status < 500)
    return new AppError('bad_request', 'This request cannot be understood.', { cause: error })
  if (isPassingFault(error)) {
    return new AppError('unavailable', 'Trellis cannot reach its memory right now. Please try again in a moment.', {
      cause: error,
      retryAfter: 2,
    })
  }
  return new AppError('internal', 'Something broke on our side. It is not your fault.', { cause: error })
}

/** Logs what only we can mend; never the child's words, which no error of ours carries. */
export function logFailure(app: Pick<App, 'log'>, error: AppError, requestId: string): void {
  if (error.status < 500) return
  const cause = error.cause instanceof Error ? describe(error.cause) : undefined
  app.log[error.code === 'internal' ? 'error' : 'warn'](
    { request_id: requestId, code: error.code, cause },
    'request failed',
  )
}

function describe(error: Error): { message: string; stack: string } {
  const root = error.cause instanceof Error ? error.cause : error
  return { message: loggable(root), stack: framesOf(root) }
}

// Only where it was: a message of several lines stands above that.
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 7)
    .join('\n')

/** The one place where a thrown failure becomes an answer. */
export function problemResponse(app: Pick<App, 'log'>, error: unknown, c: Context): Response {
  const failure = asAppError(error)
  const requestId = c.get('requestId')
  logFailure(app, failure, requestId)
  if (failure.status === 401) c.header('www-authenticate', 'Bearer')
  if (failure.retryAfter !== undefined) c.header('retry-after', String(failure.retryAfter))
  c.header('cache-control', 'no-store')
  return c.json(toProblem(failure, requestId), failure.status)
}
