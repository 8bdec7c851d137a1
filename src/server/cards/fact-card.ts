import type { Belief } from './belief.ts'
import { type Drawing, isOfWish } from './drawing.ts'
import { isShaken } from './easier-card.ts'
import { doneToday, factsOf, openFacts } from './facts.ts'
import type { Skill } from './skill.ts'
import type { StudyCard } from './study-card.ts'

/** The category in which the facts come first (specification: the default of flashcards), and the deck of its facts to 10. */
const factsFirst = 'multiplication'
const toTen = ['math.multiply-facts-easy', 'math.multiply-facts-to-5', 'math.multiply-facts-to-10']
/** Children so many years before the facts begin with equal groups. */
const yearsBefore = 1
/** One card in so many is a fact that does not come at once yet, as long as there is one. */
const factEvery = 4
/** Of so many skills with facts one is drawn. */
const nearest = 4
/** So many facts are worked on at a time. */
const together = 6

/** Flashcards of multiplication: the facts to 10 until they are fluent, then what is past 10. */
export function factFirst(drawing: Drawing, skills: readonly Skill[]): StudyCard | null {
  const { wish, record, isSheet } = drawing
  if (wish.category?.toLowerCase() !== factsFirst || isSheet || (wish.tags?.length ?? 0) > 0) return null
  const facts = skills.filter(({ id, grade }) => toTen.includes(id) && grade <= record.grade + yearsBefore)
  return openFact(drawing, facts)
}

/** Now and then a fact that is believed to be known, or is, and does not come at once yet. */
export function factNow(drawing: Drawing, skills: readonly Skill[], belief: Belief): StudyCard | null {
  const { catalog, record, dice, wish, isSheet } = drawing
  if (isSheet || wish.deck_id !== undefined || dice(1, factEvery) > 1) return null
  const facts = skills.filter((skill) => {
    const isMet = skill.grade <= record.grade && isOfWish(skill, wish)
    return isMet && belief.holds(skill) && factsOf(catalog, skill.id).length > 0
  })
  // What is nearest to the year: who has 8 + 7 at once has 2 + 1.
  const near = facts.filter(({ id }) => openFacts(catalog, [{ id }], record.quick).length > 0).slice(-nearest)
  const from = dice(0, Math.max(0, near.length - 1))
  return openFact(drawing, [...near.slice(from), ...near.slice(0, from)])
}

function openFact({ catalog, record, dice, fits }: Drawing, skills: readonly Skill[]): StudyCard | null {
  const asked = new Set(record.recent.map((one) => one.card_id))
  const isDone = doneToday(record.quick)
  const open = openFacts(catalog, skills, record.quick).filter(
    (card) => !asked.has(card.id) && !isDone(card) && !isShaken(record, card.skill.id) && fits(card),
  )
  return open[dice(0, Math.min(together, open.length) - 1)] ?? null
}
