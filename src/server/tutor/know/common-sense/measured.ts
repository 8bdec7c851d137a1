import { type Everyday, everydayOf } from './everyday.ts'
import { type Measure, senseWords } from './sense-words.ts'

// Which is bigger, heavier, faster: told only where it is clear by far, for every one of them.

/** Less than this apart is not clear. */
const clear = 1.25
/** A standing height is not noted for most: only what is longer by this is surely taller. */
const surelyTaller = 4
/** So much wider a range says nothing of what one of them is like. */
const tooWide = 40

type Range = readonly [number, number]

function rangeOf(of: Everyday, measure: Measure): Range | undefined {
  if (measure === 'weight') return of.g
  if (measure === 'speed') return of.kmh
  if (measure === 'age') return of.old
  if (measure === 'life') return of.years
  return measure === 'tall' ? (of.tall ?? of.cm) : of.cm
}

const apart = ([least, most]: Range, [otherLeast, otherMost]: Range, by: number): number => {
  if (least > otherMost * by) return 1
  return most * by < otherLeast ? -1 : 0
}

/** 1 where the first surely has more of it, -1 where the second has, 0 where it depends, null where it is not known. */
export function compared(one: Everyday, other: Everyday, measure: Measure): number | null {
  const [a, b] = [rangeOf(one, measure), rangeOf(other, measure)]
  if (one === other) return null
  if (measure === 'size') return bySize(one, other)
  if (!a || !b) return null
  const isGuess = measure === 'tall' && !(isUpright(one) && isUpright(other))
  const is = apart(a, b, isGuess ? surelyTaller : clearOf(one, other))
  return is === 0 && isGuess ? null : is
}

/** There is only one of each: nothing of it differs from one to the next. */
export const areUnique = (one: Everyday, other: Everyday): boolean => isUnique(one) && isUnique(other)
export const isUnique = ({ art }: Everyday) => art === 'name' || art === 'the'
const clearOf = (one: Everyday, other: Everyday) => (areUnique(one, other) ? 1 : clear)

/** What grows up is as tall as it is long. */
const isUpright = ({ tall, kinds }: Everyday) => tall !== undefined || kinds.some(({ id }) => id === 'plant')

/** What is longer and lighter is not plainly bigger. */
function bySize(one: Everyday, other: Everyday): number | null {
  if (one.km2 && other.km2) return apart(one.km2, other.km2, clearOf(one, other))
  const { long, heavy } = longAndHeavy(one, other)
  if (long === null || heavy === null) return long ?? heavy
  return long === heavy ? long : long * heavy === 0 ? long + heavy : 0
}

/** Which of them is longer, and which is heavier. */
export function longAndHeavy(one: Everyday, other: Everyday): { long: number | null; heavy: number | null } {
  const by = clearOf(one, other)
  return {
    long: one.cm && other.cm ? apart(one.cm, other.cm, by) : null,
    heavy: one.g && other.g ? apart(one.g, other.g, by) : null,
  }
}

/** How far apart they are, in times. */
export function timesApart(one: Everyday, other: Everyday, measure: Measure): number {
  const isLand = measure === 'size' && one.km2 !== undefined && other.km2 !== undefined
  const [a, b] = isLand ? [one.km2, other.km2] : [rangeOf(one, measure) ?? one.g, rangeOf(other, measure) ?? other.g]
  if (!a || !b) return 1
  return Math.max(a[0] / Math.max(b[1], 0.01), b[0] / Math.max(a[1], 0.01))
}

/** What its size, weight or speed is like; null where they differ too much. */
export function likened(of: Everyday, measure: Measure, seed: number): string | null {
  const range = measure === 'age' || measure === 'life' ? undefined : rangeOf(of, measure)
  if (!range || range[1] > Math.max(range[0], 0.01) * tooWide) return null
  const middle = Math.sqrt(Math.max(range[0], 0.0001) * Math.max(range[1], 0.0001))
  const scales = senseWords().scales
  const steps = measure === 'weight' ? scales.weight : measure === 'speed' ? scales.speed : scales.size
  const [, says] = steps.find(([most]) => most === null || middle <= most) ?? []
  // 'A car is about as long as a car' says nothing.
  const fit = (says ?? []).filter((one) => !one.split(' ').some((word) => word === of.one || word === of.many))
  return fit[seed % Math.max(1, fit.length)] ?? null
}

/** Something that has surely even more of it. */
export function more(of: Everyday, measure: Measure): Everyday | null {
  for (const name of senseWords().giants[measure] ?? []) {
    const other = everydayOf(name)?.of
    if (other && compared(other, of, measure) === 1) return other
  }
  return null
}

/** Where it lies between two bounds: yes, no, or neither. */
export function withinBounds(of: Everyday, word: string): boolean | null {
  const { sizes } = senseWords()
  const asked = sizes[word]
  const range = asked ? rangeOf(of, asked.of) : undefined
  if (!asked || !range) return null
  const inside = ([from, to]: readonly [number | null, number | null]) =>
    (from === null || range[0] >= from) && (to === null || range[1] <= to)
  if (inside(asked.yes)) return true
  return inside(asked.no) ? false : null
}
