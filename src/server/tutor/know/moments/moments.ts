import { z } from 'zod'
import home from '#content/en/tutor/moments/hf.json'
import numbers from '#content/en/tutor/moments/in.json'
import learning from '#content/en/tutor/moments/le.json'
import words from '#content/en/tutor/moments/lw.json'
import between from '#content/en/tutor/moments/mx.json'
import play from '#content/en/tutor/moments/pl.json'
import school from '#content/en/tutor/moments/sc.json'
import tutor from '#content/en/tutor/moments/tu.json'
import world from '#content/en/tutor/moments/wo.json'
import learned from '#content/en/tutor/moments.json'
import { netOf } from '../book/net.ts'
import { bestOf, type Find, finding, surenessOf } from './finder.ts'
import { modelOf } from './model.ts'
import { readSaid } from './signs.ts'

/** Something that children say, in several ways, and what a teacher says to it, for two ages. */
const moment = z.strictObject({
  says: z.array(z.string()).min(3),
  young: z.array(z.string()).min(1),
  older: z.array(z.string()).min(1),
})
export type Moment = z.infer<typeof moment>

let all: ReadonlyMap<string, Moment> | null = null
let find: Find | null = null

export const moments = (): ReadonlyMap<string, Moment> =>
  (all ??= new Map(
    [home, learning, play, school, tutor, world, numbers, words, between].flatMap((file) =>
      Object.entries(z.record(z.string(), moment).parse(file)),
    ),
  ))

export const momentLines = () => [...moments()].flatMap(([id, { says }]) => says.map((text) => ({ id, text })))

/** Reads every line of every moment, and gives way in between. */
function* making(): Generator<void, Find> {
  const model = modelOf(learned)
  yield
  const places = new Map(model.moments.map((id, at) => [id, at]))
  const lines = []
  for (const { id, text } of momentLines()) {
    const of = places.get(id)
    if (of !== undefined) lines.push({ of, said: readSaid(text) })
    if (lines.length % 300 === 299) yield
  }
  return yield* finding(model, lines)
}

/** Some tenths of a second, once: when the server starts, or at the first message. */
function finder(): Find {
  if (find) return find
  const steps = making()
  let step = steps.next()
  while (!step.done) step = steps.next()
  find = step.value
  return find
}

/** Gets ready piece by piece, so that other work goes on in between: for a server that has just started. */
export async function warmMoments(): Promise<void> {
  const steps = making()
  let step = steps.next()
  while (!step.done) {
    await new Promise((resolve) => setImmediate(resolve))
    step = steps.next()
  }
  find ??= step.value
}

const ranking = netOf(learned.ranking)
const sureness = netOf(learned.sureness)

type Found = { id: string; sure: number } | null
/** A turn may ask twice of the same text. */
let last: { text: string; found: Found } | null = null

/**
 * The moment that a text is, and how sure that is, from 0 to 1: of lines left out, 83 % at 0.7 and above find their own
 * (scripts/learn-moments.ts). Null when it is like none, as numbers alone are.
 */
export function momentFor(text: string): Found {
  if (last?.text !== text) last = { text, found: found(text) }
  return last.found
}

function found(text: string): Found {
  const said = readSaid(text)
  const isSaid = said.stems.some((stem) => stem !== '#')
  const best = isSaid ? bestOf(ranking, finder()(said)) : null
  const id = best && learned.moments[best.of]
  return best && id && moments().has(id) ? { id, sure: surenessOf(sureness, best.evidence) } : null
}
