import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ZodError } from 'zod'
import { AppError } from '#server/errors.ts'

type Issue = ZodError['issues'][number]
type Hook = NonNullable<NonNullable<ConstructorParameters<typeof OpenAPIHono>[0]>['defaultHook']>

/** Turns what a schema found into our failure: an id that is none, a query that cannot be read, or named fields. */
export const refuseInvalid: Hook = (result) => {
  if (result.success) return
  const issues = result.error.issues
  if (issues.some(isInvalidId)) throw new AppError('invalid_id', 'That is not an id.', { fields: fieldsOf(issues) })
  if (result.target !== 'json')
    throw new AppError('bad_request', 'This request cannot be understood.', { fields: fieldsOf(issues) })
  throw new AppError('validation_failed', 'Something in this request does not fit.', { fields: fieldsOf(issues) })
}

function isInvalidId(issue: Issue): boolean {
  const name = String(issue.path.at(-1) ?? '')
  if (issue.message === 'invalid_id') return true
  return issue.code === 'invalid_type' && (name === 'id' || name.endsWith('_id')) && !isMissing(issue)
}

const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.message.endsWith('received undefined')

/** More than these nobody reads; a large body could hold a hundred thousand. */
const mostNamed = 50

function fieldsOf(issues: Issue[]): Record<string, string> {
  const fields = issues.slice(0, mostNamed).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, mostNamed).map((key) => [key.slice(0, 100), 'field_not_allowed'] as const)
    return [[issue.path.join('.') || 'body', reasonOf(issue)] as const]
  })
  return Object.fromEntries(fields.slice(0, mostNamed))
}

function reasonOf(issue: Issue): string {
  if (issue.code === 'custom' || issue.message === 'invalid_id') return issue.message
  if (issue.code === 'invalid_type') return isMissing(issue) ? 'required' : 'wrong_type'
  return issue.code
}
