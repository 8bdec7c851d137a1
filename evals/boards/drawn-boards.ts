import { type Child, type Line, one, real, type Spot, shaken, smooth, straight, write } from './hand.ts'

export type Made = { truth: string | null; lines: Line[]; words?: readonly string[] }

/** A ring that does not quite close, or goes a little too far. */
export const around = (x: number, y: number, rx: number, ry: number, dice: Child['dice']): Line => {
  const [start, turn] = [real(dice, -2.4, -0.8), one(dice, [1, -1])]
  const over = real(dice, 5.9, 6.7)
  return Array.from({ length: 40 }, (_, at): Spot => {
    const angle = start + (turn * over * at) / 39
    const drift = 1 + (real(dice, -1, 1) * 0.01 + 0.03 * (at / 39 - 0.5))
    return [x + rx * drift * Math.cos(angle), y + ry * drift * Math.sin(angle)]
  })
}

export const pad = (value: number) => String(value).padStart(2, '0')

export function clock(child: Child, numbered: boolean): Made {
  const { dice } = child
  const [hour, minute] = [dice(1, 12), one(dice, [0, 0, 0, 30, 30, 30, 15, 45, dice(0, 11) * 5])]
  const [x, y, radius] = [real(dice, 220, 560), real(dice, 200, 290), real(dice, 110, 180)]
  const point = (part: number, far: number): Spot => [
    x + far * radius * Math.sin(part * 2 * Math.PI),
    y - far * radius * Math.cos(part * 2 * Math.PI),
  ]
  const lines: Line[] = [shaken(child, around(x, y, radius * real(dice, 0.95, 1.05), radius, dice), radius, 0.4)]
  const which = numbered ? one(dice, ['all', 'all', 'all', 'four', 'twelve']) : one(dice, ['bare', 'ticks', 'ticks'])
  for (let at = 1; at <= 12; at += 1) {
    if (which === 'ticks') lines.push(shaken(child, straight([point(at / 12, 0.98), point(at / 12, 0.86)], 4), 20))
    if (which === 'bare' || which === 'ticks' || (which === 'four' && at % 3 > 0) || (which === 'twelve' && at < 12))
      continue
    const [px, py] = point(at / 12 + real(dice, -0.008, 0.008), 0.8)
    const size = radius * real(dice, 0.16, 0.21)
    const written = write({ ...child, spacing: 0.15 }, String(at), { x: 0, y: py + size / 2, height: size })
    const middle = (Math.min(...written.flat().map(([wx]) => wx)) + Math.max(...written.flat().map(([wx]) => wx))) / 2
    lines.push(...written.map((line) => line.map(([wx, wy]): Spot => [wx - middle + px, wy])))
  }
  if (dice(0, 2) === 0)
    lines.push([
      [x, y],
      [x + 2, y + 1],
      [x, y + 2],
    ])
  const reach = numbered && which !== 'twelve' ? [0.34, 0.62] : [0.42, 0.76]
  const hands = [
    [(hour + minute / 60) / 12, reach[0]],
    [minute / 60, reach[1]],
  ] as const
  for (const [part, far] of hands) {
    const turned = (part ?? 0) + real(dice, -0.01, 0.01)
    const tip = point(turned, far ?? 0.5)
    lines.push(shaken(child, straight([point(turned, real(dice, -0.02, 0.04)), tip], 5), radius * 0.5, 0.3))
    if (dice(0, 2) === 0) {
      const barb = (side: number) => point(turned + (side * 0.03) / (far ?? 0.5), (far ?? 0.5) - 0.09)
      lines.push(straight([barb(1), tip, barb(-1)], 3))
    }
  }
  return { truth: `I drew a clock that shows ${hour}:${pad(minute)}`, lines }
}

export function ringRows(child: Child): Made {
  const { dice } = child
  const [rows, columns] = [dice(2, 5), dice(2, 6)]
  const [gap, size] = [real(dice, 56, 84), real(dice, 15, 24)]
  const lines = Array.from({ length: rows * columns }, (_, at) => {
    const [x, y] = [
      90 + (at % columns) * gap + real(dice, -5, 5),
      70 + Math.floor(at / columns) * gap + real(dice, -5, 5),
    ]
    return shaken(child, around(x, y, size * real(dice, 0.85, 1.15), size * real(dice, 0.85, 1.15), dice), size, 0.6)
  })
  return { truth: `I drew ${rows} rows of ${columns} circles`, lines }
}

function tickAndNumber(child: Child, value: number, x: number, y: number): Line[] {
  const tick = straight(
    [
      [x, y - real(child.dice, 9, 14)],
      [x, y + real(child.dice, 9, 14)],
    ],
    4,
  )
  const written = write({ ...child, spacing: 0.15, rising: 0 }, String(value), { x: 0, y: y + 52, height: 27 })
  const middle = (Math.min(...written.flat().map(([wx]) => wx)) + Math.max(...written.flat().map(([wx]) => wx))) / 2
  return [shaken(child, tick, 20), ...written.map((line) => line.map(([wx, wy]): Spot => [wx - middle + x, wy]))]
}

export function jumps(child: Child): Made {
  const { dice } = child
  const step = one(dice, [1, 1, 2, 3, 5])
  const count = step === 1 ? dice(1, 5) : dice(1, Math.floor(10 / step))
  const from = dice(0, Math.max(0, 10 - step * count))
  const [left, unit, y] = [real(dice, 40, 70), real(dice, 62, 68), real(dice, 270, 330)]
  const at = (value: number) => left + value * unit
  const lines: Line[] = [
    shaken(
      child,
      straight(
        [
          [left - 24, y],
          [at(10) + 30, y + real(dice, -5, 5)],
        ],
        10,
      ),
      60,
      0.5,
    ),
  ]
  for (let value = 0; value <= 10; value += 1) lines.push(...tickAndNumber(child, value, at(value), y))
  const hops = Array.from({ length: count }, (_, hop) => [from + hop * step, from + (hop + 1) * step] as const)
  for (const [start, end] of hops) {
    const high = real(dice, 40, 70)
    const middle = (at(start) + at(end)) / 2
    const arc = smooth(
      [
        [at(start) + real(dice, -5, 5), y - 6],
        [at(start) + (middle - at(start)) * 0.4, y - high * 0.85],
        [middle, y - high],
        [at(end) - (at(end) - middle) * 0.4, y - high * 0.85],
        [at(end) + real(dice, -5, 5), y - 6],
      ],
      6,
    )
    lines.push(shaken(child, arc, 60, 0.5))
    if (dice(0, 4) === 0)
      lines.push(
        straight(
          [
            [at(end) - 9, y - 20],
            [at(end), y - 6],
            [at(end) + 5, y - 21],
          ],
          4,
        ),
      )
  }
  const told = hops.map(([a, b]) => `from ${a} to ${b}`).join(', ')
  return { truth: `I drew a number line with ${hops.length === 1 ? 'a hop' : 'hops'} ${told}`, lines }
}
