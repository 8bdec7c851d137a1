import { type Asked, askedIn } from './asked.ts'
import type { Item } from './item.ts'
import { askedItem, makeItem } from './make-item.ts'
import { sources } from './sources.ts'

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
