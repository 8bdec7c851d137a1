import { netOf, type PackedNet } from '../book/net.ts'
import { bestOf, type Find, finding, surenessOf } from './finder.ts'
import { modelOf, type PackedModel } from './model.ts'
import { readSaid, type Said } from './signs.ts'

/**
 * Something that children say, in several ways, what a teacher says to it, for two ages, and what may come after whatever the
 * child goes on with.
 */
export type Moment = {
  says: readonly string[]
  young: readonly string[]
  older: readonly string[]
  after: readonly string[]
}
export type FoundMoment = { id: string; sure: number } | null

/** Moments that were learned together, and what finds them. */
export type Volume = {
  moments: ReadonlyMap<string, Moment>
  /** Reads every line of every moment, and gives way in between. */
  getReady: () => Generator<void, void>
  find: (said: Said) => FoundMoment
}

export function volumeOf(
  moments: ReadonlyMap<string, Moment>,
  learned: PackedModel & { ranking: PackedNet; sureness: PackedNet },
): Volume {
  const ranking = netOf(learned.ranking)
  const sureness = netOf(learned.sureness)
  let finder: Find | null = null

  function* making(): Generator<void, Find> {
    const model = modelOf(learned)
    yield
    const places = new Map(model.moments.map((id, at) => [id, at]))
    const lines = []
    for (const [id, { says }] of moments)
      for (const text of says) {
        const of = places.get(id)
        if (of !== undefined) lines.push({ of, said: readSaid(text) })
        if (lines.length % 300 === 299) yield
      }
    return yield* finding(model, lines)
  }

  function* getReady(): Generator<void, void> {
    const made = yield* making()
    finder ??= made
  }

  return {
    moments,
    getReady,
    find: (said) => {
      if (!finder) for (const _ of getReady());
      const best = finder && bestOf(ranking, finder(said))
      const id = best && learned.moments[best.of]
      return best && id && moments.has(id) ? { id, sure: surenessOf(sureness, best.evidence) } : null
    },
  }
}
