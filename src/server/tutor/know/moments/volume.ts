import { listAt } from '#server/prepared/lists.ts'
import { valueAt } from '#server/prepared/lying.ts'
import { openWords } from '#server/prepared/words.ts'
import { netOf } from '../book/net.ts'
import { bestOf, finderOf, surenessOf } from './finder.ts'
import { openModel } from './model.ts'
import type { Moment } from './moment.ts'
import type { Said } from './signs.ts'
import type { StemParts, VolumeParts } from './volume-parts.ts'

export type FoundMoment = { id: string; sure: number } | null

/** Moments that were learned together, and what finds them. */
export type Volume = {
  ids: () => string[]
  /** A moment, read where it lies. */
  get: (id: string) => Moment | undefined
  find: (said: Said) => FoundMoment
}

export function openVolume(parts: VolumeParts): Volume {
  const ranking = netOf(parts.ranking)
  const sureness = netOf(parts.sureness)
  const model = openModel(parts.model)
  const find = finderOf(model, parts.finder)
  const ids = openWords(parts.ids, { kept: true })
  const speaks = speaksOf(parts.stems)
  return {
    ids: () => Array.from({ length: ids.size }, (_, at) => ids.wordAt(at)),
    get: (id) => {
      const at = ids.placeOf(id)
      return at < 0 ? undefined : valueAt(parts.moments, at)
    },
    find: (said) => {
      const best = bestOf(ranking, find(said))
      const id = best && model.moments[best.of]
      if (!best || !id || ids.placeOf(id) < 0) return null
      const sure = surenessOf(sureness, best.evidence)
      return sure >= sureEnough || speaks(best.of, said) ? { id, sure } : null
    },
  }
}

const mostMissing = 0.8
/** From here on its whole shape speaks for a moment. */
const sureEnough = 0.78

/**
 * What a text tells is in its rare words: where the moment has hardly any of them, it is alike in form only ('we are going to make
 * marshmallows in the microwave' is no long drive).
 */
function speaksOf({ lines, words, often, of: stemsOf }: StemParts): (of: number, said: Said) => boolean {
  const { placeOf } = openWords(words, { kept: true })
  return (of, { stems }) => {
    const own = listAt(stemsOf, of)
    if (own.length === 0) return false
    let all = 0
    let missing = 0
    for (const stem of new Set(stems)) {
      if (stem === '#') continue
      const place = placeOf(stem)
      const weight = Math.max(0, Math.log(lines / (1 + (often[place] ?? 0))) - usual)
      all += weight
      if (place < 0 || !own.includes(place)) missing += weight
    }
    return all === 0 || missing / all <= mostMissing
  }
}
/** Words that stand in one line of fifty say little of what is told. */
const usual = Math.log(50)
