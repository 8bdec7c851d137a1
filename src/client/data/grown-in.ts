import type { Grown, GrownKind } from '#shared/growth.ts'

const kinds: Record<GrownKind, true> = { leaf: true, flower: true, butterfly: true, bird: true }

/** What an answer of the server says to have grown, as far as this page knows it: page and server may be of two releases. */
export function grownIn(answer: unknown): Grown[] {
  const found: unknown = isObject(answer) ? Reflect.get(answer, 'grown') : undefined
  return Array.isArray(found) ? found.filter(isGrown) : []
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isGrown = (value: unknown): value is Grown => {
  if (!isObject(value) || typeof Reflect.get(value, 'id') !== 'string') return false
  const kind: unknown = Reflect.get(value, 'kind')
  return typeof kind === 'string' && Object.hasOwn(kinds, kind)
}
