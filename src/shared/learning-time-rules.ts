/** What a parent may choose, and what is usual. */
export const timeRanges = {
  lesson_minutes: { from: 5, to: 60, usual: 20 },
  daily_minutes: { from: 10, to: 240, usual: 60 },
  daily_messages: { from: 20, to: 400, usual: 200 },
} as const

export const isClockTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * True for the name of a time zone that keeps its own rules ('America/New_York', 'UTC'). Short names like 'CET' and bare
 * offsets are refused: databases and browsers read them differently.
 */
export function isTimeZone(name: string): boolean {
  if (name === 'UTC') return true
  if (name.length > 50 || !/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

type Quiet = { quiet_from: string | null; quiet_to: string | null }

/** What does not fit in quiet hours: they have a beginning and an end, and are never the whole day. */
export function quietFault({ quiet_from, quiet_to }: Quiet): 'both_or_none' | 'same_time' | null {
  if ((quiet_from === null) !== (quiet_to === null)) return 'both_or_none'
  return quiet_from !== null && quiet_from === quiet_to ? 'same_time' : null
}
