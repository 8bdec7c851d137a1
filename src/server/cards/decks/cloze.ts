/** One question of a cloze note: its text with a gap, what belongs in the gap, and the hint that was written with it. */
export type Cloze = { text: string; answer: string; hint: string }

const gap = '___'
const opening = /\{\{c(\d{1,3}(?:,\d{1,3})*)::/g

type Piece = string | { numbers: string[]; inner: Piece[]; hint: string }

export const isCloze = (text: string) => /\{\{c\d{1,3}(?:,\d{1,3})*::/.test(text)

/** One question for every number in '{{c1::word::hint}}'. Null when an opening has no end. */
export function clozesOf(text: string): Cloze[] | null {
  const pieces = piecesOf(text)
  if (!pieces) return null
  const numbers = [...new Set(numbersIn(pieces))].sort((a, b) => Number(a) - Number(b))
  return numbers.map((number) => {
    const asked = gapsOf(pieces, number)
    return {
      text: withGaps(pieces, number),
      answer: [...new Set(asked.map(({ inner }) => inner))].join(', '),
      hint: asked.map(({ hint }) => hint).find((hint) => hint !== '') ?? '',
    }
  })
}

/** Text between clozes, and clozes, which may hold others. */
function piecesOf(text: string): Piece[] | null {
  const stack: { numbers: string[]; from: Piece[] }[] = [{ numbers: [], from: [] }]
  const tokens = text.split(/(\{\{c\d{1,3}(?:,\d{1,3})*::|\}\})/)
  for (const token of tokens) {
    const top = stack.at(-1)
    if (!top) return null
    const opens = [...token.matchAll(opening)][0]
    if (opens) stack.push({ numbers: (opens[1] ?? '').split(','), from: [] })
    else if (token === '}}' && stack.length > 1) {
      stack.pop()
      stack.at(-1)?.from.push({ numbers: top.numbers, ...withHint(top.from) })
    } else if (token !== '') top.from.push(token)
  }
  return stack.length === 1 ? (stack[0]?.from ?? null) : null
}

/** What stands behind '::' at the end is the hint. */
function withHint(pieces: Piece[]): { inner: Piece[]; hint: string } {
  const at = pieces.findIndex((piece) => typeof piece === 'string' && piece.includes('::'))
  const found = pieces[at]
  if (typeof found !== 'string') return { inner: pieces, hint: '' }
  const [word = '', ...hint] = found.split('::')
  const rest = pieces.slice(at + 1).map(plain)
  return { inner: [...pieces.slice(0, at), word], hint: [hint.join('::'), ...rest].join('') }
}

const plain = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.inner.map(plain).join(''))

const numbersIn = (pieces: Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [...piece.numbers, ...numbersIn(piece.inner)]))

const withGaps = (pieces: Piece[], number: string): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return piece.numbers.includes(number) ? gap : withGaps(piece.inner, number)
    })
    .join('')

function gapsOf(pieces: Piece[], number: string): { inner: string; hint: string }[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    if (piece.numbers.includes(number)) return [{ inner: plain(piece), hint: piece.hint }]
    return gapsOf(piece.inner, number)
  })
}
