import type { Hand, LetterStyle } from '#shared/handwriting.ts'
import { boxOf, type Fit, fitLine, type Line, reverseLine } from './geometry.ts'
import { type Glyph, glyphOf, isBar } from './glyphs.ts'

/** A stroke of the model on the canvas of 500×300, dense, in writing order and direction. */
export type LetterStroke = { path: [number, number][]; letter: number; says: string }

/** The four writing lines may lie outside of the canvas (`below` of a capital does): draw those that are on it. */
export type Lines = { top: number; middle: number; base: number; below: number }
export type LetterShape = { glyph: string; strokes: LetterStroke[]; lines: Lines }

const canvas = { width: 500, height: 300, edge: 28 } as const
const gap = { letters: 22, space: 44 } as const
/** Only these bars stay as they are for the left hand: they begin at the stem. */
const fromTheStem = 'EFG'

/** What is written where: each letter with its strokes, moved on to the canvas. Spaces are left out. */
export type PlacedLetter = { glyph: Glyph; fit: Fit }

type Row = { letters: { glyph: Glyph; left: number }[]; width: number }

function rowOf(text: string, style: LetterStyle): Row | null {
  const row: Row = { letters: [], width: 0 }
  for (const sign of text) {
    const glyph = glyphOf(sign, style)
    if (sign === ' ') row.width += gap.space
    else if (!glyph) return null
    else {
      const box = boxOf(glyph.forms[0].strokes)
      const left = row.width + (row.letters.length > 0 ? gap.letters : 0)
      row.letters.push({ glyph, left: left - box.left })
      row.width = left + (box.right - box.left)
    }
  }
  return row.letters.length > 0 ? row : null
}

const deepest = (row: Row) => Math.max(100, ...row.letters.map(({ glyph }) => boxOf(glyph.forms[0].strokes).bottom))

/** Where each letter of a letter or word stands on the canvas; null when a sign is not known. */
export function placeLetters(
  text: string,
  style: LetterStyle = 'ball-and-stick',
): { letters: PlacedLetter[]; lines: Lines } | null {
  if (text.length > 12) return null
  const row = rowOf(text, style)
  if (!row) return null
  const tall = deepest(row) > 110 ? 150 : 100
  const scale = Math.min((canvas.height - 2 * canvas.edge) / tall, (canvas.width - 2 * canvas.edge) / row.width)
  const top = (canvas.height - tall * scale) / 2
  const start = (canvas.width - row.width * scale) / 2
  const letters = row.letters.map(({ glyph, left }) => ({
    glyph,
    fit: { sx: scale, sy: scale, dx: start + left * scale, dy: top },
  }))
  const lineAt = (y: number) => Math.round((top + y * scale) * 10) / 10
  return { letters, lines: { top: lineAt(0), middle: lineAt(50), base: lineAt(100), below: lineAt(150) } }
}

/** As the hand writes it: the left hand pulls crosses and bars from right to left. */
export function forHand(line: Line, glyph: string, hand: Hand): Line {
  return hand === 'left' && isBar(line) && !fromTheStem.includes(glyph) ? reverseLine(line) : line
}

const rounded = (line: Line): [number, number][] =>
  line.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])

/** A letter, or letters side by side: the child's name or a word of up to 12 signs. Null when a sign is not known. */
export function wordShape(text: string, hand: Hand, style: LetterStyle = 'ball-and-stick'): LetterShape | null {
  const found = placeLetters(text, style)
  if (!found) return null
  const strokes = found.letters.flatMap(({ glyph, fit }, letter) =>
    glyph.forms[0].strokes.map((line, i) => ({
      path: rounded(fitLine(forHand(line, glyph.glyph, hand), fit)),
      letter,
      says: glyph.says[i] ?? '',
    })),
  )
  return { glyph: text, strokes, lines: found.lines }
}

/** One letter or digit as large as the canvas allows. */
export const letterShape = (glyph: string, hand: Hand, style?: LetterStyle): LetterShape | null =>
  /^[A-Za-z0-9]$/.test(glyph) ? wordShape(glyph, hand, style) : null
