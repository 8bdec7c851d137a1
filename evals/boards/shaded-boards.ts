import { around, type Made } from './drawn-boards.ts'
import { type Child, type Line, one, real, type Spot, shaken, straight } from './hand.ts'

const hatch = (
  child: Child,
  inside: (spot: Spot) => boolean,
  [x0, y0, x1, y1]: [number, number, number, number],
): Line[] => {
  const gap = real(child.dice, 9, 15)
  const rows: Spot[][] = []
  for (let sum = x0 + y0; sum < x1 + y1; sum += gap) {
    const spots: Spot[] = []
    for (let x = x0; x <= x1; x += 2) if (inside([x, sum - x])) spots.push([x, sum - x])
    const [from, to] = [spots[0], spots.at(-1)]
    if (from && to && Math.hypot(to[0] - from[0], to[1] - from[1]) > 6)
      rows.push(rows.length % 2 === 0 ? [from, to] : [to, from])
  }
  if (child.dice(0, 1) === 0) return rows.map((row) => shaken(child, straight(row, 5), 30))
  return [shaken(child, straight(rows.flat(), 5), 30, 0.3)]
}

export function shaded(child: Child): Made {
  const parts = one(child.dice, [2, 3, 4, 4, 6, 8])
  const filled = child.dice(1, parts - 1)
  return child.dice(0, 1) === 0 ? shadedBar(child, parts, filled) : shadedCircle(child, parts, filled)
}

function shadedBar(child: Child, parts: number, filled: number): Made {
  const { dice } = child
  const [x, y, wide, tall] = [real(dice, 60, 140), real(dice, 120, 220), real(dice, 360, 540), real(dice, 90, 130)]
  const at = (part: number) => x + (wide * part) / parts
  const lines: Line[] = [
    shaken(
      child,
      straight(
        [
          [x, y],
          [x + wide, y],
          [x + wide, y + tall],
          [x, y + tall],
          [x, y],
        ],
        8,
      ),
      60,
    ),
  ]
  for (let part = 1; part < parts; part += 1)
    lines.push(
      shaken(
        child,
        straight(
          [
            [at(part), y],
            [at(part), y + tall],
          ],
          6,
        ),
        50,
      ),
    )
  for (let part = 0; part < filled; part += 1) {
    const inside = ([px, py]: Spot) => px > at(part) + 6 && px < at(part + 1) - 6 && py > y + 6 && py < y + tall - 6
    lines.push(...hatch(child, inside, [at(part), y, at(part + 1), y + tall]))
  }
  return { truth: `I drew a rectangle with ${filled}/${parts} shaded`, lines }
}

function shadedCircle(child: Child, parts: number, filled: number): Made {
  const { dice } = child
  const [x, y, radius] = [real(dice, 240, 500), real(dice, 210, 280), real(dice, 100, 150)]
  const rim = (part: number, far = 1): Spot => [
    x + far * radius * Math.sin(part * 2 * Math.PI),
    y - far * radius * Math.cos(part * 2 * Math.PI),
  ]
  const lines: Line[] = [shaken(child, around(x, y, radius, radius, dice), radius, 0.4)]
  if (parts % 2 === 0 && dice(0, 1) === 0) {
    for (let part = 0; part < parts / 2; part += 1)
      lines.push(shaken(child, straight([rim(part / parts), rim(part / parts + 0.5)], 6), 50))
  } else
    for (let part = 0; part < parts; part += 1) lines.push(shaken(child, straight([[x, y], rim(part / parts)], 6), 50))
  for (let part = 0; part < filled; part += 1) {
    const inside = ([px, py]: Spot) => {
      const turn = (Math.atan2(px - x, y - py) / (2 * Math.PI) + 1) % 1
      const far = Math.hypot(px - x, py - y) / radius
      return (
        far < 0.93 &&
        far > 0.1 &&
        turn * parts > part + 0.06 / Math.max(far, 0.3) &&
        turn * parts < part + 1 - 0.06 / Math.max(far, 0.3)
      )
    }
    lines.push(...hatch(child, inside, [x - radius, y - radius, x + radius, y + radius]))
  }
  return { truth: `I drew a circle with ${filled}/${parts} shaded`, lines }
}
