import { isTimeZone } from '#shared/learning-time-rules.ts'

/** The time zone of this browser; nothing where it tells none that the server could reckon with. */
export function browserZone(): { time_zone?: string } {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && isTimeZone(zone) ? { time_zone: zone } : {}
}
