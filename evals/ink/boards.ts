import { type Dice, diceOf } from '#server/cards/dice.ts'
import type { BoardScene } from '#shared/drawing.ts'
import { scribble } from './scribble.ts'
import { bend, between, type Hand, hands, type Pair, type StyleSet, type Trace } from './strokes.ts'
import { inkOf, sceneOf, writeLine } from './write-board.ts'

/** A board and what is on it; null: nothing that can be read. */
export type Labelled = { kind: string; truth: string | null; scene: BoardScene }

const pick = <T>(dice: Dice, list: readonly [T, ...T[]]): T => list[dice(0, list.length - 1)] ?? list[0]
const steady = (set: StyleSet): Hand => ({
  ...hands[set],
  slant: [-0.03, 0.03],
  turn: 0.05,
  bend: 0.02,
  hooks: 0,
  lifts: 0,
  stretch: [0.95, 1.05],
})

/** Sums with every result, right or not: what a child writes down stays as it is. */
export function equation(dice: Dice): string {
  const sign = pick(dice, ['+', '−', '×', '÷'])
  const [a, b] = [dice(0, pick(dice, [9, 20, 99, 999])), dice(0, pick(dice, [9, 12, 99]))]
  const result =
    dice(0, 3) === 0
      ? dice(0, 99)
      : { '+': a + b, '−': Math.abs(a - b), '×': a * b, '÷': Math.floor(a / Math.max(b, 1)) }[sign]
  const left = `${a} ${sign} ${b}`
  const forms = [
    left,
    `${left} =`,
    `${left} = ${result}`,
    `${left} = ${result}`,
    `${left} = ${result}`,
    `${a} ${sign} ? = ${result}`,
    `${left} = ?`,
    `${a} ${pick(dice, ['<', '>'])} ${b}`,
  ] as const
  return pick(dice, [...forms])
}

const write = (set: StyleSet, text: string, dice: Dice) => {
  const height = between(dice, 30, 110)
  const room = Math.max(30, Math.min(height, 1_400 / Math.max(4, text.replaceAll(' ', '').length * 1.4)))
  return writeLine(
    text.replaceAll(' ', dice(0, 1) ? '' : ' '),
    { set, x: between(dice, 20, 80), y: between(dice, 130, 400), height: room, gap: between(dice, 0.18, 0.4) },
    dice(0, 1e9),
  )
}

const ring = (x: number, y: number, rx: number, ry = rx, start = 0): Trace =>
  Array.from({ length: 33 }, (_, step): Pair => {
    const angle = start + (step / 32) * 2.03 * Math.PI
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })

/** The same bending as for letters, for a drawing of some size. */
const byHand = (traces: readonly Trace[], size: number, set: StyleSet, dice: Dice): Trace[] => {
  const box = traces.flat()
  const [x0, y0] = [Math.min(...box.map(([x]) => x)), Math.min(...box.map(([, y]) => y))]
  const unit = traces.map((trace) => trace.map(([x, y]): Pair => [(x - x0) / size, (y - y0) / size]))
  return bend(unit, steady(set), dice).map((trace) => trace.map(([x, y]): Pair => [x0 + x * size, y0 + y * size]))
}

const dot = (x: number, y: number, dice: Dice): Trace =>
  dice(0, 2) === 0
    ? [[x, y]]
    : dice(0, 1) === 0
      ? [
          [x, y],
          [x + between(dice, -3, 3), y + between(dice, -3, 3)],
        ]
      : ring(x, y, between(dice, 3, 6))

type Drawn = { truth: string | null; traces: Trace[] }
const makers: Record<string, (dice: Dice, set: StyleSet) => Drawn> = {
  equations: (dice, set) => {
    const truth = equation(dice)
    return { truth, traces: write(set, truth, dice) }
  },
  numbers: (dice, set) => {
    const truth = String(dice(0, pick(dice, [9, 99, 999])))
    return { truth, traces: write(set, truth, dice) }
  },
  words: (dice, set) => {
    const truth = pick(dice, ['cat', 'dog', 'the', 'and', 'fish', 'sun', 'tree', 'red', 'jump', 'box'])
    return { truth, traces: write(set, truth, dice) }
  },
  sums: (dice, set) => sum(dice, set),
  dots: (dice) => {
    const count = dice(2, 14)
    const places: Pair[] = []
    while (places.length < count) {
      const place: Pair = [dice(60, 740), dice(60, 440)]
      if (places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 36)) places.push(place)
    }
    return { truth: `I drew ${count} dots`, traces: places.map(([x, y]) => dot(x, y, dice)) }
  },
  arrays: (dice) => {
    const [rows, columns, gap] = [dice(2, 6), dice(2, 9), between(dice, 34, 60)]
    const traces = Array.from({ length: rows * columns }, (_, index) =>
      dot(90 + (index % columns) * gap + dice(-5, 5), 80 + Math.floor(index / columns) * gap + dice(-5, 5), dice),
    )
    return { truth: `I drew ${rows} rows of ${columns} dots`, traces }
  },
  groups: (dice, set) => {
    const [count, each] = [dice(2, 5), dice(1, 6)]
    const traces = Array.from({ length: count }, (_, index) => {
      const [x, y] = [120 + (index % 3) * 220, 130 + Math.floor(index / 3) * 220]
      const dots = Array.from({ length: each }, (_, at) =>
        dot(x - 28 + (at % 3) * 28 + dice(-4, 4), y - 14 + Math.floor(at / 3) * 28 + dice(-4, 4), dice),
      )
      return [
        ...byHand([ring(x, y, between(dice, 70, 90), between(dice, 65, 90), between(dice, 0, 6))], 160, set, dice),
        ...dots,
      ]
    })
    return { truth: `I drew ${count} groups of ${each} ${each === 1 ? 'dot' : 'dots'}`, traces: traces.flat() }
  },
  tallies: (dice, set) => {
    const count = dice(4, 14)
    const traces = Array.from({ length: count }, (_, index): Trace => {
      const five = Math.floor(index / 5) * 150 + 80
      const at = five + (index % 5) * 22
      return index % 5 === 4
        ? [
            [five - 14, 250 + dice(-10, 10)],
            [five + 84, 205 + dice(-10, 10)],
          ]
        : [
            [at + dice(-3, 3), 190 + dice(-8, 8)],
            [at + dice(-3, 3), 265 + dice(-8, 8)],
          ]
    })
    return { truth: `I drew a tally of ${count}`, traces: traces.flatMap((trace) => byHand([trace], 80, set, dice)) }
  },
  shapes: (dice, set) => shapes(dice, set),
  'number lines': (dice, set) => numberLine(dice, set),
  scribbles: (dice, set) => {
    const size = between(dice, 50, 300)
    const traces = bend(scribble(dice, set, true), hands[set], dice)
    return { truth: null, traces: traces.map((trace) => trace.map(([x, y]): Pair => [200 + x * size, 100 + y * size])) }
  },
}

function sum(dice: Dice, set: StyleSet): Drawn {
  const [a, b] = [dice(10, 99), dice(10, 99)]
  const done = dice(0, 1) === 0
  const height = between(dice, 45, 70)
  const row = (text: string, line: number) => {
    const traces = writeLine(text, { set, x: 100, y: 100 + line * height * 1.4, height }, dice(0, 1e9))
    const right = Math.max(...traces.flat().map(([x]) => x))
    return traces.map((trace) => trace.map(([x, y]): Pair => [x + 400 - right, y]))
  }
  const second = row(`+${b}`, 1)
  const left = Math.min(...second.flat().map(([x]) => x))
  const bar: Trace = [
    [left - 10, 100 + height * 1.65],
    [410, 100 + height * 1.65 + dice(-3, 3)],
  ]
  const traces = [...row(String(a), 0), ...second, bar, ...(done ? row(String(a + b), 2.25) : [])]
  return { truth: `${a} + ${b}${done ? ` = ${a + b}` : ''}`, traces }
}

const cornersOf: Record<string, readonly Pair[]> = {
  triangle: [
    [0, 1],
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  square: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ],
  rectangle: [
    [0, 0],
    [1.8, 0],
    [1.8, 0.9],
    [0, 0.9],
    [0, 0],
  ],
  pentagon: [0, 1, 2, 3, 4, 0].map(
    (at): Pair => [0.5 + 0.6 * Math.sin(at * 1.2566), 0.5 - 0.6 * Math.cos(at * 1.2566)],
  ),
  hexagon: [0, 1, 2, 3, 4, 5, 0].map(
    (at): Pair => [0.5 + 0.6 * Math.cos(at * 1.0472), 0.5 + 0.6 * Math.sin(at * 1.0472)],
  ),
  star: Array.from({ length: 11 }, (_, at): Pair => {
    const radius = at % 2 === 0 ? 0.65 : 0.27
    return [0.5 + radius * Math.sin(at * 0.6283), 0.5 - radius * Math.cos(at * 0.6283)]
  }),
}

const along = (corners: readonly Pair[]): Trace =>
  corners.slice(1).flatMap((to, index) => {
    const from = corners[index] ?? to
    return Array.from(
      { length: 16 },
      (_, step): Pair => [from[0] + ((to[0] - from[0]) * step) / 15, from[1] + ((to[1] - from[1]) * step) / 15],
    )
  })

function shapes(dice: Dice, set: StyleSet): Drawn {
  const name = pick(dice, ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'star', 'circle'])
  const count = name === 'circle' ? dice(2, 4) : dice(1, 4)
  const traces = Array.from({ length: count }, (_, index) => {
    const size = between(dice, 60, 130)
    const [x, y] = [60 + (index % 2) * 330, 60 + Math.floor(index / 2) * 210]
    const corners = cornersOf[name]
    const turned = corners && dice(0, 1) === 0 ? [...corners].reverse() : corners
    const path = turned ? along(turned) : ring(0.5, 0.5, 0.5)
    return byHand([path.map(([px, py]): Pair => [x + px * size, y + py * size])], size, set, dice)
  })
  return { truth: `I drew ${count === 1 ? `a ${name}` : `${count} ${name}s`}`, traces: traces.flat() }
}

function numberLine(dice: Dice, set: StyleSet): Drawn {
  const [from, to] = [dice(0, 5), dice(6, 10)]
  const at = (value: number) => 60 + value * 66
  const ticks = Array.from(
    { length: 11 },
    (_, value): Trace => [
      [at(value), 288 + dice(-3, 3)],
      [at(value) + dice(-2, 2), 314],
    ],
  )
  const labels = Array.from({ length: 11 }, (_, value) => {
    const traces = writeLine(String(value), { set, x: 0, y: 360, height: 28, gap: 0.15 }, dice(0, 1e9))
    const middle = (Math.min(...traces.flat().map(([x]) => x)) + Math.max(...traces.flat().map(([x]) => x))) / 2
    return traces.map((trace) => trace.map(([x, y]): Pair => [x + at(value) - middle, y]))
  })
  const hop: Trace = Array.from(
    { length: 25 },
    (_, step): Pair => [at(from) + ((at(to) - at(from)) * step) / 24, 288 - 70 * Math.sin((step / 24) * Math.PI)],
  )
  return {
    truth: `I drew a number line with a hop from ${from} to ${to}`,
    traces: [
      [
        [30, 300],
        [400, 301 + dice(-3, 3)],
        [760, 300],
      ],
      ...ticks,
      hop,
      ...labels.flat(),
    ],
  }
}

export const boardKinds = Object.keys(makers)

export function boards(kind: string, set: StyleSet, count: number, seed: number): Labelled[] {
  const dice = diceOf(seed)
  const make = makers[kind]
  return Array.from({ length: make ? count : 0 }, () => {
    const { truth, traces } = make?.(dice, set) ?? { truth: null, traces: [] }
    return { kind, truth, scene: sceneOf(inkOf(traces)) }
  })
}
