import type { Decision, Line } from '../../move.ts'
import { type Lesson, openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { looked } from '../last-answer.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

// How many are in one of something: 'a stack is 64', 'a dozen is 12', 'each chest holds 27'. How many of those, and how many in all.

const kinds =
  'stack|dozen|pack|packet|box|bag|chest|shulker|shulker box|case|carton|crate|bundle|set|team|row|roll|jar|tray|round|level|heart|deck|bucket|shelf|page'
const told = new RegExp(
  String.raw`\b(?:a|an|one|1|each|every|the) (${kinds})s? (?:is|has|holds|have|hold|equals|means|=|fits|comes with|gives you|of [a-z]+ (?:is|has))(?: like| about| up to)? (\d{1,4})(?![\d:/]|\.\d| ?(?:%|dollars?|bucks|cents|feet|inches|pounds|years?|hours?|minutes?|o'?clock))`,
  'i',
)
const many = (kind: string) => String.raw`${kind}(?:e?s)?`

export function keepPack(lesson: Lesson, text: string): Lesson {
  const [, kind, size] = told.exec(text) ?? []
  return kind === undefined || Number(size) < 2
    ? lesson
    : { ...lesson, pack: { kind: kind.toLowerCase(), size: Number(size) } }
}

/** The child's own pack, and the usual one. */
const packOf = (lesson: Lesson, text: string): Lesson['pack'] =>
  keepPack(lesson, text).pack ?? (/\bdozens?\b/i.test(text) ? { kind: 'dozen', size: 12 } : null)

const tail = String.raw`(?:[,.?]? (?:is it|i put|i got|i think(?: its| it's)?|so|its) (\d{1,5}))?\W*$`

/** 'So 640 cobble is how many stacks', 'how many is 3 stacks'. */
export function ofPacks(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const pack = packOf(lesson, text)
  if (!pack || lesson.spanish || lesson.play) return null
  const rest = text.replace(told, ' ')
  const { kind, size } = pack
  const into =
    new RegExp(
      String.raw`(?<![\d.])(\d{1,6})(?: [a-z]+){0,3} (?:is|are|makes?|in|=|would be|be) (?:like )?how many ${many(kind)}\b${tail}`,
      'i',
    ).exec(rest) ??
    new RegExp(String.raw`\bhow many ${many(kind)} (?:[a-z']+ ){0,6}?(\d{1,6})(?: [a-z]+){0,2}${tail}`, 'i').exec(rest)
  if (into?.[1] !== undefined) return taken(heard, `${into[1]} ÷ ${size}`, into[2])
  const all =
    new RegExp(
      String.raw`\bhow (?:many|much)\b[^\d?]{0,40}?(\d{1,4}) (?:full |whole )?${many(kind)}\b(?: (?:have|hold|be|is|make|has))?${tail}`,
      'i',
    ).exec(rest) ??
    new RegExp(
      String.raw`(?<![\d.])(\d{1,4}) (?:full |whole )?${many(kind)} (?:is|are|makes?|has|have|holds?|=) how (?:many|much)\b(?: [a-z]+){0,2}${tail}`,
      'i',
    ).exec(rest)
  if (all?.[1] !== undefined) return taken(heard, `${all[1]} × ${size}`, all[2])
  return null
}

const taken = (heard: Heard, sum: string, said: string | undefined): Decision | null =>
  said === undefined ? ownProblem({ ...heard, text: sum }) : looked(heard, sum, said)

const asksTable =
  /^(?:.{0,40}[.,!]\s*)?\W*(?:(?:so|and|but|wait|ok) )*(?:is (?:it|that|(\d{1,3}))|(\d{1,3}) is) (?:even )?(?:in|on|part of|from) (?:the |any |my |a )?(?:times|multiplication) tables?\b.{0,12}$/i

/** 'In Minecraft a stack is 64. is that in the times tables': two numbers of the tables that make it, or none. */
export function inTables(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const found = asksTable.exec(text)
  if (!found || lesson.spanish) return null
  const named =
    found[1] ??
    found[2] ??
    [...text.matchAll(/(?<![\d.:/])\d{1,3}(?![\d:/]|\.\d)/g)].at(-1)?.[0] ??
    lesson.sight.findLast((one) => /^\d{1,3}$/.test(one))
  const number = Number(named ?? NaN)
  if (!(number >= 2 && number <= 200)) return null
  const pairs = Array.from({ length: 11 }, (_, at) => at + 2).filter(
    (one) => number % one === 0 && number / one >= one && number / one <= 12,
  )
  const best = pairs.at(-1)
  const line: Line =
    best === undefined
      ? { key: 'tables.no', values: { number } }
      : { key: 'tables.yes', values: { number, says: `${best} × ${number / best} = ${number}` } }
  return reply([line], openProblem(lesson) ? askAgain(heard, lesson) : askChat(lesson, { key: 'sight.next' }), {
    kind: 'why',
    mood: 'happy',
  })
}
