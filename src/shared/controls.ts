import { z } from '@hono/zod-openapi'
import { readingHelps, sideTalkWays } from './controls-rules.ts'
import { subjects } from './subjects.ts'
import { switchableTools } from './tools/tool-kinds.ts'

/** Some of a list, each once, in the order of the list: the same choice is always written the same. */
const someOf = <T extends string>(all: readonly [T, ...T[]]) =>
  z
    .array(z.enum(all))
    .max(all.length)
    .transform((chosen) => all.filter((one) => chosen.includes(one)))

const shape = {
  subjects_off: someOf(subjects).refine((off) => off.length < subjects.length, { error: 'none_left' }),
  tools_off: someOf(switchableTools),
  side_talk: z.enum(sideTalkWays),
  reading_help: z.enum(readingHelps),
  voice: z.boolean(),
  photos: z.boolean(),
}

/** What a parent has switched for a child. */
export const controls = z.object(shape).openapi('Controls')

export const changeControls = z.strictObject(shape).partial().openapi('ChangeControls')
