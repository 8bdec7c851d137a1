import { findExpressions } from '#shared/answers/expressions.ts'
import { placeNames } from '#shared/answers/number-words.ts'

/** One of several problems that a child pasted, with its own number. */
export type Pasted = { label: string; text: string }

const numbered =
  /(?:^|[\n;]|(?<!\d),|\s)\s*(?:#|no\.?\s*|number\s+|problem\s+|question\s+)?(\d{1,2})\s*[.):]\s+(?=\S)/gi
/** It is wondered about, and nothing is set to do. */
export const wondersWhy = /^\W*(?:(?:ok|but|so|wait) )*(?:why|how come)\b/i
const mostProblems = 30
const longest = 400

/** A list of homework: numbered problems, or at least two sums one below or beside the other. Null when it is none. */
export function homeworkIn(text: string): Pasted[] | null {
  // What it has done tells of its own way, and sets no tasks.
  if (
    /^\W*(?:(?:but|so|because|cuz|bc|well) )*(?:i|we) (?:just )?(?:did|do|know|already know|put|got|subtracted|added)\b/i.test(
      text,
    )
  )
    return null
  // Sums that are examples of what is wondered about.
  if (wondersWhy.test(text)) return null
  const marks = [...text.matchAll(numbered)]
  if (marks.length >= 2) {
    const parts = marks.map((mark, at) => ({
      label: mark[1] ?? String(at + 1),
      text: text
        .slice((mark.index ?? 0) + mark[0].length, marks[at + 1]?.index ?? text.length)
        .trim()
        .slice(0, longest),
    }))
    const rising = parts.every(({ label }, at) => at === 0 || Number(label) > Number(parts[at - 1]?.label))
    if (rising && parts.every((part) => part.text.length > 2)) return parts.slice(0, mostProblems)
  }
  const lines = text
    .split(/\n|;|,(?!\d{3})|\band\b/)
    .map((line) => line.trim())
    .filter((line) => /\d/.test(line))
  const sums = lines.flatMap((line) => {
    const [only, ...more] = findExpressions(line)
    return only && more.length === 0 && only.stated === null ? [line.slice(0, longest)] : []
  })
  if (sums.length < 2 || sums.length !== lines.length) return null
  return sums.slice(0, mostProblems).map((line, at) => ({ label: String(at + 1), text: line }))
}

const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const named = new RegExp(
  `(?:\\b(?:number|nr|no\\.?|problem|question|prob)\\s*#?|#)\\s*(\\d{1,2}|${spelled.join('|')})\\b|\\b(?:the )?(${placeNames.join('|')}) (?:one|problem|question|sum)\\b`,
  'i',
)
const leading = /^\W*(\d{1,2})[.):]?\s+(?=(?:i|its|it's|is|my|was)\b)/i

/**
 * The number of a problem that a message names ('number 2', '#2', 'the second one', 'problem 3'), and what else it says.
 * `bare` numbers at the start ('2 i lined up …') count only where the child has a problem of that number.
 */
export function labelIn(text: string, bare: readonly string[] = []): { label: string; rest: string } | null {
  const found = named.exec(text)
  if (found) {
    const [whole, number, place] = found
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`.trim()
    const at =
      number === undefined ? placeNames.indexOf((place ?? '').toLowerCase()) : spelled.indexOf(number.toLowerCase())
    return { label: at >= 0 ? String(at + 1) : String(Number(number)), rest }
  }
  const first = leading.exec(text)
  return first?.[1] !== undefined && bare.includes(first[1])
    ? { label: first[1], rest: text.slice(first[0].length) }
    : null
}
