import type { BoardElement, BoardScene } from '#shared/drawing.ts'
import { clock, jumps, type Made, pad, ringRows } from './drawn-boards.ts'
import { type Child, childOf, one, real, type Spot, shaken, smooth, write } from './hand.ts'
import { shaded } from './shaded-boards.ts'

/** A board, what the child meant by it (null: nothing that can be read), and the words that are open just now. */
export type Board = { truth: string | null; scene: BoardScene; words: readonly string[] }

const oneText = (child: Child, truth: string, height = real(child.dice, 40, 90)): Made => {
  const room = Math.min(height, 620 / Math.max(3, truth.replaceAll(' ', '').length * 0.75))
  return {
    truth,
    lines: write(child, truth, { x: real(child.dice, 20, 90), y: real(child.dice, 150, 380), height: room }),
  }
}

function sumOf({ dice }: Child): string {
  const sign = one(dice, ['+', '−', '×', '÷'])
  const top = one(dice, [9, 9, 20, 99])
  const [a, b] = [dice(1, top), dice(1, sign === '×' || sign === '÷' ? 9 : top)]
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  if (sign === '−') return `${most} − ${least} = ${dice(0, 5) === 0 ? dice(0, 20) : most - least}`
  if (sign === '÷') return `${a * b} ÷ ${b} = ${a}`
  const right = sign === '+' ? a + b : a * b
  return `${a} ${sign} ${b} = ${dice(0, 5) === 0 ? right + dice(1, 3) : right}`
}

function equation(child: Child): string {
  const { dice } = child
  const whole = sumOf(child)
  const [left = ''] = whole.split(' =')
  const [a = '', sign = '', b = ''] = left.split(' ')
  return one(dice, [
    whole,
    whole,
    whole,
    whole,
    left,
    `${left} =`,
    `${a} ${one(dice, ['<', '>'])} ${b}`,
    `${a} ${sign} ? = ${whole.split('= ')[1]}`,
  ])
}

function twoSums(child: Child): Made {
  const { dice } = child
  const [first, second] = [sumOf(child), sumOf(child)]
  const height = real(dice, 40, 62)
  const top = real(dice, 90, 150)
  const left = real(dice, 20, 70)
  if (dice(0, 2) === 0) {
    const small = 330 / Math.max(6, first.length, second.length)
    return {
      truth: [first, second].join(', '),
      lines: [
        ...write(child, first, { x: 20, y: top + 100, height: small * 1.15 }),
        ...write(child, second, { x: 440, y: top + 100, height: small * 1.15 }),
      ],
    }
  }
  const below = { x: left + real(dice, -10, 40), y: top + height * real(dice, 1.9, 2.8), height }
  return {
    truth: [first, second].join(', '),
    lines: [...write(child, first, { x: left, y: top, height }), ...write(child, second, below)],
  }
}

const scrawl = (child: Child): Made => {
  const { dice } = child
  const spots = Array.from({ length: dice(4, 26) }, (): Spot => [real(dice, 150, 500), real(dice, 100, 400)])
  const many = Array.from({ length: dice(1, 4) }, (_, at) => spots.slice(at * 5)).filter(({ length }) => length > 3)
  return { truth: null, lines: (many.length > 0 ? many : [spots]).map((line) => shaken(child, smooth(line, 6), 40)) }
}

/** Words of the first lists that every school has; the list that is open is what the product itself would give. */
const readers =
  'the and see you can play big red jump look said come little where here make like have went good they with this from what cat dog sun fish tree'.split(
    ' ',
  )
const strange = ['zoo', 'kite', 'mud', 'lamp', 'frog', 'quilt', 'vest', 'hippo'] as const

const makers: Record<string, (child: Child) => Made> = {
  equations: (child) => oneText(child, equation(child)),
  numbers: (child) => oneText(child, String(child.dice(0, one(child.dice, [9, 20, 100, 999])))),
  times: (child) => oneText(child, `${child.dice(1, 12)}:${pad(one(child.dice, [0, 30, 15, 45, child.dice(0, 59)]))}`),
  money: (child) =>
    oneText(
      child,
      one(child.dice, [
        `$${child.dice(0, 20)}.${pad(one(child.dice, [50, 25, 75, 99, child.dice(0, 99)]))}`,
        `$${child.dice(0, 20)}.${pad(one(child.dice, [50, 25, 75]))}`,
        `$${child.dice(1, 50)}`,
      ]),
    ),
  fractions: (child) => {
    const under = one(child.dice, [2, 3, 4, 5, 6, 8, 10, 12])
    return oneText(child, `${child.dice(1, under)}/${under}`)
  },
  'two sums': twoSums,
  'rings in rows': ringRows,
  'words of the list': (child) => {
    const truth = readers[child.dice(0, readers.length - 1)] ?? 'the'
    return { ...oneText(child, truth), words: readers }
  },
  'words of no list': (child) => ({ ...oneText(child, one(child.dice, [...strange])), words: readers }),
  'shaded parts': shaded,
  'number lines with jumps': jumps,
  'clocks with numbers': (child) => clock(child, true),
  'clocks without numbers': (child) => clock(child, false),
  scrawls: scrawl,
}

export const boardKinds = Object.keys(makers)

const tenth = (value: number) => Math.round(Math.min(1_999, Math.max(-1_999, value)) * 10) / 10

export function boardOf(kind: string, seed: number): Board {
  const child = childOf(seed)
  const made = makers[kind]?.(child) ?? { truth: null, lines: [] }
  let clockTime = 0
  const elements = made.lines.map((line, index): BoardElement => {
    clockTime += 180
    const points = line.map(([x, y]): [number, number, number, number] => {
      clockTime += 9
      return [tenth(x), tenth(y), clockTime, 0.5]
    })
    return { kind: 'ink', id: `mark_${index}`, color: '#1f2933', width: 4, points }
  })
  return { truth: made.truth, scene: { mat: 'plain', elements }, words: made.words ?? [] }
}
