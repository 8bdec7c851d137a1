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

/** How often each stem stands in the lines of all moments, and in which moments. */
type Stems = { lines: number; often: Map<string, number>; of: Map<string, Set<string>> }

export function volumeOf(
  moments: ReadonlyMap<string, Moment>,
  learned: PackedModel & { ranking: PackedNet; sureness: PackedNet },
): Volume {
  const ranking = netOf(learned.ranking)
  const sureness = netOf(learned.sureness)
  let finder: Find | null = null
  const stems: Stems = { lines: 0, often: new Map(), of: new Map() }

  function* making(): Generator<void, Find> {
    const model = modelOf(learned)
    yield
    const places = new Map(model.moments.map((id, at) => [id, at]))
    const lines = []
    for (const [id, { says }] of moments)
      for (const text of says) {
        const of = places.get(id)
        if (of === undefined) continue
        const said = readSaid(text)
        lines.push({ of, said })
        noteStems(stems, id, said)
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
      if (!best || !id || !moments.has(id)) return null
      const sure = surenessOf(sureness, best.evidence)
      return sure >= sureEnough || speaksOf(stems, id, said) ? { id, sure } : null
    },
  }
}

function noteStems(stems: Stems, id: string, said: Said): void {
  stems.lines++
  const own = stems.of.get(id) ?? new Set()
  stems.of.set(id, own)
  for (const stem of new Set(said.stems)) {
    stems.often.set(stem, (stems.often.get(stem) ?? 0) + 1)
    own.add(stem)
  }
}

const mostMissing = 0.8
/** From here on its whole shape speaks for a moment. */
const sureEnough = 0.78

/**
 * What a text tells is in its rare words: where the moment has hardly any of them, it is alike in form only ('we are going to make
 * marshmallows in the microwave' is no long drive).
 */
function speaksOf({ lines, often, of }: Stems, id: string, { stems }: Said): boolean {
  const own = of.get(id)
  if (!own) return false
  let all = 0
  let missing = 0
  for (const stem of new Set(stems)) {
    if (stem === '#') continue
    const weight = Math.max(0, Math.log(lines / (1 + (often.get(stem) ?? 0))) - usual)
    all += weight
    if (!own.has(stem)) missing += weight
  }
  return all === 0 || missing / all <= mostMissing
}
/** Words that stand in one line of fifty say little of what is told. */
const usual = Math.log(50)
