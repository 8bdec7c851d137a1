/** A hand for boards that shares nothing with `evals/ink`: forms of its own, rounded corners, and its own way to tremble. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Dice, diceOf } from '#server/cards/dice.ts'

export type Spot = [x: number, y: number]
export type Line = Spot[]

const forms = z
  .record(z.string(), z.object({ shown: z.array(z.string()), kept: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(new URL('forms.json', import.meta.url), 'utf8')))

export const lastShown = 500

/** One child: its forms, its slope and its tremble, the same on the whole board. */
export type Child = {
  dice: Dice
  seed: number
  forms: 'shown' | 'kept' | 'both'
  lean: number
  wide: number
  tremble: number
  wander: number
  apart: number
  uneven: number
  rising: number
  spacing: number
}

export const real = (dice: Dice, low: number, high: number) => low + ((high - low) * dice(0, 1e6)) / 1e6
export const one = <T>(dice: Dice, list: readonly [T, ...T[]]): T => list[dice(0, list.length - 1)] ?? list[0]

/** Up to seed 500 only the forms for building are written; above, most children use forms that were not seen before. */
export function childOf(seed: number): Child {
  const dice = diceOf(seed * 7_919 + 13)
  const age = real(dice, 0, 1)
  return {
    dice,
    seed,
    forms: seed <= lastShown ? 'shown' : one(dice, ['kept', 'kept', 'both']),
    lean: real(dice, -0.1, 0.28),
    wide: real(dice, 0.75, 1.25),
    tremble: 0.004 + 0.014 * (1 - age),
    wander: 0.012 + 0.03 * (1 - age),
    apart: 0.02 + 0.04 * (1 - age),
    uneven: 0.04 + 0.1 * (1 - age),
    rising: real(dice, -0.035, 0.035),
    spacing: real(dice, 0.16, 0.42),
  }
}

/** A writer keeps to one form of a glyph. */
function formOf(child: Child, glyph: string): string {
  const found = forms[glyph]
  if (!found) throw new Error(`no form of ${glyph}`)
  const list = child.forms === 'both' ? [...found.shown, ...found.kept] : found[child.forms]
  return list[diceOf(child.seed * 131 + (glyph.codePointAt(0) ?? 0))(0, list.length - 1)] ?? ''
}

const parse = (form: string): { spot: Spot; corner: boolean }[][] =>
  form.split(' / ').map((stroke) =>
    stroke.split(' ').map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
      return { spot: [x / 10, y / 10], corner: word.endsWith('!') }
    }),
  )

/** Parabolas through the middles between corners: quadratic pieces, as no other generator here has them. */
export function smooth(spots: readonly Spot[], step: number): Line {
  if (spots.length < 3) return straight(spots, step)
  const line: Line = []
  for (let index = 0; index < spots.length - 1; index += 1) {
    const [before, from, to, after] = [index - 1, index, index + 1, index + 2].map((at) => spots[at] ?? null)
    if (!from || !to) continue
    const [out, into] = [tangent(before ?? from, to), tangent(from, after ?? to)]
    const pieces = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    for (let piece = index === 0 ? 0 : 1; piece <= pieces; piece += 1) {
      line.push(hermite(from, to, out, into, piece / pieces))
    }
  }
  return line
}

const tangent = (from: Spot, to: Spot): Spot => [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2]

function hermite(from: Spot, to: Spot, out: Spot, into: Spot, t: number): Spot {
  const [a, b, c, d] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t, -2 * t ** 3 + 3 * t ** 2, t ** 3 - t ** 2]
  return [a * from[0] + b * out[0] + c * to[0] + d * into[0], a * from[1] + b * out[1] + c * to[1] + d * into[1]]
}

export function straight(spots: readonly Spot[], step: number): Line {
  const [first, ...rest] = spots
  if (!first) return []
  const line: Line = [first]
  let from = first
  for (const to of rest) {
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    for (let piece = 1; piece <= pieces; piece += 1) {
      line.push([from[0] + ((to[0] - from[0]) * piece) / pieces, from[1] + ((to[1] - from[1]) * piece) / pieces])
    }
    from = to
  }
  return line
}

/** A slow wave along the stroke and a small shiver, in shares of `size`. */
export function shaken(child: Child, line: Line, size: number, part = 1): Line {
  const { dice } = child
  const [wave, turn, up] = [real(dice, 0.6, 1.8), real(dice, 0, 6.3), real(dice, 0, 6.3)]
  const [shift, drop] = [real(dice, -1, 1) * child.apart * size * part, real(dice, -1, 1) * child.apart * size * part]
  let [dx, dy] = [0, 0]
  return line.map(([x, y], index) => {
    const at = (index / Math.max(1, line.length - 1)) * wave * 2 * Math.PI
    dx = 0.75 * dx + real(dice, -1, 1) * child.tremble * size
    dy = 0.75 * dy + real(dice, -1, 1) * child.tremble * size
    const sway = child.wander * size * part
    return [x + shift + dx + sway * Math.sin(at + turn), y + drop + dy + sway * Math.sin(at + up)]
  })
}

/** One glyph with its left edge at 0 and its base line at 0; a unit is the height of a digit. */
function glyphOf(child: Child, glyph: string): Line[] {
  const strokes = parse(formOf(child, glyph)).map((stroke) => {
    const parts: Spot[][] = [[]]
    for (const { spot, corner } of stroke) {
      parts.at(-1)?.push(spot)
      if (corner) parts.push([spot])
    }
    const line = parts.filter(({ length }) => length > 1 || parts.length === 1).flatMap((part) => smooth(part, 0.06))
    return shaken(child, line, 1)
  })
  return strokes.map((line) => line.map(([x, y]): Spot => [(x + child.lean * (1 - y)) * child.wide, y - 1]))
}

/** A glyph of the forms for building alone, for learning from; a unit is the height of a digit. */
export const shownGlyph = (glyph: string, seed: number): Line[] | null =>
  forms[glyph] ? glyphOf({ ...childOf(seed), forms: 'shown' }, glyph) : null

/** Where a sign stands above the base line: its middle, in heights of a digit. */
const middles: Record<string, number> = {
  '+': 0.45,
  '−': 0.45,
  '×': 0.4,
  '÷': 0.45,
  '=': 0.45,
  '<': 0.45,
  '>': 0.45,
  ':': 0.42,
}
const tall: Record<string, number> = {
  '+': 0.5,
  '−': 0.02,
  '×': 0.45,
  '÷': 0.5,
  '=': 0.24,
  '<': 0.5,
  '>': 0.48,
  ':': 0.42,
  '.': 0.04,
}

export type Place = { x: number; y: number; height: number }

/** A line of writing; `y` is the base line. A space in the text is a wider gap. */
export function write(child: Child, text: string, { x, y, height }: Place): Line[] {
  const { dice } = child
  let at = x
  const lines: Line[] = []
  for (const glyph of text) {
    if (glyph === ' ') {
      at += height * real(dice, 0.1, 0.3)
      continue
    }
    const size = height * (1 + real(dice, -1, 1) * child.uneven)
    const raw = glyphOf(child, glyph)
    const left = Math.min(...raw.flat().map(([px]) => px))
    const lift =
      glyph === '.' ? 0.04 : middles[glyph] === undefined ? 0 : (middles[glyph] ?? 0) + (tall[glyph] ?? 0) / 2
    const down = middles[glyph] === undefined && glyph !== '.' ? 0 : 1 - lift
    const base = y + child.rising * (at - x) + real(dice, -1, 1) * child.uneven * 0.6 * height
    lines.push(...raw.map((line) => line.map(([px, py]): Spot => [at + (px - left) * size, base + (py + down) * size])))
    at =
      Math.max(...lines.flat().map(([px]) => px), at) +
      height * child.spacing * real(dice, 0.6, 1.4) * (glyph === '.' || glyph === ':' ? 0.7 : 1)
  }
  return lines
}
