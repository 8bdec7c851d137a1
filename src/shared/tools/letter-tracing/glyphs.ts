import data from '#content/letters/print.json'
import styles from '#content/letters/styles.json'
import type { LetterStyle } from '#shared/handwriting.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import { boxOf, firstPoint, heightOf, type Line, lastPoint, lengthOf, type Point, widthOf } from './geometry.ts'
import { lineOf } from './path.ts'

type Written = { s: string[]; o?: string[] }
type Entry = Written & { says: string[]; f?: Written[] }

/** One way to make a letter: its strokes in order, and the other orders that teachers accept (numbers of strokes). */
export type Form = { strokes: readonly Line[]; orders: readonly (readonly number[])[] }

/** A letter between the lines: 0 is the top line, 50 the middle, 100 the base line, 150 the line below. */
export type Glyph = {
  glyph: string
  forms: readonly [Form, ...Form[]]
  says: readonly string[]
  width: number
}

const entries: Record<string, Entry | undefined> = data
const read = new Map<string, Glyph>()

function formOf(written: Written): Form {
  const strokes = written.s.map(lineOf)
  const others = (written.o ?? []).map((order) => [...order].map((digit) => Number(digit) - 1))
  return { strokes, orders: [strokes.map((_, i) => i), ...others] }
}

type Style = { lean: number; letters: Record<string, Entry | undefined> }
const styled: Record<Exclude<LetterStyle, 'ball-and-stick'>, Style> = styles

const leaned = (line: Line, lean: number): Line => line.map(([x, y]): Point => [x + (100 - y) * lean, y])

/** The form that the style teaches; null where that is the one of ball and stick. */
function mainOf(glyph: string, style: LetterStyle): (Entry & { form: Form }) | null {
  if (style === 'ball-and-stick') return null
  const { lean, letters } = styled[style]
  const own = Object.hasOwn(letters, glyph) ? letters[glyph] : undefined
  const entry = own ?? entries[glyph]
  if (!entry || (!own && lean === 0)) return null
  const form = formOf(entry)
  return { ...entry, form: { ...form, strokes: form.strokes.map((line) => leaned(line, lean)) } }
}

/** A letter as the style writes it first; the forms of ball and stick are taught everywhere. */
export function glyphOf(glyph: string, style: LetterStyle = 'ball-and-stick'): Glyph | null {
  const name = `${glyph} ${style}`
  const known = read.get(name)
  if (known) return known
  const entry = Object.hasOwn(entries, glyph) ? entries[glyph] : undefined
  if (!entry) return null
  const own = mainOf(glyph, style)
  const plain: Glyph['forms'] = [formOf(entry), ...(entry.f ?? []).map(formOf)]
  const forms: Glyph['forms'] = own ? [own.form, ...plain] : plain
  const made: Glyph = {
    glyph,
    forms,
    says: (own ?? entry).says,
    width: boxOf(forms[0].strokes).right,
  }
  read.set(name, made)
  return made
}

/** The 62 glyphs a child learns to write. */
export const glyphs: readonly string[] = Object.keys(data)
  .filter((glyph) => /[A-Za-z0-9]/.test(glyph))
  .sort()

/** A dot, as over i and j. */
export const isDot = (line: Line) => lengthOf(line) < 8

export const isClosed = (line: Line) => lengthOf(line) > 60 && distanceBetween(firstPoint(line), lastPoint(line)) < 6

/** A bar or cross that may be pulled either way by the left hand. */
export function isBar(line: Line): boolean {
  const box = boxOf([line])
  return heightOf(box) < 4 && widthOf(box) > 10
}
