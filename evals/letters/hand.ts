/** A child's hand, made by numbers: what it does to the strokes of a letter. Everything follows from the dice. */
import type { Dice } from '#server/cards/dice.ts'
import type { InkPoint, InkStroke } from '#shared/ink.ts'

export type Path = readonly (readonly [number, number])[]
export type Paths = readonly Path[]

const part = (dice: Dice, low: number, high: number) => low + ((high - low) * dice(0, 10_000)) / 10_000

export function boundsOf(paths: Paths) {
  const [xs, ys] = [paths.flat().map(([x]) => x), paths.flat().map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    left,
    right,
    top,
    bottom,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max(right - left, bottom - top),
  }
}

export const lengthOf = (path: Path) =>
  path.reduce((sum, [x, y], i) => sum + Math.hypot(x - (path[i - 1]?.[0] ?? x), y - (path[i - 1]?.[1] ?? y)), 0)

const moved = (paths: Paths, to: (x: number, y: number) => [number, number]): Paths =>
  paths.map((path) => path.map(([x, y]) => to(x, y)))

export const shifted = (paths: Paths, dx: number, dy: number) => moved(paths, (x, y) => [x + dx, y + dy])

export function scaled(paths: Paths, sx: number, sy = sx): Paths {
  const { x: mx, y: my } = boundsOf(paths)
  return moved(paths, (x, y) => [mx + (x - mx) * sx, my + (y - my) * sy])
}

/** Leaning to the right for a positive angle in degrees. */
export function slanted(paths: Paths, degrees: number): Paths {
  const { y: my } = boundsOf(paths)
  const lean = Math.tan((degrees * Math.PI) / 180)
  return moved(paths, (x, y) => [x - (y - my) * lean, y])
}

export function turned(paths: Paths, degrees: number): Paths {
  const { x: mx, y: my } = boundsOf(paths)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return moved(paths, (x, y) => [mx + (x - mx) * cos - (y - my) * sin, my + (x - mx) * sin + (y - my) * cos])
}

export function inMirror(paths: Paths): Paths {
  const { x: mx } = boundsOf(paths)
  return moved(paths, (x, y) => [2 * mx - x, y])
}

/**
 * The wobble of a six-year-old: each stroke begins and ends a little off, swells from side to side on the way, and the
 * pen shakes by a pixel. `much` 1 is ordinary.
 */
export function wobbled(paths: Paths, dice: Dice, much = 1): Paths {
  const { size } = boundsOf(paths)
  const swing = Math.max(2, 0.022 * size) * much
  const off = Math.max(2, 0.035 * size) * much
  return paths.map((path) => {
    const [ax, ay, bx, by] = Array.from({ length: 4 }, () => part(dice, -off, off))
    const waves = Array.from({ length: 4 }, () => ({ phase: part(dice, 0, 6.28), waves: part(dice, 0.6, 3.2) }))
    const whole = Math.max(1, lengthOf(path))
    let gone = 0
    return path.map(([x, y], i): [number, number] => {
      gone += Math.hypot(x - (path[i - 1]?.[0] ?? x), y - (path[i - 1]?.[1] ?? y))
      const u = gone / whole
      const wave = (at: number) => Math.sin(6.28 * (waves[at]?.waves ?? 1) * u + (waves[at]?.phase ?? 0))
      const shake = () => part(dice, -0.7, 0.7) * much
      return [
        x + (ax ?? 0) * (1 - u) + (bx ?? 0) * u + (swing * (wave(0) + wave(1))) / 2 + shake(),
        y + (ay ?? 0) * (1 - u) + (by ?? 0) * u + (swing * (wave(2) + wave(3))) / 2 + shake(),
      ]
    })
  })
}

/** The first part of everything that would be drawn. */
export function onlyFirst(paths: Paths, share: number): Paths {
  let left = share * paths.reduce((sum, path) => sum + lengthOf(path), 0)
  const kept: Path[] = []
  for (const path of paths) {
    if (left <= 1) break
    let gone = 0
    kept.push(
      path.filter(([x, y], i) => {
        gone += Math.hypot(x - (path[i - 1]?.[0] ?? x), y - (path[i - 1]?.[1] ?? y))
        return gone <= left
      }),
    )
    left -= lengthOf(path)
  }
  return kept
}

/** Every stroke but dots in two parts, with a lift between. */
export const lifted = (paths: Paths, dice: Dice): Paths =>
  paths.flatMap((path) => {
    if (lengthOf(path) < 20) return [path]
    const at = Math.round(path.length * part(dice, 0.35, 0.65))
    return [path.slice(0, at + 1), path.slice(at)]
  })

/** All without a lift. */
export const inOneGo = (paths: Paths): Paths => [paths.flat()]

export function scribbled(dice: Dice): Paths {
  let [x, y] = [part(dice, 120, 380), part(dice, 60, 240)]
  const corners = Array.from({ length: dice(12, 30) }, (): [number, number] => {
    x = Math.min(460, Math.max(40, x + part(dice, -170, 170)))
    y = Math.min(280, Math.max(20, y + part(dice, -120, 120)))
    return [x, y]
  })
  return [
    corners.flatMap(([cx, cy], i) => {
      const [px, py] = corners[i - 1] ?? [cx, cy]
      return Array.from({ length: 12 }, (_, k): [number, number] => [
        px + ((cx - px) * k) / 12,
        py + ((cy - py) * k) / 12,
      ])
    }),
  ]
}

/** With the moments of a pen that moves at a child's pace. */
export function asInk(paths: Paths, dice: Dice): InkStroke[] {
  let t = 0
  return paths.map((path) => {
    t += dice(150, 600)
    return path.map(([x, y], i): InkPoint => {
      const [px, py] = path[i - 1] ?? [x, y]
      t += Math.max(4, Math.round((Math.hypot(x - px, y - py) / 0.22) * part(dice, 0.7, 1.4)))
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10, t, 0.5]
    })
  })
}

/** Each stroke a little larger or smaller and elsewhere than it should be. */
export function uneven(paths: Paths, dice: Dice, much: number): Paths {
  const { size } = boundsOf(paths)
  return paths.map((path) => {
    if (lengthOf(path) < 20) return path
    const [grown = path] = scaled([path], part(dice, 1 - 2 * much, 1 + 2 * much))
    const [there = grown] = shifted([grown], part(dice, -much, much) * size, part(dice, -much, much) * size)
    return there
  })
}

/** As a slow screen reports it: one point of many, and the last. */
export const sparse = (paths: Paths, every: number): Paths =>
  paths.map((path) => path.filter((_, i) => i % every === 0 || i === path.length - 1))
