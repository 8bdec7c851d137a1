import type { Grown } from '#shared/growth.ts'

/** The space that there is, in pixels. */
export type Box = { width: number; height: number }

/** A place on the stem: where, and on which side of it. */
export type Slot = { x: number; y: number; side: 1 | -1 }

export type PlantShape = {
  /** The stem climbs; where there is more width than height it goes along. */
  isUp: boolean
  scale: number
  stem: string
  pot: { x: number; y: number }
  /** One for each thing that grew, from the root on. */
  slots: Slot[]
}

/** A strip of this width shows everything in its own size. */
const usualWidth = 56
const pot = 30
const step = 26
const margin = 16
const swing = 5
const wave = 34

/** Where everything stands on a plant of so many things: the stem is as long as they need, and closer set when there are many. */
export function plantShape(count: number, { width, height }: Box): PlantShape {
  const isUp = height >= width
  const [long, wide] = isUp ? [height, width] : [width, height]
  const scale = Math.min(1.4, Math.max(0.5, wide / usualWidth))
  const room = Math.max(0, long - (pot + margin) * scale)
  const apart = Math.min(step * scale, room / (count + 1))
  const at = (along: number) => {
    const aside = wide / 2 + Math.sin(along / (wave * scale)) * swing * scale
    const far = pot * scale + along
    return isUp ? { x: aside, y: height - far } : { x: far, y: aside }
  }
  const tip = apart * (count + 1)
  const points = Array.from({ length: Math.ceil(tip / 8) + 1 }, (_, place) => at(Math.min(tip, place * 8)))
  return {
    isUp,
    scale,
    stem: `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`,
    pot: isUp ? { x: wide / 2, y: height } : { x: pot * scale * 0.6, y: height },
    slots: Array.from({ length: count }, (_, place) => ({
      ...at(apart * (place + 1)),
      side: place % 2 === 0 ? 1 : -1,
    })),
  }
}

const round = (pixels: number) => Math.round(pixels * 10) / 10

/** How many of each there are. */
export function countKinds(plant: readonly Grown[]): Record<Grown['kind'], number> {
  const counts = { leaf: 0, flower: 0, butterfly: 0, bird: 0 }
  for (const { kind } of plant) counts[kind]++
  return counts
}
