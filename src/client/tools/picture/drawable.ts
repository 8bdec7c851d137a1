import type { Picture } from '#shared/picture.ts'
import { coinLooks } from './coins.tsx'
import { isFlat } from './outlines.ts'
import { isSolid } from './solids.tsx'
import { isThing } from './things.tsx'

type Check = (value: unknown) => boolean

const most = 100
const text: Check = (value) => typeof value === 'string'
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most
const few: Check = (value) => count(value) && Number(value) > 0
const amount: Check = (value) => typeof value === 'number' && Math.abs(value) <= 1_000_000
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const get = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined)

const all =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, is]) => is(get(value, name)))
const maybe =
  (is: Check): Check =>
  (value) =>
    value === undefined || is(value)
const several =
  (is: Check, least = 1): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(is)
const both =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) && other(value)

const coin: Check = (value) => typeof value === 'string' && Object.hasOwn(coinLooks, value)
const shape: Check = (value) => isFlat(value) || isSolid(value)
const parted = all({ parts: few, shaded: count })

/** A scale that would never end, or has no length, is none. */
const scaled: Check = (value) => {
  const [from, to, step] = [get(value, 'from'), get(value, 'to'), get(value, 'step')].map(Number)
  if (from === undefined || to === undefined || step === undefined) return false
  return step > 0 && to > from && (to - from) / step <= 1_000
}

/** What a drawing cannot do without. */
const drawable: Record<Picture['kind'], Check> = {
  clock: all({ hour: count, minute: count }),
  coins: all({ coins: several(coin) }),
  array: all({ rows: few, columns: few, thing: isThing }),
  objects: all({ groups: several(all({ thing: isThing, count })), crossed: maybe(count) }),
  'ten-frame': all({ filled: several(count) }),
  'base-ten': all({ hundreds: count, tens: count, ones: count }),
  'number-line': both(
    all({
      from: amount,
      to: amount,
      step: amount,
      labels: several(all({ at: amount, text }), 0),
      points: maybe(several(all({ at: amount, text: maybe(text) }), 0)),
      hops: maybe(several(all({ from: amount, to: amount }), 0)),
    }),
    scaled,
  ),
  'fraction-bars': all({ bars: several(parted) }),
  'fraction-circles': all({ circles: several(parted) }),
  shape: all({
    shape,
    turned: maybe(amount),
    line: maybe(amount),
    parts: maybe(few),
    shaded: maybe(count),
  }),
  rectangle: all({
    width: few,
    height: few,
    labels: all({ top: maybe(text), side: maybe(text) }),
    grid: maybe((value) => typeof value === 'boolean'),
  }),
  angle: all({ degrees: amount }),
  graph: all({
    title: text,
    bars: several(all({ label: text, value: count })),
    thing: maybe(isThing),
    worth: maybe(few),
    scale: maybe(few),
  }),
  'line-plot': all({ title: text, columns: several(all({ label: text, count })) }),
  ruler: all({
    unit: (value) => value === 'inch' || value === 'centimeter',
    length: few,
    from: amount,
    to: amount,
  }),
  'grid-points': all({ size: few, points: several(all({ x: count, y: count, name: text })) }),
  glyph: all({ text: (value) => typeof value === 'string' && value !== '' }),
}

/**
 * Whether this page can draw it: a picture may come from a server of another release, with what is not drawn here yet or
 * not any more.
 */
export const isDrawable = (picture: Pick<Picture, 'kind'>): boolean =>
  Object.hasOwn(drawable, picture.kind) && drawable[picture.kind](picture)
