import { boxOf, type Fit, heightOf, type Line, widthOf } from './geometry.ts'

const stretch = 1.45

/** The same stretch both ways, as far as a hand may make a letter wide or slim. */
function within(sx: number, sy: number): [number, number] {
  const mean = Math.sqrt(sx * sy)
  const ratio = Math.min(stretch, Math.max(1 / stretch, sx / sy))
  return [mean * Math.sqrt(ratio), mean / Math.sqrt(ratio)]
}

/** Lays what was drawn over the model, wherever and however large it was drawn. */
export function frameOf(ink: readonly Line[], model: readonly Line[]): Fit {
  const [from, to] = [boxOf(ink), boxOf(model)]
  const [iw, ih, mw, mh] = [widthOf(from), heightOf(from), widthOf(to), heightOf(to)]
  const flat = Math.min(mw, mh) < 0.15 * Math.max(mw, mh)
  const uniform = mh >= mw ? mh / Math.max(ih, 1e-6) : mw / Math.max(iw, 1e-6)
  const [sx, sy] = flat
    ? [uniform, uniform]
    : within(mw / Math.max(iw, ih / 50, 1e-6), mh / Math.max(ih, iw / 50, 1e-6))
  return {
    sx,
    sy,
    dx: (to.left + to.right) / 2 - (sx * (from.left + from.right)) / 2,
    dy: (to.top + to.bottom) / 2 - (sy * (from.top + from.bottom)) / 2,
  }
}

type Sums = { n: number; a: number; b: number; aa: number; ab: number }

function sumsOf(pairs: readonly (readonly [Line, Line])[], axis: 0 | 1): Sums {
  const sums = { n: 0, a: 0, b: 0, aa: 0, ab: 0 }
  for (const [ink, model] of pairs)
    ink.forEach((point, i) => {
      const [a, b] = [point[axis], model[i]?.[axis] ?? 0]
      sums.n++
      sums.a += a
      sums.b += b
      sums.aa += a * a
      sums.ab += a * b
    })
  return sums
}

function slopeOf({ n, a, b, aa, ab }: Sums): number | null {
  const spread = aa - (a * a) / n
  return spread < n * 30 ? null : (ab - (a * b) / n) / spread
}

/** Moves a frame so that strokes, matched point by point, lie as near to the model as they can. */
export function nudgeFit(fit: Fit, pairs: readonly (readonly [Line, Line])[]): Fit {
  const [x, y] = [sumsOf(pairs, 0), sumsOf(pairs, 1)]
  const [alongX, alongY] = [slopeOf(x), slopeOf(y)]
  const rawX = alongX ?? alongY ?? 1
  const rawY = alongY ?? alongX ?? 1
  if (!(rawX > 0.4 && rawY > 0.4 && rawX < 2.5 && rawY < 2.5)) return fit
  const [sx, sy] = within(fit.sx * rawX, fit.sy * rawY)
  const [mx, my] = [sx / fit.sx, sy / fit.sy]
  return { sx, sy, dx: fit.dx * mx + (x.b - mx * x.a) / x.n, dy: fit.dy * my + (y.b - my * y.a) / y.n }
}
