import { unlikenessTo } from '#shared/tools/letter-tracing/shape/read-shape.ts'
import type { Piece } from './cut-line.ts'
import { boxAround, boxHeight, boxWidth, midX } from './stroke-box.ts'

const digits = [...'0123456789']

/** Strokes that stand above or across each other, from the left: what one sign is drawn with. */
function columnsOf(pieces: readonly Piece[]): Piece[][] {
  const columns: { right: number; pieces: Piece[] }[] = []
  for (const piece of [...pieces].sort((one, other) => one.box.left - other.box.left)) {
    const last = columns.at(-1)
    if (last && midX(piece.box) < last.right) {
      last.pieces.push(piece)
      last.right = Math.max(last.right, piece.box.right)
    } else columns.push({ right: piece.box.right, pieces: [piece] })
  }
  return columns.map((column) => column.pieces)
}

/** Another digit is as near when it fits nearly so well: a 1 with a flag and a 7 lie closer together than others. */
const near = 1
const nearPair = 1.3
const isPair = (one: string, other: string) => '17'.includes(one) && '17'.includes(other)

/**
 * Whether every digit of a line is also the nearest by its outline, as letters are judged (letter-tracing/shape): another way to look than the net's,
 * which knows forms that the net never saw. False as well where the strokes cannot be told apart.
 */
export function looksLike(pieces: readonly Piece[], text: string): boolean {
  const columns = columnsOf(pieces)
  const signs = [...text.replaceAll(' ', '')]
  if (columns.length !== signs.length || (signs[0] === '5' && hasTallBar(columns[0] ?? []))) return false
  return columns.every((column, at) => isNearest(column, signs[at] ?? ''))
}

function isNearest(column: readonly Piece[], sign: string): boolean {
  if (!digits.includes(sign) || column.some(({ reads }) => reads.length > 0)) return true
  const lines = column.map(({ path }) => path.map(([x, y]): [number, number] => [x, y]))
  const costs = unlikenessTo(lines, digits)
  const own = costs[digits.indexOf(sign)] ?? Number.POSITIVE_INFINITY
  return digits.every(
    (digit, at) => digit === sign || (costs[at] ?? 0) >= own * (isPair(digit, sign) ? nearPair : near),
  )
}

/** The bar of a $, which else looks like a 5. */
function hasTallBar(column: readonly Piece[]): boolean {
  const height = boxHeight(boxAround(column.map(({ box }) => box)))
  return column.length > 1 && column.some(({ box }) => boxHeight(box) > 0.85 * height && boxWidth(box) < 0.3 * height)
}
