import { z } from 'zod'
import told from '#content/en/misconceptions.json'
import registry from '#content/misconceptions.json'

const entries = z.array(z.object({ id: z.string(), name: z.string() })).parse(registry)
const words = z.record(z.string(), z.strictObject({ means: z.string(), at_home: z.string() })).parse(told)

/** A wrong idea as a parent is told of it: what the child does, and what helps at home. */
export type Misconception = { id: string; name: string; means: string; at_home: string }

const known = new Map(
  entries.flatMap(({ id, name }): [string, Misconception][] => {
    const text = words[id]
    return text ? [[id, { id, name, ...text }]] : []
  }),
)

/** Null where the registry has none of this id. */
export const misconceptionOf = (id: string): Misconception | null => known.get(id) ?? null
