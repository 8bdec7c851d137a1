import { plainText } from './card-text.ts'

/**
 * Programs that show tables run a cell that begins with = + - or @ as a formula. At export such a cell gets an
 * apostrophe in front, and so does one that begins with apostrophes before such a sign; at import one is taken away.
 */
const formula = /^'*[=+\-@＝＋－＠]/

export const guarded = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)
export const unguarded = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

/** A list of text in one cell: with | between, or as a JSON list. Null when it begins as JSON and is none. */
export function listInCell(cell: string): string[] | null {
  const text = cell.trim()
  if (!/^\[\s*(?:["\]\d-]|null)/.test(text)) return kept(text.split('|'))
  const list = jsonList(text)
  return list && kept(list)
}

export const cellOfList = (list: readonly string[]) => {
  const joined = list.join('|')
  return list.some((one) => one.includes('|')) || joined.startsWith('[') ? JSON.stringify(list) : joined
}

/** A JSON list of text or numbers as text. Null for anything else. */
export function jsonList(text: string): string[] | null {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? textsIn(found) : null
  } catch {
    return null
  }
}

/** Each one as text; null when something in it is neither text nor a number. */
export function textsIn(list: readonly unknown[]): string[] | null {
  const texts = list.map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : null))
  return texts.every((one) => one !== null) ? texts : null
}

/** Without empty ones and without doubles. */
const kept = (list: readonly string[]) => [...new Set(list.map(plainText))].filter((one) => one !== '')
