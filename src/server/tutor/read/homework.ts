import { findExpressions } from '#shared/answers/expressions.ts'

/** One of several problems that a child pasted, with its own number. */
export type Pasted = { label: string; text: string }

const numbered = /(?:^|[\n;,]|\s)\s*(?:#|no\.?\s*|number\s+|problem\s+|question\s+)?(\d{1,2})\s*[.):]\s+(?=\S)/gi
const mostProblems = 30
const longest = 400

/** A list of homework: numbered problems, or at least two sums one below or beside the other. Null when it is none. */
export function homeworkIn(text: string): Pasted[] | null {
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

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The number of a problem that a message names: 'number 2', '#2', 'the second one', 'problem 3'. */
export function labelIn(text: string): string | null {
  const [, digits] = /(?:^|\b)(?:number|nr|no\.?|#|problem|question|prob)\s*#?\s*(\d{1,2})\b/i.exec(text) ?? []
  if (digits !== undefined) return String(Number(digits))
  const at = places.findIndex((place) =>
    new RegExp(`\\b(?:the )?${place} (?:one|problem|question|sum)\\b`, 'i').test(text),
  )
  const [, spelled] =
    /\b(?:number|problem|question)\s+(one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(text) ?? []
  if (spelled !== undefined)
    return String(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(spelled.toLowerCase()) +
        1,
    )
  return at >= 0 ? String(at + 1) : null
}
