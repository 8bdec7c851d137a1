import { type Dice, drawFrom } from '../dice.ts'
import { decimal } from '../math/written.ts'
import { calculate, type Operation, type Path, type Schema } from './story-path.ts'
import type { NextStep } from './story-task.ts'

/** A story with its numbers. `about` is what it tells of: 'apples'. */
export type ToldStory = { about: string; text: string[]; question: string; path: Path; next?: NextStep }

/** What makes stories of a kind. `levels`: from which grade to which its numbers fit. */
export type Template = {
  kind: string
  levels: readonly [from: number, to: number]
  tell: (dice: Dice, level: number) => ToldStory
}

const names = ['Sam', 'Mia', 'Leo', 'Ana', 'Kim', 'Noah'] as const
const things = ['apples', 'marbles', 'stickers', 'shells', 'cards', 'blocks', 'grapes', 'beads'] as const
const manyThings = ['stickers', 'beads', 'cards', 'bricks', 'stamps', 'seeds'] as const

export function people(dice: Dice): [string, string] {
  const first = dice(0, names.length - 1)
  const second = (first + dice(1, names.length - 1)) % names.length
  return [names[first] ?? 'Sam', names[second] ?? 'Mia']
}

/** Things that children know; where the numbers are large, such as there are many of. */
export const thingsFor = (dice: Dice, level: number): string => drawFrom(dice, level >= 3 ? manyThings : things)

type Holder = { a: string; many: string }
const holders: readonly [Holder, ...Holder[]] = [
  { a: 'bag', many: 'bags' },
  { a: 'box', many: 'boxes' },
  { a: 'jar', many: 'jars' },
  { a: 'basket', many: 'baskets' },
]
export const holderFor = (dice: Dice) => drawFrom(dice, holders)

/** The largest number of a story, by grade: pre-K first. */
const mostAt = (level: number) => [5, 10, 20, 100, 1_000, 5_000, 9_000][Math.max(0, Math.min(6, level + 1))] ?? 100

/** '1 apple', '1,200 beads'. */
export const count = (value: number, thing: string) => `${decimal(value)} ${value === 1 ? singular(thing) : thing}`

export const singular = (thing: string) => thing.replace(/(?<=x)es$|s$/, '')

export const pathBy = (schema: Schema, left: number, operation: Operation, right: number, unit?: string): Path => ({
  schema,
  left,
  operation,
  right,
  result: calculate(left, operation, right),
  ...(unit !== undefined && { unit }),
})

/** Two numbers that make no more than the grade knows. */
export function addends(dice: Dice, level: number): [number, number] {
  const most = mostAt(level)
  const least = level <= 0 ? 1 : level >= 3 ? Math.floor(most / 20) : 2
  const first = dice(least, most - least)
  return [first, dice(Math.min(least, most - first), most - first)]
}

/** A number and a smaller one to take away. */
export function bigAndSmall(dice: Dice, level: number): [number, number] {
  const most = mostAt(level)
  const big = dice(Math.max(3, Math.floor(most / 4)), most)
  return [big, dice(1, big - 1)]
}
