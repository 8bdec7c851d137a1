import { z } from 'zod'
import file from '#content/en/almanac/common-sense/words.json'

// The small words around everyday things: what children ask in, parts, colors, how big is big.

const strings = z.array(z.string())
const lists = z.record(z.string(), strings)
export const measures = ['size', 'tall', 'long', 'weight', 'speed', 'age', 'life'] as const
export type Measure = (typeof measures)[number]
const bounds = z.tuple([z.number().nullable(), z.number().nullable()])
const grammar = z.record(z.string(), z.string())
const steps = z.array(z.tuple([z.number().nullable(), strings.min(1)]))

const shape = z.strictObject({
  spelling: z.record(z.string(), z.string()),
  opens: strings,
  leads: strings,
  closes: strings,
  softeners: strings,
  determiners: z.record(z.string(), z.enum(['a', 'the', 'my', 'your', 'this', 'all', 'other'])),
  pronouns: strings,
  you: strings,
  /** 'My mom is a mammal' is so of all people. */
  family: strings,
  alive: strings,
  compare: z.record(z.string(), z.tuple([z.enum(measures), z.union([z.literal(1), z.literal(-1)])])),
  opposite: z.record(z.string(), z.string()),
  plainly: z.record(z.string(), z.string()),
  giants: z.record(z.enum(measures), strings),
  everything: strings,
  verbs: lists,
  needs: z.record(z.string(), z.string()),
  tails: strings,
  /** One of it, many of it, then other names for it. */
  parts: lists,
  massParts: strings,
  /** How a thing feels, with what it then is not. */
  feels: lists,
  sizes: z.record(z.string(), z.strictObject({ of: z.enum(measures), yes: bounds, no: bounds })),
  colors: strings,
  shapes: lists,
  round: strings,
  materials: strings,
  numbers: strings,
  grammar: z.strictObject({ one: grammar, many: grammar, you: grammar }),
  /** What a measure up to so much is like. */
  scales: z.strictObject({ size: steps, weight: steps, speed: steps }),
})

export type SenseWords = z.infer<typeof shape> & {
  verbOf: ReadonlyMap<string, string>
  partOf: ReadonlyMap<string, string>
  shapeOf: ReadonlyMap<string, string>
}

const byForm = (of: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(of).flatMap(([id, forms]) => [id, ...forms].map((form): [string, string] => [form, id])))

let all: SenseWords | null = null

export function senseWords(): SenseWords {
  if (all) return all
  const words = shape.parse(file)
  all = { ...words, verbOf: byForm(words.verbs), partOf: byForm(words.parts), shapeOf: byForm(words.shapes) }
  return all
}
