const english = globalThis.navigator?.languages?.find((language) => /^en\b/.test(language)) ?? 'en'

const today = new Intl.DateTimeFormat(english, { timeStyle: 'short' })
const otherDay = new Intl.DateTimeFormat(english, { dateStyle: 'medium', timeStyle: 'short' })

/** When a message was written, in the reader's own time: '4:05 PM' today, 'Nov 20, 2026, 4:05 PM' before. */
export function messageMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso)
  return (moment.toDateString() === now.toDateString() ? today : otherDay).format(moment)
}
