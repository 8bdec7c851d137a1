import type { Draw } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

/** A fraction as it is written: 6/8 stays 6/8. */
export type Bar = { top: number; bottom: number }

export const bottomsOfGrade3 = [2, 3, 4, 6, 8] as const
export const bottomsOfGrade4 = [2, 3, 4, 5, 6, 8, 10, 12] as const

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))
export const lcm = (a: number, b: number) => (a / gcd(a, b)) * b

export const bar = (top: number, bottom: number): Bar => ({ top, bottom })
export const written = ({ top, bottom }: Bar) => `${top}/${bottom}`
/** A wrong answer: null where no child would write it. */
export const over = (top: number, bottom: number) => (top > 0 && bottom > 0 ? `${top}/${bottom}` : null)
export const isSame = (x: Bar, y: Bar) => x.top * y.bottom === y.top * x.bottom
export const isSimple = ({ top, bottom }: Bar) => gcd(top, bottom) === 1

export function simplest({ top, bottom }: Bar): Bar {
  const by = gcd(top, bottom) || 1
  return { top: top / by, bottom: bottom / by }
}

/** '3/4', or '5' where it is whole. */
export function inSimplest(value: Bar): string {
  const { top, bottom } = simplest(value)
  return bottom === 1 ? String(top) : `${top}/${bottom}`
}

/** 11/4 as '2 3/4', 8/4 as '2'; the fraction keeps its bottom. */
export function asMixed({ top, bottom }: Bar): string {
  const whole = Math.floor(top / bottom)
  const rest = top % bottom
  return rest === 0 ? String(whole) : whole === 0 ? `${rest}/${bottom}` : `${whole} ${rest}/${bottom}`
}

/** Its most usual name: '2 1/2' for 10/4. */
export const usual = (value: Bar) => asMixed(simplest(value))

/** As `written`, but a whole number as such: '3' for 3/1. */
export const plain = (value: Bar) => (value.bottom === 1 ? String(value.top) : written(value))

export type WrittenNumber = Bar & { kind: 'whole' | 'fraction' | 'mixed' }

/** What a child typed: '7', '3/4', '1 1/2'; null for anything else, 0 at the bottom, past four digits of a fraction. */
export function readBar(text: string): WrittenNumber | null {
  const [, whole, top, bottom] = /^(\d{1,6})$|^(?:\d{1,4} )?(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  if (whole !== undefined) return { kind: 'whole', top: Number(whole), bottom: 1 }
  if (top === undefined || bottom === undefined || Number(bottom) === 0) return null
  const [, wholes] = /^(\d+) /.exec(text) ?? []
  if (wholes === undefined) return { kind: 'fraction', top: Number(top), bottom: Number(bottom) }
  return { kind: 'mixed', top: Number(wholes) * Number(bottom) + Number(top), bottom: Number(bottom) }
}

/** A bar or a circle, some of its equal parts filled; `whole` is its name as a term. */
export function drawnWhole(rng: Rng, parts: number, shaded: number): { picture: Draw['picture']; whole: string } {
  return parts > 8 || rng.chance(50)
    ? { whole: '@bar', picture: { kind: 'fraction-bars', bars: [{ parts, shaded }] } }
    : { whole: '@circle', picture: { kind: 'fraction-circles', circles: [{ parts, shaded }] } }
}

/** A fraction between 0 and 1. */
export function properBar(rng: Rng, bottoms: readonly number[], least = 1): Bar {
  const bottom = rng.pick(bottoms.filter((one) => one > least))
  return { top: rng.int(least, bottom - 1), bottom }
}
