import { decks } from './decks.ts'
import type { SkillSource } from './draw.ts'
import type { Item } from './item.ts'
import { enumerateItems, makeItem } from './make-item.ts'
import { passages } from './passages.ts'
import { mathSkills } from './skills/math.ts'
import { readingSkills } from './skills/reading.ts'
import { scienceSkills } from './skills/science.ts'
import { thinkingSkills } from './skills/thinking.ts'
import { writtenItems } from './written-items.ts'

/** Every skill that is made of numbers. */
export const sources: readonly SkillSource[] = [...mathSkills, ...readingSkills, ...scienceSkills, ...thinkingSkills]

const byId = new Map(sources.map((source) => [source.skill, source]))

/** An item made for a skill from a seed; null where there is none to make. */
export function itemMadeFor(skill: string, seed: number): Item | null {
  const source = byId.get(skill)
  return source ? makeItem(source, seed) : null
}

export const isMade = (skill: string) => byId.get(skill)?.draw !== undefined

let known: readonly Item[] | null = null

/** Every written and every enumerated item, in the order of their decks; made when first asked for. */
export function standingItems(): readonly Item[] {
  known ??= [...sources.flatMap(enumerateItems), ...decks.flatMap((deck) => writtenItems(deck, passages))]
  return known
}
