import { z } from 'zod'
import home from '#content/en/tutor/moments/hf.json'
import learning from '#content/en/tutor/moments/le.json'
import school from '#content/en/tutor/moments/sc.json'
import tutor from '#content/en/tutor/moments/tu.json'
import { type NearLines, nearLines } from './near-lines.ts'

/** Something that children say, in several ways, and what a teacher says to it, for two ages. */
const moment = z.strictObject({
  says: z.array(z.string()).min(3),
  young: z.array(z.string()).min(1),
  older: z.array(z.string()).min(1),
})
export type Moment = z.infer<typeof moment>

let all: ReadonlyMap<string, Moment> | null = null
let finder: NearLines | null = null

export const moments = (): ReadonlyMap<string, Moment> =>
  (all ??= new Map(
    [home, learning, school, tutor].flatMap((file) => Object.entries(z.record(z.string(), moment).parse(file))),
  ))

export const momentLines = () => [...moments()].flatMap(([id, { says }]) => says.map((text) => ({ id, text })))

export const nearMoment: NearLines = (text, without) => {
  finder ??= nearLines(momentLines())
  return finder(text, without)
}

/** The moment that a text is, and how sure that is, from 0 to 1; null when it is like none. */
export function momentFor(text: string): { id: string; sure: number } | null {
  const near = nearMoment(text)
  return near && near.lead >= leastLead ? { id: near.id, sure: near.score } : null
}

const leastLead = 0.08
