import type { Catalog } from '#server/cards/catalog.ts'
import type { evidence } from '#server/progress/progress.table.ts'

const drawnByChance = 0.3
const chosenOfFour = 0.25
/** What is not looked up card by card counts as a choice of two. */
const unknown = 0.5
const samples = 12

const known = new WeakMap<Catalog, Map<string, number>>()

/** How likely an answer to a card of this skill is right by luck, at the most. */
export function luckOf(cards: Catalog, skill: string, tool: typeof evidence.$inferSelect.tool): number {
  if (tool === 'letter-tracing') return skill.startsWith('handwriting.') ? drawnByChance : unknown
  const mine = known.get(cards) ?? new Map<string, number>()
  known.set(cards, mine)
  const luck = mine.get(skill) ?? largest(cards, skill)
  mine.set(skill, luck)
  if (tool === 'video') return Math.max(luck, unknown)
  return tool === 'multiple-choice' ? Math.max(luck, chosenOfFour) : luck
}

function largest(cards: Catalog, skill: string): number {
  const made = Array.from({ length: samples }, (_, seed) => cards.made(skill, seed + 1)).filter((card) => card !== null)
  const all = [...cards.cardsOf(skill), ...made]
  return all.length === 0 ? unknown : Math.max(...all.map((card) => card.guess('flashcards')))
}
