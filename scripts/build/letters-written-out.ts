import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * The modules of `server/safety` that look for private things, and only ever see texts in one byte for each sign (`one-byte.ts`):
 * `shield.ts` alone asks them.
 */
export const oneByteModules = [
  ...['accounts', 'child-tellings', 'personal-data', 'place-words', 'private-edges', 'private-words', 'schools'],
  ...['told-alone', 'told-details', 'told-names', 'told-numbers', 'told-people', 'told-places', 'told-times'],
  ...['where', 'who'],
].map((name) => `src/server/safety/${name}.ts`)

/** What stands for a kind of sign among the signs of one byte, small letters beside large ones. */
export const written: Readonly<Record<string, string>> = {
  '\\p{L}': 'A-Za-z\\xAA\\xB5\\xBA\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\xFF',
  '\\p{N}': '0-9\\xB2\\xB3\\xB9\\xBC-\\xBE',
}

/**
 * Writes out the letters and digits in the patterns of these modules. To V8 `\p{L}` is seven hundred ranges, which it finds again
 * and makes blind to capitals for each pattern, each time it compiles one: two thirds of what a first message waited for.
 */
export function lettersWrittenOut(): Plugin {
  const files = new Set(oneByteModules.map((file) => path.resolve(file)))
  return {
    name: 'letters-written-out',
    transform(code, id) {
      if (!files.has(id)) return null
      const texts: Text[] = []
      collect(this.parse(code, { lang: 'ts' }), texts)
      let built = ''
      let done = 0
      for (const { start, end, slash } of texts.toSorted((one, other) => one.start - other.start)) {
        built += code.slice(done, start) + writtenOut(code.slice(start, end), slash)
        done = end
      }
      return { code: built + code.slice(done), map: null }
    },
  }
}

/** A pattern or a part of one as it stands in the code; `slash` is how a backslash is written there. */
type Text = { start: number; end: number; slash: string }

function collect(node: unknown, texts: Text[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, texts)
    return
  }
  if (!isRecord(node)) return
  const { type, start, end } = node
  if (typeof start === 'number' && typeof end === 'number') {
    if (type === 'Literal' && 'regex' in node) texts.push({ start, end, slash: '\\' })
    else if ((type === 'Literal' && typeof node.value === 'string') || type === 'TemplateElement')
      texts.push({ start, end, slash: '\\\\' })
  }
  for (const each of Object.values(node)) collect(each, texts)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Within brackets the ranges alone, elsewhere a pair of brackets around them. */
export function writtenOut(text: string, slash = '\\'): string {
  let built = ''
  let isOpen = false
  for (let at = 0; at < text.length; ) {
    if (!text.startsWith(slash, at)) {
      if (text[at] === '[') isOpen = true
      else if (text[at] === ']') isOpen = false
      built += text[at++]
      continue
    }
    const name = /^p\{\w+\}/.exec(text.slice(at + slash.length))?.[0]
    const ranges = name && written[`\\${name}`]?.replaceAll('\\', slash)
    const length = slash.length + (ranges ? name.length : 1)
    built += ranges ? (isOpen ? ranges : `[${ranges}]`) : text.slice(at, at + length)
    at += length
  }
  if (isOpen && built !== text) throw new Error(`${text} ends within brackets: its letters cannot be written out`)
  return built
}
