import shortForms from '#content/safety/en/short-forms.json'
import { plainLetters } from '../fold.ts'

const written: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(shortForms).map(([short, long]) => [short, long.split(' ')]),
)
const asLetter: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** Stands between two sentences. */
export const pause = '.'
const anyNumber = '#'
const longestToken = 24

/** The words of a text as the ear reads them: plain lower case, short forms written out, '#' for a number. */
export function tokensOf(text: string): string[] {
  const plain = Buffer.from(plainLetters(text).replace(/[^\0-\xff]/g, ' '), 'latin1').toString('latin1')
  const letters = plain
    .replace(/(?<=[a-z])[013457@$](?=[a-z])|(?<=[a-z]{2})[0135](?![a-z0-9])/g, (sign) => asLetter[sign] ?? sign)
    .replace(/'/g, '')
    .replace(/(?<![a-z])[a-z](?:[ .\-_*]{1,2}[a-z](?![a-z])){2,}/g, (run) => run.replace(/[^a-z]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1$1')
  const tokens: string[] = []
  for (const [token] of letters.matchAll(/[a-z]+|[0-9]+|[.!?\n]+/g)) {
    if (/^[.!?\n]/.test(token)) {
      if (tokens.length > 0 && tokens.at(-1) !== pause) tokens.push(pause)
    } else if (/^[0-9]/.test(token)) tokens.push(anyNumber)
    else tokens.push(...(written.get(token) ?? [token.slice(0, longestToken)]))
  }
  if (tokens.at(-1) === pause) tokens.pop()
  return tokens
}
