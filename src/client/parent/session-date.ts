const full = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** When a session began, in the parent's own time: 'Friday, November 20, 2026 at 4:05 PM'. */
export const sessionDate = (iso: string) => full.format(new Date(iso))

export const clockTime = (iso: string) => clock.format(new Date(iso))
