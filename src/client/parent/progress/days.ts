const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A day of the family's clock, '2026-11-16', in few words: 'Nov 16'. */
export const dayOf = (day: string) => short.format(new Date(`${day}T00:00:00Z`))

/** 'November 16, 2026' */
export const longDay = (iso: string) => long.format(new Date(iso))
