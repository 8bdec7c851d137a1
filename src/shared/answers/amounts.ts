import Fraction from 'fraction.js'
import { bottomWord, type NumberWord, numberWord } from './number-words.ts'
import type { Piece } from './pieces.ts'

/**
 * A number found in pieces, unsigned. `next` is the place behind it. `bar` is a fraction as it was written; `written` is
 * any other number whose form is more than its value: '10/12' for ten twelfths, '1 2/4', '0.5' for point five.
 */
export type Amount = { value: Fraction; next: number; bar?: readonly [top: string, bottom: string]; written?: string }

/** A fraction with nothing to share by: '1/0'. */
export type NoAmount = { value: null; next: number }

/** Reads the number that begins here, in digits or words, as far as it goes. Null when none does. */
export function readAmount(pieces: Piece[], at: number): Amount | NoAmount | null {
  const bar = readBar(pieces, at)
  if (bar) return bar
  const whole = readWhole(pieces, at)
  if (!whole) return readBarePoint(pieces, at) ?? readPart(pieces, at)
  const decimals = readPoint(pieces, whole)
  if (decimals) return decimals
  if (whole.value.d !== 1n) return whole
  return readOver(pieces, whole) ?? readParts(pieces, whole) ?? readMixed(pieces, whole) ?? whole
}

const wordAt = (pieces: Piece[], at: number) => (pieces[at]?.kind === 'word' ? pieces[at].text : '')
const isWholeDigits = (piece: Piece | undefined) => piece?.kind === 'digits' && !piece.text.includes('.')

/** '3/4', '112 / 2'; of '6 / 1/2' the 6 is divided by what is written without a gap. */
function readBar(pieces: Piece[], at: number): Amount | NoAmount | null {
  const [top, sign, bottom] = pieces.slice(at, at + 3)
  if (!top || !bottom || !isWholeDigits(top) || !isWholeDigits(bottom)) return null
  if (sign?.kind !== 'sign' || sign.text !== '/') return null
  const [slash, part] = pieces.slice(at + 3, at + 5)
  if (sign.gap && bottom.gap && slash?.text === '/' && !slash.gap && part?.kind === 'digits' && !part.gap) return null
  const next = at + 3
  if (BigInt(bottom.text) === 0n) return { value: null, next }
  return { value: new Fraction(BigInt(top.text), BigInt(bottom.text)), next, bar: [top.text, bottom.text] }
}

/** '10,000', '3 thousand', 'a hundred and five'. */
function readWhole(pieces: Piece[], at: number): Amount | null {
  const first = pieces[at]
  if (first?.kind !== 'digits') return readWords(pieces, at)
  const value = new Fraction(isWholeDigits(first) ? BigInt(first.text) : first.text)
  const scale = numberWord(wordAt(pieces, at + 1))
  if (scale?.kind !== 'hundred' && scale?.kind !== 'scale') return { value, next: at + 1 }
  return { value: value.mul(scale.value), next: at + 2 }
}

/** Before these words 'one' is no number: 'this one', 'another one'. */
const pointers = new Set(
  'this that the another no any every some each which next last first easy easier hard harder new different other same'.split(
    ' ',
  ),
)

/** Everything that a number in words has said so far. `open` is how much may still come: 10 after 'twenty'. */
type Reading = { total: number; group: number; open: number; scale: number }

function readWords(pieces: Piece[], start: number): Amount | null {
  if (wordAt(pieces, start) === 'one' && pointers.has(wordAt(pieces, start - 1)) && !continues(pieces, start + 1)) {
    return null
  }
  const article = /^an?$/.test(wordAt(pieces, start))
  if (article && !/^(?:hundred|thousand|million)$/.test(wordAt(pieces, start + 1))) return null
  let at = article ? start + 1 : start
  let reading: Reading = { total: 0, group: 0, open: 1_000, scale: 1_000_000_000 }
  let next = start
  for (;;) {
    const joint = next > start ? jointLength(pieces, at, reading) : 0
    const word = numberWord(wordAt(pieces, at + joint))
    const longer = word && read(reading, word, next === start)
    if (!longer) break
    reading = longer
    at += joint + 1
    next = at
  }
  return next === start ? null : { value: new Fraction(reading.total + reading.group), next }
}

const continues = (pieces: Piece[], at: number) =>
  /^(?:hundred|thousand|million|half|third|quarter)$/.test(wordAt(pieces, at))

/** How many pieces join two words of one number: the dash of 'fifty-six', the 'and' of 'a hundred and five'. */
function jointLength(pieces: Piece[], at: number, reading: Reading): number {
  const piece = pieces[at]
  if (piece?.kind === 'sign' && piece.text === '-' && !piece.gap && pieces[at + 1]?.gap === false) {
    return reading.open < 1_000 || reading.group > 0 ? 1 : 0
  }
  return piece?.kind === 'word' && piece.text === 'and' && reading.open >= 100 ? 1 : 0
}

function read(reading: Reading, word: NumberWord, first: boolean): Reading | null {
  const { total, group, open, scale } = reading
  if (word.kind === 'scale') {
    if (word.value >= scale || (group === 0 && !first)) return null
    return { total: total + (group || 1) * word.value, group: 0, open: 1_000, scale: word.value }
  }
  if (word.kind === 'hundred') {
    if (group >= 100 || open === 100 || (group === 0 && !first)) return null
    return { total, group: (group || 1) * 100, open: 100, scale }
  }
  if (word.value >= open || (word.value === 0 && !first) || (open === 10 && word.kind !== 'small')) return null
  return { total, group: group + word.value, open: word.kind === 'tens' ? 10 : word.value === 0 ? 0 : 1, scale }
}

/** 'half', 'a quarter', 'a third'. */
function readPart(pieces: Piece[], at: number): Amount | null {
  const article = /^an?$/.test(wordAt(pieces, at))
  const word = wordAt(pieces, article ? at + 1 : at)
  const bottom = bottomWord(word)
  if (!bottom || bottom.plural || (!article && !/^(?:hal?fe?|quarter)$/.test(word))) return null
  return { value: new Fraction(1, bottom.value), next: at + (article ? 2 : 1), written: `1/${bottom.value}` }
}

/** 'three quarters', 'five-eighths'. 'Twenty third' is a place in a row. */
function readParts(pieces: Piece[], top: Amount): Amount | null {
  const dash = pieces[top.next]
  const joined = dash?.kind === 'sign' && dash.text === '-' && !dash.gap
  const at = joined ? top.next + 1 : top.next
  const bottom = bottomWord(wordAt(pieces, at))
  if (!bottom || (!bottom.plural && (top.value.gt(9) || top.value.equals(0)))) return null
  const written = `${top.value.toFraction()}/${bottom.value}`
  return { value: top.value.div(bottom.value), next: at + 1, written }
}

/** '3 1/2', 'three and a half', '2 and three quarters'; '3 5/4' on the way to 4 1/4. */
function readMixed(pieces: Piece[], whole: Amount): Amount | null {
  const and = wordAt(pieces, whole.next) === 'and'
  const at = and ? whole.next + 1 : whole.next
  const part = readBar(pieces, at) ?? (and ? partInWords(pieces, at) : null)
  if (!part?.value || part.value.gte(part.bar && !and ? 2 : 1) || part.value.equals(0)) return null
  if (pieces[at]?.gap === false || (part.value.equals(1) && !part.bar)) return null
  const written = `${whole.value.toFraction()} ${part.bar ? part.bar.join('/') : part.written}`
  return { value: whole.value.add(part.value), next: part.next, written }
}

function partInWords(pieces: Piece[], at: number): Amount | null {
  const top = readWhole(pieces, at)
  return top ? readParts(pieces, top) : readPart(pieces, at)
}

/** 'Point five', where a number is expected: not in 'at that point 5 came'. */
function readBarePoint(pieces: Piece[], at: number): Amount | null {
  if (wordAt(pieces, at) !== 'point') return null
  const before = pieces[at - 1]
  if (before && before.kind !== 'sign' && !/^(?:is|its|it|be|think|minus|negative|answer|say)$/.test(before.text))
    return null
  return readPoint(pieces, { value: new Fraction(0), next: at })
}

/** 'three over four'. */
function readOver(pieces: Piece[], top: Amount): Amount | null {
  if (wordAt(pieces, top.next) !== 'over') return null
  const bottom = readWhole(pieces, top.next + 1)
  if (bottom?.value.d !== 1n || bottom.value.equals(0)) return null
  const bar = [top.value.toFraction(), bottom.value.toFraction()] as const
  return { value: top.value.div(bottom.value), next: bottom.next, bar }
}

/** 'three point five'. */
function readPoint(pieces: Piece[], whole: Amount): Amount | null {
  if (wordAt(pieces, whole.next) !== 'point' || whole.value.d !== 1n) return null
  let at = whole.next + 1
  let digits = ''
  while (digits.length < 12) {
    const piece = pieces[at]
    const word = piece?.kind === 'word' ? numberWord(piece.text) : null
    if (isWholeDigits(piece)) digits += piece?.text ?? ''
    else if (word?.kind === 'small' && word.value < 10) digits += String(word.value)
    else break
    at++
  }
  if (digits === '') return null
  const written = `${whole.value.toFraction()}.${digits}`
  return { value: whole.value.add(new Fraction(`0.${digits}`)), next: at, written }
}
