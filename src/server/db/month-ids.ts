// An id of version 7 begins with the moment at which it was made: so ids of one month lie together.

/** The smallest id of a moment. */
export function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

export const nextMonth = (begin: Date): Date => new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1))

/** No sitting lasts that long, in milliseconds. */
const longestSitting = 31 * 24 * 3_600_000

/**
 * Before which id no conversation began in which a child still talks beside this one: a statement that names it looks into the
 * newest months only. An id that tells no time bounds nothing.
 */
export function oldestBeside(conversationId: string): string {
  const hex = conversationId.replaceAll('-', '').slice(0, 12)
  const at = conversationId[14] === '7' ? Number.parseInt(hex, 16) : 0
  return firstIdOf(new Date(Math.max(0, at - longestSitting)))
}
