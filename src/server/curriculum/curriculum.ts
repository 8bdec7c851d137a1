import { type Asked, askedIn } from './asked.ts'
import { decks } from './decks.ts'
import type { SkillSource } from './draw.ts'
import type { Item } from './item.ts'
import { askedItem, enumerateItems, makeItem } from './make-item.ts'
import { passages } from './passages.ts'
import { mathEarlySkills } from './skills/math-early.ts'
import { mathLaterSkills } from './skills/math-later.ts'
import { readingSkills } from './skills/reading.ts'
import { scienceSkills } from './skills/science.ts'
import { thinkingSkills } from './skills/thinking.ts'
import { writtenItems } from './written-items.ts'

/** Every skill that is made of numbers. */
export const sources: readonly SkillSource[] = [
  ...mathEarlySkills,
  ...mathLaterSkills,
  ...readingSkills,
  ...scienceSkills,
  ...thinkingSkills,
]

const byId = new Map(sources.map((source) => [source.skill, source]))

/** An item made for a skill from a seed; null where there is none to make. */
export function itemMadeFor(skill: string, seed: number): Item | null {
  const source = byId.get(skill)
  return source ? makeItem(source, seed) : null
}

export const isMade = (skill: string) => byId.get(skill)?.draw !== undefined

const asking = sources.filter(({ ask }) => ask !== undefined)

/** The child's own question as an item of the first skill (in teaching order of the sources) that takes it. */
export function itemAsked(asked: Asked): Item | null {
  for (const source of asking) {
    const item = askedItem(source, asked)
    if (item) return item
  }
  return null
}

/** The item of a child's own question, found again by its id. */
export function itemAskedBefore(id: string): Item | null {
  const asked = askedIn(id)
  const source = byId.get(id.split('~')[0] ?? '')
  return asked && source ? askedItem(source, asked) : null
}

const parts: readonly (() => Item[])[] = [
  ...sources.map((source) => () => enumerateItems(source)),
  ...decks.map((deck) => () => writtenItems(deck, passages)),
]
const standing: Item[][] = []

/** Makes what stands part by part, so that other work goes on in between: for a server that has just started. */
export async function warmItems(): Promise<void> {
  for (const [at, part] of parts.entries()) {
    await new Promise((resolve) => setImmediate(resolve))
    standing[at] ??= part()
  }
}

let known: readonly Item[] | null = null

/** Every written and every enumerated item, in the order of their decks; made when first asked for. */
export function standingItems(): readonly Item[] {
  known ??= parts.flatMap((part, at) => {
    standing[at] ??= part()
    return standing[at] ?? []
  })
  return known
}
