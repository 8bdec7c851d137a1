import type { Subject } from '#shared/subjects.ts'
import type { States } from './belief.ts'
import { type Catalog, largestSeed } from './catalog.ts'
import type { Dice } from './dice.ts'
import { isEasyInstance } from './easy-instance.ts'
import type { QuickFacts } from './facts.ts'
import { samplesOf } from './made-samples.ts'
import type { Skill } from './skill.ts'
import type { StudyCard } from './study-card.ts'

/** What a student did, as far as the next card depends on it. */
export type Record = {
  now: Date
  grade: number
  states: States
  /** How many cards of a skill were met. */
  met: (skill: string) => number
  /** Cards (their `memory`) whose review is due, the longest due first. */
  due: readonly string[]
  /** Facts that came at once. */
  quick: QuickFacts
  /** The last answers of this occasion, newest first. */
  recent: readonly { card_id: string; skill: string; was_correct: boolean; is_review: boolean }[]
  /** The student has practiced on an earlier occasion. */
  isBack: boolean
}

/** What is asked for. Everything left out is open. */
export type CardWish = {
  entity?: string
  category?: string
  deck_id?: string
  tags?: readonly string[]
  subject?: string
  /** Cards that must not come, in any order. */
  exclude?: readonly string[]
  /** Subjects of which nothing may come. */
  subjects_off?: readonly Subject[]
}

/** The search for one card. */
export type Drawing = {
  catalog: Catalog
  record: Record
  wish: CardWish
  dice: Dice
  /** The skills of cards that stand on the screen unanswered. */
  onScreen: readonly string[]
  /** Several cards are asked at once. */
  isSheet: boolean
  fits: (card: StudyCard) => boolean
  /** How many cards may still be made in search of one that fits. */
  draws: { left: number }
}

const mostDraws = 60

/** `evenly`: no skill takes more than its share of a sheet. */
export function drawingFor(catalog: Catalog, record: Record, wish: CardWish, dice: Dice, evenly: boolean): Drawing {
  const answered = new Set(record.recent.map((one) => one.card_id))
  const open = (wish.exclude ?? []).filter((id) => !answered.has(id))
  const onScreen = open.flatMap((id) => catalog.get(id)?.skill.id ?? [])
  const isSheet = open.length > 1
  const fits = fitting(catalog, record, wish)
  const times = (skill: string) => onScreen.filter((one) => one === skill).length
  const most = Math.floor(onScreen.length / 4)
  return {
    catalog,
    // Several cards on one screen are a mixture from the first day on.
    record: { ...record, isBack: record.isBack || isSheet },
    wish,
    dice,
    onScreen,
    isSheet,
    fits: (card) => (!evenly || times(card.skill.id) <= most) && fits(card),
    draws: { left: mostDraws },
  }
}

function fitting(catalog: Catalog, record: Record, wish: CardWish): Drawing['fits'] {
  const { exclude = [], deck_id } = wish
  const ids = new Set(exclude)
  const questions = new Set(exclude.flatMap((id) => catalog.get(id)?.question ?? []))
  const last = record.recent[0]?.card_id
  return (card) => {
    if (ids.has(card.id) || card.id === last || !isOfWish(card.skill, wish)) return false
    if (questions.has(card.question) && !card.isPictured) return false
    if (deck_id !== undefined && card.deck_id !== deck_id) return false
    return isLike(card, wish)
  }
}

/** Case does not matter: a deck from outside may write its tags as it likes. */
function isLike(card: StudyCard, { entity, tags = [] }: CardWish): boolean {
  if (entity !== undefined && card.entity.toLowerCase() !== entity.toLowerCase()) return false
  const own = card.tags.map((tag) => tag.toLowerCase())
  return tags.every((tag) => own.includes(tag.toLowerCase()))
}

const isNarrow = ({ entity, tags = [] }: CardWish) => entity !== undefined || tags.length > 0

export const isOfWish = (skill: Skill, { category, subject, subjects_off = [] }: CardWish) =>
  !subjects_off.includes(skill.subject) &&
  (category === undefined || skill.category.toLowerCase() === category.toLowerCase()) &&
  (subject === undefined || skill.subject === subject.toLowerCase())

/** The skills that a card may be of, in teaching order. */
export function skillsFor({ catalog, wish }: Drawing): Skill[] {
  const ofDeck = wish.deck_id === undefined ? null : new Set(catalog.inDeck(wish.deck_id).map((card) => card.skill.id))
  return catalog.graph.skills.filter(
    (skill) => isOfWish(skill, wish) && (!ofDeck || ofDeck.has(skill.id) || skill.id === wish.deck_id),
  )
}

/** The skills asked of late: what is on the screen, in no order, then the answers, newest first. */
export const lately = ({ onScreen, record }: Drawing): string[] => [
  ...onScreen,
  ...record.recent.map((one) => one.skill),
]

const drawsOfSkill = 12

/** An item of a skill that is made, none that was asked on this occasion. */
export function madeCard({ catalog, record, dice, fits, draws, wish }: Drawing, skill: string): StudyCard | null {
  // Where none of its cards is like that, drawing would only use up the draws of the skills that come after.
  const like = isNarrow(wish) ? samplesOf(catalog, skill).filter((card) => isLike(card, wish)) : []
  if (isNarrow(wish) && like.length === 0) return null
  const asked = new Set(record.recent.map((one) => one.card_id))
  let spare: StudyCard | null = null
  for (let at = 0; at < drawsOfSkill && draws.left > 0; at++, draws.left--) {
    const card = catalog.made(skill, dice(0, largestSeed))
    if (card === null) return null
    if (!fits(card)) continue
    if (!asked.has(card.id) && !isEasyInstance(card.question)) return card
    spare ??= card
  }
  return spare ?? like.find(fits) ?? null
}

/** A card of a skill that was not met yet, as long as there is one; then any. What shows nothing comes last. */
export function cardOf(drawing: Drawing, skill: Skill): StudyCard | null {
  const { catalog, record, dice, fits, wish } = drawing
  const written = tellingFirst(catalog.cardsOf(skill.id))
  const mayBeMade = wish.deck_id === undefined || wish.deck_id === skill.id
  const first = mayBeMade && (written.length === 0 || dice(0, 1) === 0) ? madeCard(drawing, skill.id) : null
  if (first) return first
  const asked = new Set(record.recent.map((one) => one.card_id))
  const from = record.met(skill.id) < written.length ? record.met(skill.id) : dice(0, Math.max(0, written.length - 1))
  const inTurn = [...written.slice(from), ...written.slice(0, from)]
  const isNew = (card: StudyCard) => !asked.has(card.id)
  return (
    inTurn.find((card) => isNew(card) && fits(card)) ??
    inTurn.find(fits) ??
    (mayBeMade ? madeCard(drawing, skill.id) : null)
  )
}

const inOrder = new WeakMap<readonly StudyCard[], readonly StudyCard[]>()

function tellingFirst(cards: readonly StudyCard[]): readonly StudyCard[] {
  const known = inOrder.get(cards)
  if (known) return known
  const isEasy = ({ question }: StudyCard) => isEasyInstance(question)
  const sorted = [...cards.filter((card) => !isEasy(card)), ...cards.filter(isEasy)]
  inOrder.set(cards, sorted)
  return sorted
}
