import { kindsOfToken } from './tokens.ts'

/**
 * A text with one Latin 1 sign for each of its units: letters stand for letters, digits for digits. The patterns that
 * look for names and numbers are compiled for such strings once; another kind of string would have each compiled anew.
 */
export function inOneByte(text: string): string {
  if (/^[\0-\xff]*$/.test(text)) return shortString(text)
  return shortString(text.replace(/[^\0-\xff]/g, standIn))
}

const shortString = (text: string) => Buffer.from(text, 'latin1').toString('latin1')

const signs: ReadonlyMap<string, string> = new Map(
  [
    ["'", '’‘ʼ‛′'],
    ['"', '“”„‟″'],
    ['-', '‐‑‒–—―−'],
    ['.', '…。．'],
    ['!', '！'],
    ['?', '？'],
    ['÷', '√'],
    ['µ', 'μυ'],
  ].flatMap(([as = '', from = '']) => [...from].map((sign): [string, string] => [sign, as])),
)

const known = new Map<string, string>()
const remembered = 5_000

function standIn(sign: string): string {
  const found = known.get(sign) ?? signs.get(sign) ?? kindOf(sign)
  if (known.size < remembered) known.set(sign, found)
  return found
}

function kindOf(sign: string): string {
  if (/\p{Nd}/u.test(sign)) return digitOf(sign.charCodeAt(0))
  if (/\p{Lu}/u.test(sign)) return 'Þ'
  if (/\p{Ll}/u.test(sign)) return 'þ'
  if (/[\p{L}\p{M}]/u.test(sign)) return 'ª'
  return /\p{Z}/u.test(sign) ? ' ' : '¤'
}

/** The digits of every script stand in a row from nought on. */
function digitOf(code: number): string {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value++
  return String(value)
}

const token = new RegExp(`\\[(?:${kindsOfToken.join('|')})\\]`)

/** What became of a text's stand-in, told of the text itself: what stayed in the one stays in the other. */
export function restored(text: string, standing: string, became: string): string {
  if (became === standing) return text
  const pieces = became.split(new RegExp(`(${token.source})`))
  let at = 0
  let built = ''
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      built += piece
      continue
    }
    const isLast = index === pieces.length - 1
    const from = isLast ? standing.length - piece.length : index === 0 ? 0 : standing.indexOf(piece, at)
    built += text.slice(from, from + piece.length)
    at = from + piece.length
  }
  return built
}
