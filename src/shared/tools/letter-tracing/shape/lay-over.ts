import type { Cloud } from './cloud.ts'

/** How ink is laid over a model: stretched, leaned and moved. */
type Lay = { sx: number; lean: number; sy: number; dx: number; dy: number }

const turned = 17 ** 2
const most = 34

type Near = { at: Int16Array; off: Float64Array }
const room = 160
const inkNear: Near = { at: new Int16Array(room), off: new Float64Array(room) }
const modelNear: Near = { at: new Int16Array(room), off: new Float64Array(room) }
const lx = new Float64Array(room)
const ly = new Float64Array(room)

function lay(ink: Cloud, { sx, lean, sy, dx, dy }: Lay): void {
  for (let i = 0; i < ink.count; i++) {
    const [x = 0, y = 0] = [ink.x[i], ink.y[i]]
    lx[i] = x * sx + y * lean + dx
    ly[i] = y * sy + dy
  }
}

/** For each place of either the nearest of the other, a line that crosses counting as far. */
function meet(ink: Cloud, model: Cloud): void {
  modelNear.off.fill(Infinity)
  for (let i = 0; i < ink.count; i++) {
    const [x = 0, y = 0, cos = 0, sin = 0] = [lx[i], ly[i], ink.cos[i], ink.sin[i]]
    const inkLine = cos === 0 && sin === 0 ? 0 : 1
    let [least, at] = [Infinity, 0]
    for (let j = 0; j < model.count; j++) {
      const mx = (model.x[j] ?? 0) - x
      const my = (model.y[j] ?? 0) - y
      const mc = model.cos[j] ?? 0
      const ms = model.sin[j] ?? 0
      const line = mc === 0 && ms === 0 ? 0 : inkLine
      const off = mx * mx + my * my + (turned * (line - (cos * mc + sin * ms))) / 2
      if (off < least) {
        least = off
        at = j
      }
      if (off < (modelNear.off[j] ?? 0)) {
        modelNear.off[j] = off
        modelNear.at[j] = i
      }
    }
    inkNear.off[i] = least
    inkNear.at[i] = at
  }
}

const boxOfCloud = (cloud: Cloud) => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < cloud.count; i++) {
    const [x = 0, y = 0] = [cloud.x[i], cloud.y[i]]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}

const stretch = 1.6
const leaning = 0.5

function firstLay(ink: Cloud, model: Cloud): Lay {
  const [from, to] = [boxOfCloud(ink), boxOfCloud(model)]
  const [iw, ih] = [Math.max(8, from.right - from.left), Math.max(8, from.bottom - from.top)]
  const [mw, mh] = [Math.max(8, to.right - to.left), Math.max(8, to.bottom - to.top)]
  const [rawX, rawY] = [mw / iw, mh / ih]
  const mean = Math.sqrt(rawX * rawY)
  const thin = Math.min(mw, mh) < 22
  const ratio = Math.min(stretch, Math.max(1 / stretch, rawX / rawY))
  const uniform = mh > mw ? rawY : rawX
  const [sx, sy] = thin ? [uniform, uniform] : [mean * Math.sqrt(ratio), mean / Math.sqrt(ratio)]
  return {
    sx,
    sy,
    lean: 0,
    dx: (to.left + to.right - sx * (from.left + from.right)) / 2,
    dy: (to.top + to.bottom - sy * (from.top + from.bottom)) / 2,
  }
}

/** Solves for x' = sx·x + lean·y + dx over all pairs found, holding on to what is. */
function nudge(ink: Cloud, model: Cloud, now: Lay): Lay {
  let [n, x1, y1, xx, xy, yy, u1, ux, uy, v1, vy] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const take = (i: number, j: number, off: number) => {
    const w = 1 / (1 + off / 150)
    const [x = 0, y = 0, u = 0, v = 0] = [ink.x[i], ink.y[i], model.x[j], model.y[j]]
    n += w
    x1 += w * x
    y1 += w * y
    xx += w * x * x
    xy += w * x * y
    yy += w * y * y
    u1 += w * u
    ux += w * u * x
    uy += w * u * y
    v1 += w * v
    vy += w * v * y
  }
  for (let i = 0; i < ink.count; i++) take(i, inkNear.at[i] ?? 0, inkNear.off[i] ?? 0)
  for (let j = 0; j < model.count; j++) take(modelNear.at[j] ?? 0, j, modelNear.off[j] ?? 0)
  const [mx, my, mu, mv] = [x1 / n, y1 / n, u1 / n, v1 / n]
  const hold = 40 * n
  const a = xx - n * mx * mx + hold
  const b = xy - n * mx * my
  const c = yy - n * my * my + hold
  const p = ux - n * mu * mx + hold * now.sx
  const q = uy - n * mu * my + hold * now.lean
  const det = a * c - b * b
  let sx = (p * c - q * b) / det
  let lean = (a * q - b * p) / det
  let sy = (vy - n * mv * my + hold * now.sy) / c
  lean = Math.min(leaning * sy, Math.max(-leaning * sy, lean))
  const mean = Math.sqrt(Math.max(1e-6, sx * sy))
  const ratio = Math.min(stretch, Math.max(1 / stretch, sx / sy))
  sx = mean * Math.sqrt(ratio)
  sy = mean / Math.sqrt(ratio)
  return { sx, sy, lean, dx: mu - sx * mx - lean * my, dy: mv - sy * my }
}

const sorted = new Float64Array(room)

function sideCost(near: Near, count: number): { mean: number; worst: number } {
  let sum = 0
  for (let i = 0; i < count; i++) {
    const off = Math.min(most, Math.sqrt(near.off[i] ?? 0))
    sorted[i] = off
    sum += off
  }
  const part = sorted.subarray(0, count).sort()
  const tail = Math.max(2, Math.round(count * 0.12))
  let worst = 0
  for (let i = count - tail; i < count; i++) worst += part[i] ?? 0
  return { mean: sum / Math.max(1, count), worst: worst / tail }
}

/** The stroke of the model that the ink leaves bare the most. */
function barest(model: Cloud): number {
  let most = 0
  for (let stroke = 0; stroke < model.strokes; stroke++) {
    let [sum, count] = [0, 0]
    for (let j = 0; j < model.count; j++)
      if (model.stroke[j] === stroke) {
        sum += Math.min(34, Math.sqrt(modelNear.off[j] ?? 0))
        count++
      }
    if (count > 0) most = Math.max(most, sum / count)
  }
  return most
}

/** How unlike the ink is to the model: 0 the same, some 4 in a good hand, above 10 hardly to be read. */
export function unlikeness(ink: Cloud, model: Cloud, rounds: number): number {
  let now = firstLay(ink, model)
  let best = Infinity
  for (let round = 0; round <= rounds; round++) {
    lay(ink, now)
    meet(ink, model)
    const [drawn, wanted] = [sideCost(inkNear, ink.count), sideCost(modelNear, model.count)]
    const cost =
      0.3 * (drawn.mean + wanted.mean) +
      0.12 * (drawn.worst + wanted.worst) +
      0.16 * barest(model) +
      4 * Math.abs(now.lean / now.sy)
    best = Math.min(best, cost)
    if (round < rounds) now = nudge(ink, model, now)
  }
  return best
}
