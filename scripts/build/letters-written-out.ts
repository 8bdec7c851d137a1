import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * The modules of `server/safety` that look for private things, and only ever see texts in one byte for each sign (`one-byte.ts`):
 * `shield.ts` alone asks them.
 */
export const oneByteModules = [
  ...['accounts', 'child-tellings', 'personal-data', 'place-words', 'private-edges', 'private-words', 'schools'],
  ...['told-alone', 'told-details', 'told-names', 'told-numbers', 'told-people', 'told-places', 'told-times'],
  ...['hide-private', 'private-net', 'private-not', 'private-scores'],
  ...['where', 'who'],
].map((name) => `src/server/safety/${name}.ts`)

const small = 'a-z\\xB5\\xDF-\\xF6\\xF8-\\xFF'
const large = 'A-Z\\xC0-\\xD6\\xD8-\\xDE'
const anyLetter = 'A-Za-z\\xAA\\xB5\\xBA\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\xFF'
const digits = '0-9\\xB2\\xB3\\xB9\\xBC-\\xBE'

/** What stands for a kind of sign among the signs of one byte, in a pattern of these flags; null flags: of any. */
function rangesOf(kind: string, flags: string | null): string | null {
  if (kind === 'p{L}') return anyLetter
  if (kind === 'p{N}') return digits
  if (flags === null || (kind !== 'p{Lu}' && kind !== 'p{Ll}')) return null
  if (flags.includes('i')) return `${large}${small}`
  return kind === 'p{Lu}' ? large : small
}

/**
 * Writes out the letters and digits in the patterns of these modules. To V8 `\p{L}` is seven hundred ranges, which it finds again
 * and makes blind to capitals for each pattern, each time that it compiles one. The flags stay: without `u` these patterns
 * take it longer, not shorter.
 */
export function lettersWrittenOut(): Plugin {
  const files = new Set(oneByteModules.map((file) => path.resolve(file)))
  return {
    name: 'letters-written-out',
    transform(code, id) {
      return files.has(id) ? { code: withLettersOut(code, this.parse(code, { lang: 'ts' })), map: null } : null
    },
  }
}

/** A pattern as it stands in the code, or a part of one; null flags: of any. */
type Piece = { start: number; end: number; isLiteral: boolean; flags: string | null }

function withLettersOut(code: string, tree: unknown): string {
  const pieces: Piece[] = []
  collect(tree, pieces, null)
  let built = ''
  let done = 0
  for (const { start, end, isLiteral, flags } of pieces.toSorted((one, other) => one.start - other.start)) {
    const text = code.slice(start, end)
    built += code.slice(done, start) + (isLiteral ? patternOut(text) : writtenOut(text, '\\\\', flags))
    done = end
  }
  return built + code.slice(done)
}

/** '/\p{L}+/giu' as '/[A-Za-z...]+/giu'. */
export function patternOut(literal: string): string {
  const end = literal.lastIndexOf('/')
  const flags = literal.slice(end + 1)
  return `${writtenOut(literal.slice(0, end), '\\', flags)}/${flags}`
}

function collect(node: unknown, pieces: Piece[], flags: string | null): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, pieces, flags)
    return
  }
  if (!isRecord(node)) return
  const { type, start, end } = node
  const place = typeof start === 'number' && typeof end === 'number' ? { start, end } : null
  if (type === 'NewExpression' && isRecord(node.callee) && node.callee.name === 'RegExp') {
    const [pattern, given]: unknown[] = Array.isArray(node.arguments) ? node.arguments : []
    collect(pattern, pieces, isRecord(given) && typeof given.value === 'string' ? given.value : '')
    return
  }
  const isLiteral = type === 'Literal' && 'regex' in node
  const isText = (type === 'Literal' && typeof node.value === 'string') || type === 'TemplateElement'
  if (place && (isLiteral || isText)) pieces.push({ ...place, isLiteral, flags })
  for (const each of Object.values(node)) collect(each, pieces, flags)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Within brackets the ranges alone, elsewhere a pair of brackets around them. `slash` is how a backslash is written there. */
export function writtenOut(text: string, slash: string, flags: string | null): string {
  let built = ''
  let isOpen = false
  for (let at = 0; at < text.length; ) {
    if (!text.startsWith(slash, at)) {
      if (text[at] === '[') isOpen = true
      else if (text[at] === ']') isOpen = false
      built += text[at++]
      continue
    }
    const kind = /^p\{\w+\}/.exec(text.slice(at + slash.length))?.[0]
    const ranges = (kind && rangesOf(kind, flags))?.replaceAll('\\', slash)
    const length = slash.length + (kind && ranges ? kind.length : 1)
    built += ranges ? (isOpen ? ranges : `[${ranges}]`) : text.slice(at, at + length)
    at += length
  }
  if (isOpen && built !== text) throw new Error(`${text} ends within brackets: its letters cannot be written out`)
  return built
}
