import { distanceBetween } from '#shared/tools/distance.ts'
import { boxOf, type Fit, fitLine, type Line, resampleLine, sizeOf } from './geometry.ts'

const smallest = 0.62
const largest = 1.6
const aside = 0.26

/** Whether a letter stands beside the grey one that it was to be written on, or is far too small for it; null when it is there. */
export function besideGrey(
  lines: readonly Line[],
  strokes: readonly Line[],
  place: Fit,
): 'outside' | 'too-small' | null {
  const drawn = boxOf(lines.map((line) => fitLine(line, place)))
  const grey = boxOf(strokes)
  const size = sizeOf(grey)
  const grown = sizeOf(drawn) / size
  if (grown < smallest) return 'too-small'
  const offX = Math.abs(drawn.left + drawn.right - grey.left - grey.right) / 2
  const offY = Math.abs(drawn.top + drawn.bottom - grey.top - grey.bottom) / 2
  return grown > largest || offX > aside * size || offY > aside * size ? 'outside' : null
}

const inkWidth = 15
const mostBare = 0.15

/** Whether a good part of the grey letter has no ink. */
export function hasBareGrey(lines: readonly Line[], strokes: readonly Line[], place: Fit): boolean {
  const inked = lines.flatMap((line) => fitLine(resampleLine(line, 64), place))
  const grey = strokes.flatMap((line) => resampleLine(line, 24))
  const bare = grey.filter((point) => !inked.some((one) => distanceBetween(one, point) < inkWidth))
  return bare.length > mostBare * grey.length
}
