import { z } from 'zod'
import file from '#content/en/tutor/letter-shapes.json'
import strokes from '#content/letters/print.json'

/** How each letter looks in words, and what children see in it; what is named first in its list is it before all others. */
export const shapes = z
  .record(z.string(), z.strictObject({ tells: z.string(), like: z.string().transform((all) => all.split(' ')) }))
  .parse(file)

const ways = z.record(z.string(), z.object({ says: z.array(z.string()) })).parse(strokes)

/** The strokes of a letter in their order, as letter tracing says them. */
export const wayOf = (letter: string): string | null => ways[letter]?.says.join(' ') ?? null

export const up = (letter: string) => letter.toUpperCase()
