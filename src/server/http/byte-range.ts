/** Which bytes are asked for: all of them, a part (`from` and `to` are its first and last), or some that are not there. */
export type Wanted = 'all' | 'none' | { from: number; to: number }

/**
 * Reads a Range header (RFC 9110, 14.2). Several parts at once, and what cannot be read, are answered with the whole, as
 * a server may.
 */
export function wantedBytes(header: string | undefined, size: number): Wanted {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'all'
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return 'all'
  return from >= size ? 'none' : { from, to }
}
