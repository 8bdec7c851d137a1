import type Fraction from 'fraction.js'
import { readAmount } from './amounts.ts'
import { bottomWord, numberWord } from './number-words.ts'
import { cutIntoPieces, type Piece } from './pieces.ts'
import { readOnce } from './read-once.ts'

export type NumberToken = {
  kind: 'number'
  value: Fraction
  /** As it is best shown again: '0.5', '2/4', '3 1/2', '-12'. */
  written: string
  /** A fraction with a bar, which a child may also mean as 'divided by'. */
  bar: boolean
}

/** A text as arithmetic sees it. `impossible` is a fraction over zero. */
export type Token =
  | NumberToken
  | { kind: 'impossible' }
  | { kind: 'sign'; sign: '+' | '-' | '×' | '÷' | '=' }
  | { kind: 'word'; word: string }
  | { kind: 'mark'; mark: string }

/** Reads a text as numbers, signs and words. A number in brackets loses them, '(4)(5)' multiplies; other brackets stay marks. */
export const readTokens = readOnce(read)

function read(text: string): Token[] {
  const pieces = cutIntoPieces(text)
  const tokens: Token[] = []
  for (let at = 0; at < pieces.length; ) {
    if (isHyphen(pieces, at)) {
      tokens.push({ kind: 'mark', mark: '-' })
      at++
      continue
    }
    const minus = isUnaryMinus(pieces, at, tokens) ? 1 : 0
    const amount = mayBegin(pieces[at + minus]) ? readAmount(pieces, at + minus) : null
    if (amount?.value && !isOrdinal(pieces, amount.next)) {
      const [top, bottom] = amount.bar ?? []
      const value = minus ? amount.value.neg() : amount.value
      const plain = () => amount.written ?? writtenAs(pieces.slice(at + minus, amount.next), amount.value)
      const written = top === undefined ? plain() : `${top}/${bottom}`
      tokens.push({ kind: 'number', value, written: `${minus ? '−' : ''}${written}`, bar: top !== undefined })
      at = amount.next
    } else if (amount && amount.value === null) {
      tokens.push({ kind: 'impossible' })
      at = amount.next
    } else {
      const piece = pieces[at]
      if (piece) tokens.push(asToken(piece))
      at++
    }
  }
  return withoutSingleBrackets(tokens)
}

/** Most words begin no number. */
const mayBegin = (piece: Piece | undefined) =>
  piece?.kind === 'digits' ||
  (piece?.kind === 'word' &&
    (/^(?:an?|point)$/.test(piece.text) || numberWord(piece.text) !== null || bottomWord(piece.text) !== null))

/** 'Twenty-ten', as small children count on: one word, and nothing is taken away. */
function isHyphen(pieces: Piece[], at: number): boolean {
  const [before, here, behind] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  if (here?.kind !== 'sign' || here.text !== '-' || here.gap || behind?.gap !== false) return false
  const isTens = before?.kind === 'word' && numberWord(before.text)?.kind === 'tens'
  return isTens && behind.kind === 'word' && numberWord(behind.text)?.kind === 'small'
}

const noUnit = /^(?:is|was|equals|makes|gets|gives|thats|this|plus|minus|times|as)$/
/** '3 dollars minus 4 dollars' takes away: a thing stands between. */
const isBehindUnit = (before: Token[]) => {
  const [number, unit] = before.slice(-2)
  return number?.kind === 'number' && unit?.kind === 'word' && /^[a-z]{3,}s$/.test(unit.word) && !noUnit.test(unit.word)
}

/** A minus belongs to the number behind it when there is nothing before it to take from. */
function isUnaryMinus(pieces: Piece[], at: number, before: Token[]): boolean {
  const piece = pieces[at]
  const next = pieces[at + 1]
  if (!piece || !next) return false
  const last = before.at(-1)
  if (last?.kind === 'number' || last?.kind === 'impossible') return false
  if (last?.kind === 'mark' && last.mark === ')') return false
  if (isBehindUnit(before)) return false
  if (piece.kind === 'word') return /^(?:minus|neg[aei]t[aei]ve?)$/.test(piece.text)
  if (piece.kind !== 'sign' || piece.text !== '-') return false
  return !next.gap || last === undefined || (last.kind === 'sign' && last.sign === '=')
}

/** '3rd' is a place in a row. */
const isOrdinal = (pieces: Piece[], at: number) =>
  pieces[at]?.gap === false && /^(?:st|nd|rd|th)$/.test(pieces[at].text)

function asToken(piece: Piece): Token {
  if (piece.kind === 'word') return { kind: 'word', word: piece.text }
  if (piece.kind === 'digits') return { kind: 'mark', mark: piece.text }
  switch (piece.text) {
    case '+':
    case '-':
    case '×':
    case '÷':
    case '=':
      return { kind: 'sign', sign: piece.text }
    case '/':
      return { kind: 'sign', sign: '÷' }
    default:
      return { kind: 'mark', mark: piece.text }
  }
}

function writtenAs(pieces: Piece[], value: Fraction): string {
  const [only] = pieces
  if (pieces.length === 1 && only?.kind === 'digits' && only.text.includes('.')) return only.text.replace(/^\./, '0.')
  if (value.d === 1n) return String(value.n)
  return value.gt(1) ? `${value.n / value.d} ${value.n % value.d}/${value.d}` : `${value.n}/${value.d}`
}

function withoutSingleBrackets(tokens: Token[]): Token[] {
  const isMark = (token: Token | undefined, mark: string) => token?.kind === 'mark' && token.mark === mark
  const opens = (at: number) =>
    isMark(tokens[at], '(') && tokens[at + 1]?.kind === 'number' && isMark(tokens[at + 2], ')')
  return tokens.flatMap((token, at): Token[] => {
    if (opens(at)) return []
    if (!opens(at - 2)) return [token]
    return opens(at + 1) ? [{ kind: 'sign', sign: '×' }] : []
  })
}
