import type { Catalog } from './catalog.ts'
import type { StudyCard } from './study-card.ts'

/** Enough to see which tags the cards of a skill carry. */
const seeds = Array.from({ length: 12 }, (_, at) => at * 7_919 + 1)

// By what makes them: the catalogs of all families share it.
const known = new WeakMap<Catalog['made'], Map<string, StudyCard[]>>()

/** A few cards that are made for a skill, always the same: none where its cards are written. */
export function samplesOf({ made }: Pick<Catalog, 'made'>, skill: string): readonly StudyCard[] {
  const bySkill = known.get(made) ?? new Map<string, StudyCard[]>()
  known.set(made, bySkill)
  const samples = bySkill.get(skill) ?? seeds.flatMap((seed) => made(skill, seed) ?? [])
  bySkill.set(skill, samples)
  return samples
}
