import { z } from 'zod'
import content from '#content/en/tutor/calendar.json'
import { icuText } from '#server/icu/icu-text.ts'
import type { Known } from './know.ts'

const told = z.strictObject({ says: z.string(), back: z.string().endsWith('?') })
const data = z.strictObject({ rounds: z.array(z.array(z.string()).min(7)), after: told, before: told }).parse(content)

const asked =
  /^(?:(?:what|whats|what's|which|wat|tell me) )?(?:(?:is|day|month|comes|come|the|one) ){0,4}(?:right |just )?(after|before) (?:the month of )?([a-z]+)$/

/** The day or the month that comes next to one, all the way around; null where none is asked for. */
export function calendarAnswer(line: string): Known | null {
  const [, way, name] = asked.exec(line) ?? []
  if (way !== 'after' && way !== 'before') return null
  const round = data.rounds.find((one) => one.some((each) => each.toLowerCase() === name))
  if (!round) return null
  const at = round.findIndex((each) => each.toLowerCase() === name)
  const values = {
    one: round[at] ?? '',
    other: round[(at + (way === 'after' ? 1 : round.length - 1)) % round.length] ?? '',
  }
  const { says, back } = data[way]
  return { id: `calendar-${way}`, says: icuText(says, values), back: icuText(back, values), isFamily: false }
}
