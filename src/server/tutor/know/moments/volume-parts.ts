import { type Lists, listsOf } from '#server/prepared/lists.ts'
import { type LyingValues, valuesLying } from '#server/prepared/lying.ts'
import { type PackedWords, packWords } from '#server/prepared/words.ts'
import type { PackedNet } from '../book/net.ts'
import { type FinderParts, finderParts } from './finder.ts'
import { type ModelParts, modelOf, modelParts, type PackedModel } from './model.ts'
import type { Moment } from './moment.ts'
import { readSaid, type Said } from './signs.ts'

/** Moments that were learned together, as the build keeps them. */
export type VolumeParts = {
  ids: PackedWords
  moments: LyingValues<Moment>
  model: ModelParts
  finder: FinderParts
  stems: StemParts
  ranking: PackedNet
  sureness: PackedNet
}

/** How often each stem stands in the lines of all moments, and, by the moments of the model, which stand in theirs. */
export type StemParts = { lines: number; words: PackedWords; often: Uint32Array; of: Lists }

export type Learned = PackedModel & { ranking: PackedNet; sureness: PackedNet }

export function volumeParts(moments: ReadonlyMap<string, Omit<Moment, 'stems'>>, learned: Learned): VolumeParts {
  const { ranking, sureness } = learned
  const model = modelOf(learned)
  const places = new Map(model.moments.map((id, at) => [id, at]))
  const whole = [...moments].map(([id, moment]) => ({ id, moment, said: moment.says.map(readSaid) }))
  const known = whole.flatMap(({ id, said }) => {
    const of = places.get(id)
    return of === undefined ? [] : said.map((one) => ({ of, said: one }))
  })
  return {
    ids: packWords([...moments.keys()]),
    moments: valuesLying(
      whole.map(({ moment, said }) => ({ ...moment, stems: said.map(({ stems }) => stems.join(' ')) })),
    ),
    model: modelParts(learned),
    finder: finderParts(model, known),
    stems: stemParts(model.moments.length, known),
    ranking,
    sureness,
  }
}

function stemParts(moments: number, lines: readonly { of: number; said: Said }[]): StemParts {
  const often = new Map<string, number>()
  const own = Array.from({ length: moments }, () => new Set<string>())
  for (const { of, said } of lines)
    for (const stem of new Set(said.stems)) {
      often.set(stem, (often.get(stem) ?? 0) + 1)
      own[of]?.add(stem)
    }
  const words = [...often.keys()]
  const places = new Map(words.map((stem, at) => [stem, at]))
  return {
    lines: lines.length,
    words: packWords(words),
    often: Uint32Array.from(often.values()),
    of: listsOf(own.map((stems) => [...stems].map((stem) => places.get(stem) ?? 0))),
  }
}
