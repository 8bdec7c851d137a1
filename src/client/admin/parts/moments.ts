const english = globalThis.navigator?.languages?.find((language) => /^en\b/.test(language)) ?? 'en'

const full = new Intl.DateTimeFormat(english, { dateStyle: 'full', timeStyle: 'short' })
const short = new Intl.DateTimeFormat(english, { dateStyle: 'medium', timeStyle: 'short' })

/** When a session began: 'Friday, November 20, 2026 at 4:05 PM'. */
export const longMoment = (iso: string) => full.format(new Date(iso))

/** 'Nov 20, 2026, 4:05 PM'. */
export const shortMoment = (iso: string) => short.format(new Date(iso))
