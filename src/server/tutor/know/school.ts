import { z } from 'zod'
import content from '#content/en/tutor/school.json'
import { calendarAnswer } from './calendar.ts'
import type { Known } from './know.ts'

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What is asked, as a pattern; in `how` without the words that ask for the way to do it. */
  asked: z.string(),
  young: z.string(),
  older: z.string(),
  /** None where the child is to try it on a problem of its own. */
  back: z.string().endsWith('?').optional(),
})
const data = z.strictObject({ how: z.array(entry), asked: z.array(entry) }).parse(content)

const lead =
  /^(?:hey|hi|ok|okay|so|but|and|um+|uh|wait|please|pls|well|idk|bolt|i forgot|i forget|i dont (?:know|get|understand|remember)|i don.t (?:know|get|understand|remember)|im not sure|can (?:you|u) (?:tell|teach|explain|show)(?: me)?|(?:tell|teach|show) me|explain|do (?:you|u) know|remind me|im confused on|i wonder|about|again)[ ,]+/
const asksHow =
  /^(?:how (?:do|can|would|should|does|did|r|are|am) (?:i|you|u|ya|we|people|kids|one|someone)(?: (?:supposed|even|ever|again|actually|gonna|going))*(?: to)?|how to|how d(?:o|you)|the (?:steps|way) (?:to|for)|steps (?:to|for)|help (?:me )?(?:with )?how to|whats the way to) /
const behind =
  '(?: (?:again|please|pls|plz|then|though|tho|go|in math|in school|on paper|bolt|right|when .*|if .*|without .*|for .*))*'

const compiled = (one: z.infer<typeof entry>) => ({ ...one, pattern: new RegExp(`^(?:${one.asked})${behind}$`) })
const [how, asked] = [data.how.map(compiled), data.asked.map(compiled)]

/** The line, and what is left of it without one, two, … of the words that lead up to a question. */
function* withoutLeads(line: string): Generator<string> {
  for (let rest = line; ; ) {
    yield rest
    const shorter = rest.replace(lead, '')
    if (shorter === rest) return
    rest = shorter
  }
}

const longest = 120

/** What a teacher says at once to 'how do you round' or 'how many days are in a year'; null where it is not asked in so many words. */
export function schoolAnswer(text: string, grade: number): Known | null {
  if (text.length > longest) return null
  const line = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[?!.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (const rest of withoutLeads(line)) {
    const ofCalendar = calendarAnswer(rest)
    if (ofCalendar) return ofCalendar
    const way = rest.replace(asksHow, '')
    const found =
      (way === rest ? null : how.find(({ pattern }) => pattern.test(way))) ??
      asked.find(({ pattern }) => pattern.test(rest))
    if (!found) continue
    const { id, young, older, back = null } = found
    return { id: `school-${id}`, says: grade <= 2 ? young : older, back, isFamily: false }
  }
  return null
}
