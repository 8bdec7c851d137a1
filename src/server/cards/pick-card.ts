import { type Dice, diceOf } from '#server/brain/built-in/dice.ts'
import { gate, isMastered } from '#server/progress/mastery.ts'
import { beliefFrom, type States } from './belief.ts'
import { type Catalog, largestSeed } from './catalog.ts'
import { frontier, gapCheck, staysFor } from './frontier.ts'
import { samplesOf } from './made-samples.ts'
import { placeIn } from './placement.ts'
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
  /** The last answers of this occasion, newest first. */
  recent: readonly { card_id: string; skill: string; was_correct: boolean }[]
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
  exclude?: readonly string[]
}

/** A missed card comes again after so many others. */
const comesAgainAfter = 2
const comesAgainUntil = 6
/** A card that was missed so often in a row waits for another day. */
const missedTwice = 1
/** In a row, before something new comes in between. */
const reviewsInRow = 4

/**
 * The next card for a student: a card missed a moment ago; what is due for review; a question that finds out where the
 * child stands; else the frontier, which is what it does not know yet but has all it needs for. Null when no card fits
 * the wish. The same arguments give the same card.
 */
export function pickCard(catalog: Catalog, given: Record, wish: CardWish, seed: number): StudyCard | null {
  const dice = diceOf(seed)
  // Several cards on one screen are a mixture from the first day on.
  const record = { ...given, isBack: given.isBack || isSheet(given, wish) }
  const drawing: Drawing = {
    catalog,
    record,
    wish,
    dice,
    fits: fitting(catalog, record, wish),
    draws: { left: mostDraws },
  }
  const skills = skillsFor(drawing)
  return (
    missedBefore(drawing) ??
    (isReviewTurn(drawing) ? dueCard(drawing) : null) ??
    newCard(drawing, skills) ??
    dueCard(drawing) ??
    practice(drawing, skills)
  )
}

const isSheet = ({ recent }: Record, { exclude = [] }: CardWish) =>
  exclude.filter((id) => !recent.some((one) => one.card_id === id)).length > 1

type Drawing = {
  catalog: Catalog
  record: Record
  wish: CardWish
  dice: Dice
  fits: (card: StudyCard) => boolean
  /** How many cards may still be made in search of one that fits. */
  draws: { left: number }
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

const isOfWish = (skill: Skill, { category, subject }: CardWish) =>
  (category === undefined || skill.category.toLowerCase() === category.toLowerCase()) &&
  (subject === undefined || skill.subject === subject.toLowerCase())

/** The skills that a card may be of, in teaching order. */
function skillsFor({ catalog, wish }: Drawing): Skill[] {
  const ofDeck = wish.deck_id === undefined ? null : new Set(catalog.inDeck(wish.deck_id).map((card) => card.skill.id))
  return catalog.graph.skills.filter(
    (skill) => isOfWish(skill, wish) && (!ofDeck || ofDeck.has(skill.id) || skill.id === wish.deck_id),
  )
}

function missedBefore({ catalog, record, wish, fits }: Drawing): StudyCard | null {
  const { recent } = record
  const between = wish.exclude?.length ?? 0
  for (const [at, answer] of recent.slice(0, comesAgainUntil).entries()) {
    if (answer.was_correct || at + between < comesAgainAfter) continue
    if (recent.slice(0, at).some((later) => later.card_id === answer.card_id)) continue
    if (recent.filter((one) => one.card_id === answer.card_id && !one.was_correct).length > missedTwice) continue
    const card = catalog.get(answer.card_id)
    if (card && fits(card)) return card
  }
  return null
}

/** Reviews come first; after a few in a row something else comes in between. */
const isReviewTurn = ({ catalog, record }: Drawing) => {
  const last = record.recent.slice(0, reviewsInRow)
  const isReview = (one: Record['recent'][number]) => {
    const skill = record.states.get(one.skill)
    return skill !== undefined && isMastered(skill) && catalog.graph.get(one.skill) !== undefined
  }
  return last.length < reviewsInRow || !last.every(isReview)
}

/** It goes well enough to be reviewed; what is too hard waits until the way to it is clear. */
const isUnderWay = ({ record }: Drawing, skill: string) => (record.states.get(skill)?.p ?? 0) >= 0.5

function dueCard(drawing: Drawing): StudyCard | null {
  const { catalog, record, fits } = drawing
  for (const memory of record.due) {
    const [skill = ''] = memory.split('~')
    const isMade = memory.endsWith('~*')
    const written = isMade ? null : catalog.get(memory)
    if (!isUnderWay(drawing, written?.skill.id ?? skill)) continue
    const card = isMade ? madeCard(drawing, skill) : written
    if (card && fits(card)) return card
  }
  return null
}

function newCard(drawing: Drawing, skills: readonly Skill[]): StudyCard | null {
  const { catalog, record } = drawing
  for (const subject of subjectsInTurn(drawing, skills)) {
    const own = skills.filter((skill) => skill.subject === subject)
    const place = placeIn(own, record.states, record.grade)
    const probe = place.probe && cardOf(drawing, place.probe)
    if (probe) return probe
    const known = new Set(own.slice(0, place.known).map((skill) => skill.id))
    const belief = beliefFrom(
      catalog.graph,
      record.states,
      (skill) => known.has(skill.id) || skill.grade < record.grade - 1,
    )
    const view = { ...drawing, skills: own, belief, recent: lately(drawing) }
    for (const skill of [...gapCheck(view), ...frontier(view)]) {
      const card = cardOf(drawing, skill)
      if (card) return card
    }
  }
  return null
}

/** The last answers and what is on the screen already, newest first, as skills. */
const lately = ({ catalog, record, wish }: Drawing): string[] => [
  ...(wish.exclude ?? []).flatMap((id) => catalog.get(id)?.skill.id ?? []).reverse(),
  ...record.recent.map((one) => one.skill),
]

const lookedBack = 8
/** A subject whose year is done waits for so many cards of the others. */
const yearFirst = 4

/** The subjects, the one that was asked least of late first; on the first occasion the one that is being worked on. */
function subjectsInTurn(drawing: Drawing, skills: readonly Skill[]): string[] {
  const { catalog, record } = drawing
  const subjects = [...new Set(skills.map((skill) => skill.subject))]
  const asked = lately(drawing)
    .slice(0, lookedBack)
    .map((id) => catalog.graph.get(id)?.subject)
  const times = (subject: string) => asked.filter((one) => one === subject).length
  const isOpen = (skill: Skill) =>
    skill.grade <= record.grade && skill.grade >= record.grade - 1 && (record.states.get(skill.id)?.p ?? 0) < gate
  const later = (subject: string) =>
    skills.some((skill) => skill.subject === subject && isOpen(skill)) ? 0 : yearFirst
  const inTurn = [...subjects].sort((a, b) => times(a) + later(a) - times(b) - later(b))
  const staying = asked[0]
  if (record.isBack || !staying || times(staying) >= staysFor || !subjects.includes(staying)) return inTurn
  return [staying, ...inTurn.filter((one) => one !== staying)]
}

/** Nothing is new and nothing is due: what was practiced longest ago, then whatever there is. */
function practice(drawing: Drawing, skills: readonly Skill[]): StudyCard | null {
  const { record } = drawing
  const when = (skill: Skill) => record.states.get(skill.id)?.last_at.getTime() ?? Number.POSITIVE_INFINITY
  const asked = skills.filter((skill) => record.states.has(skill.id)).sort((a, b) => when(a) - when(b))
  const others = skills.filter((skill) => !record.states.has(skill.id))
  for (const skill of [...asked, ...others]) {
    const card = cardOf(drawing, skill)
    if (card) return card
  }
  return null
}

const drawsOfSkill = 12
const mostDraws = 60

function madeCard({ catalog, dice, fits, draws, wish }: Drawing, skill: string): StudyCard | null {
  // Where none of its cards is like that, drawing would only use up the draws of the skills that come after.
  const like = isNarrow(wish) ? samplesOf(catalog, skill).filter((card) => isLike(card, wish)) : []
  if (isNarrow(wish) && like.length === 0) return null
  for (let at = 0; at < drawsOfSkill && draws.left > 0; at++, draws.left--) {
    const card = catalog.made(skill, dice(0, largestSeed))
    if (card === null) return null
    if (fits(card)) return card
  }
  return like.find(fits) ?? null
}

/** A card of a skill that was not met yet, as long as there is one; then any. */
function cardOf(drawing: Drawing, skill: Skill): StudyCard | null {
  const { catalog, record, dice, fits, wish } = drawing
  const written = catalog.cardsOf(skill.id)
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
