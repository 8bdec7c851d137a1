import { z } from 'zod'
import file from '#content/en/tutor/years.json'

// Events by their year, for 'was that the same year as the Declaration'.

const event = z.strictObject({ names: z.string(), says: z.string(), year: z.int() })
export type Dated = { says: string; year: number }

let read: readonly (Dated & { at: RegExp })[] | null = null
const events = () =>
  (read ??= z
    .array(event)
    .parse(file)
    .map(({ names, says, year }) => ({ says, year, at: new RegExp(`\\b(?:${names})(?:ed|s|ing)?\\b`) })))

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The events that are named, in the order in which they are. */
export function eventsIn(text: string): Dated[] {
  const line = plain(text)
  return events()
    .flatMap(({ at, says, year }) => {
      const found = at.exec(line)
      return found ? [{ from: found.index, says, year }] : []
    })
    .sort((one, two) => one.from - two.from)
    .map(({ says, year }) => ({ says, year }))
}
