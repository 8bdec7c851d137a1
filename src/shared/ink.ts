import { z } from '@hono/zod-openapi'

const coordinate = z.number().min(-2_000).max(2_000)

/**
 * A point of a stroke: x and y in units of its canvas (500×300 or 800×500), milliseconds since the first point of the
 * drawing, and the pressure 0 to 1 (0.5 where the device has none).
 */
export const inkPoint = z.tuple([coordinate, coordinate, z.int().min(0).max(86_400_000), z.number().min(0).max(1)])
export type InkPoint = readonly [x: number, y: number, t: number, pressure: number]

export const mostPoints = { stroke: 3_000, drawing: 24_000, elements: 600 } as const

/** From one touch of the canvas to the lift. */
export const inkStroke = z.array(inkPoint).min(1).max(mostPoints.stroke)
export type InkStroke = readonly InkPoint[]
