// The words around are English; the parent's own kind of English decides about 4 PM or 16:00.
const english = globalThis.navigator?.languages?.find((language) => /^en\b/.test(language)) ?? 'en'

const full = new Intl.DateTimeFormat(english, { dateStyle: 'full', timeStyle: 'short' })
const thisYear = new Intl.DateTimeFormat(english, { month: 'short', day: 'numeric' })
const anyYear = new Intl.DateTimeFormat(english, { month: 'short', day: 'numeric', year: 'numeric' })
const clock = new Intl.DateTimeFormat(english, { timeStyle: 'short' })

/** When a session began, in the parent's own time: 'Friday, November 20, 2026 at 4:05 PM'. */
export const sessionDate = (iso: string) => full.format(new Date(iso))

/** A day in few words: 'Nov 20', with the year when it is another one. */
export function shortDay(iso: string, now = new Date()): string {
  const day = new Date(iso)
  return (day.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(day)
}

export const clockTime = (iso: string) => clock.format(new Date(iso))
