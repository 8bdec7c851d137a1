import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/errors.ts'
import { isStorable } from '#shared/text-rules.ts'

const refusal = (field: string) =>
  new AppError('validation_failed', 'Something in this request does not fit.', { fields: { [field]: 'not_storable' } })

/** Refuses what no database can keep in an address: NUL in its path, or in a question. */
export const storableAddress = createMiddleware(async (c, next) => {
  if (c.req.url.includes('%00')) {
    for (const [name, values] of Object.entries(c.req.queries())) {
      if (![name, ...values].every(isStorable)) throw refusal(isStorable(name) ? name : 'address')
    }
    if (c.req.path.includes('%00') || !isStorable(c.req.path)) throw refusal('address')
  }
  return next()
})

/** JSON can say NUL and half a surrogate pair only in this way. */
const mayHoldIt = /\\u(?:0000|d[89a-f])/i

/** Refuses the same anywhere in a JSON body, whatever the route takes. */
export function requireStorable(text: string, parsed: unknown): void {
  if (!mayHoldIt.test(text)) return
  const open: { value: unknown; field: string }[] = [{ value: parsed, field: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, field } = next
    if (typeof value === 'string' && !isStorable(value)) throw refusal(field || 'body')
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inside] of Object.entries(value)) {
      if (!isStorable(name)) throw refusal(field || 'body')
      open.push({ value: inside, field: named(field, name) })
    }
  }
}

const longestField = 200
const named = (field: string, name: string) => (field ? `${field}.${name}` : name).slice(0, longestField)
