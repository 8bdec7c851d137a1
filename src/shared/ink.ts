import { z } from '@hono/zod-openapi'

/**
 * A point of a stroke: x and y in units of its canvas (500×300 or 800×500), milliseconds since the first point of the
 * drawing, and the pressure 0 to 1 (0.5 where the device has none).
 */
export type InkPoint = readonly [x: number, y: number, t: number, pressure: number]

export const mostPoints = { stroke: 3_000, drawing: 24_000, elements: 600 } as const

const farthest = 2_000
const longestTime = 86_400_000

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

function isPoint(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [x, y, t, pressure]: unknown[] = value
  return (
    isWithin(x, -farthest, farthest) &&
    isWithin(y, -farthest, farthest) &&
    isWithin(t, 0, longestTime) &&
    Number.isInteger(t) &&
    isWithin(pressure, 0, 1)
  )
}

const isStroke = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= mostPoints.stroke && value.every(isPoint)

/**
 * From one touch of the canvas to the lift. Looked at as a whole and not number by number: a board holds a hundred
 * thousand numbers, and each that does not fit would be a failure of its own.
 */
export const inkStroke = z.custom<[number, number, number, number][]>(isStroke, { error: 'not_a_stroke' }).openapi({
  type: 'array',
  minItems: 1,
  maxItems: mostPoints.stroke,
  items: {
    type: 'array',
    description: 'x, y, milliseconds since the first point, pressure',
    items: { type: 'number', minimum: -farthest, maximum: longestTime },
    minItems: 4,
    maxItems: 4,
  },
})
export type InkStroke = readonly InkPoint[]
