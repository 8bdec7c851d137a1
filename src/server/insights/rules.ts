import type { Catalog } from '#server/cards/catalog.ts'
import { isEasyInstance } from '#server/cards/easy-instance.ts'
import type { evidence } from '#server/progress/progress.table.ts'
import { isFreeOfIdeas, type Shown } from './ideas.ts'
import { luckOf } from './luck.ts'

/** One answer of a child, as the rules read it. */
export type SeenAnswer = {
  id: string
  skill: string
  card_id: string
  tool: typeof evidence.$inferSelect.tool
  was_correct: boolean
  hint_level: number
  answer: string | null
  mistake: string | null
  answered_at: Date
  /** The family's day: '2026-11-22'. */
  day: string
}

/** What was found, and what it rests on. */
export type Found = { about: string; sure: 'quite' | 'very'; right: number; all: number; days: number; last: Date }

const day = 24 * 3_600_000

// Each rule weighs two accounts of the same answers: how much likelier they are if the sentence is true than if it is not
// (natural logarithm of the likelihood ratio). What is asked of the weight keeps all sentences of a thousand families true.

/** How often it is right where the skill is steady. */
const whenSteady = 0.9
/** So much evidence makes it steady: a chance of one in a million by luck. More than `fullest` is not saved up. */
const steadyFrom = Math.log(1_000_000)
const fullest = 20
const verySteadyFrom = 18
const steadyDays = 3
/** Nor is what a child can do in part steady: so many right ones, and of the last so many one miss at the most. */
const fewestRight = 8
/** A wrong idea that showed twice in so many answers may still be there in the questions that did not come. */
const backFor = 24
const recent = 10
const mostMissed = 1
const verySteadyDays = 5
/** What was not seen for longer may be forgotten. */
const freshFor = 18 * day

/** Lists of what has the same key, in their order. */
export function grouped<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const lists = new Map<K, V[]>()
  for (const value of values) {
    const key = keyOf(value)
    const list = lists.get(key)
    if (list) list.push(value)
    else lists.set(key, [value])
  }
  return lists
}

const isUnaided = ({ hint_level }: SeenAnswer) => hint_level === 0

/** Right without help again and again, on three days and lately. Oldest answer first, all of one skill. */
export function steadyIn(
  cards: Catalog,
  skill: string,
  answers: readonly SeenAnswer[],
  now: Date,
  shown: Shown,
): Found | null {
  const isEasy = ({ card_id }: SeenAnswer) => isEasyInstance(cards.get(card_id)?.question ?? '')
  // Questions are looked up only where it matters.
  if (!weighed(cards, skill, answers, now) || !isSeenAllWays(cards, skill, answers.slice(-backFor))) return null
  if (!isFreeOfIdeas(cards, skill, answers.slice(-backFor), shown)) return null
  return weighed(
    cards,
    skill,
    answers.filter((one) => !one.was_correct || !isEasy(one)),
    now,
  )
}

const fewestEachWay = 2

/** A skill that is asked plainly and in made questions was right in both: plain sums say nothing of stories. */
function isSeenAllWays(cards: Catalog, skill: string, answers: readonly SeenAnswer[]): boolean {
  const isMade = ({ card_id }: SeenAnswer) => card_id.startsWith(`${skill}~`)
  const right = answers.filter((one) => one.was_correct && isUnaided(one) && one.tool !== 'letter-tracing')
  const made = right.filter(isMade).length
  const hasMade = cards.made(skill, 1) !== null
  const hasWritten = cards.cardsOf(skill).length > 0
  return !hasMade || !hasWritten || (made >= fewestEachWay && right.length - made >= fewestEachWay)
}

function weighed(cards: Catalog, skill: string, answers: readonly SeenAnswer[], now: Date): Found | null {
  let weight = 0
  let counted: SeenAnswer[] = []
  for (const one of answers) {
    if (one.was_correct && !isUnaided(one)) continue
    const luck = luckOf(cards, skill, one.tool)
    weight += Math.log(one.was_correct ? whenSteady / luck : (1 - whenSteady) / (1 - luck))
    if (weight <= 0) counted = []
    else counted.push(one)
    weight = Math.min(fullest, Math.max(0, weight))
  }
  const right = counted.filter((one) => one.was_correct)
  const last = answers.at(-1)
  const days = new Set(right.map((one) => one.day)).size
  const missed = counted.slice(-recent).filter((one) => !one.was_correct).length
  if (!last?.was_correct || !isUnaided(last) || weight < steadyFrom || days < steadyDays) return null
  if (right.length < fewestRight || missed > mostMissed || hasSameMistakeTwice(answers.slice(-backFor))) return null
  if (now.getTime() - last.answered_at.getTime() > freshFor) return null
  const sure = weight >= verySteadyFrom && days >= verySteadyDays ? 'very' : 'quite'
  return { about: skill, sure, right: right.length, all: counted.length, days, last: last.answered_at }
}

function hasSameMistakeTwice(answers: readonly SeenAnswer[]): boolean {
  const mistakes = answers.flatMap(({ mistake }) => mistake ?? [])
  return new Set(mistakes).size < mistakes.length
}

/** A wrong answer is the misconception's so often, where it is held; and where it is not, but typed. */
const whenHeld = 0.7
const typedByChance = 0.08
const heldFrom = Math.log(100_000)
const surelyHeldFrom = 16
export const fewestShown = 3
/** Rarer among the answers than this, right ones outweigh it; so many right ones in a row say that it is over. */
const leastShare = 0.25
const overAfter = 4

/** A wrong idea that shows in three questions and more, oftener than by chance, and that right answers do not outweigh. */
export function mixedUpIn(cards: Catalog, mistake: string, answers: readonly SeenAnswer[], now: Date): Found | null {
  const shown = answers.filter((one) => one.mistake === mistake)
  const last = shown.at(-1)
  if (!last || new Set(shown.map((one) => one.card_id)).size < fewestShown) return null
  const skills = new Set(shown.map((one) => one.skill))
  const own = answers.filter((one) => skills.has(one.skill))
  const weight = own.reduce((sum, one) => sum + (one.was_correct ? 0 : shows(cards, mistake, one)), 0)
  if (weight < heldFrom || isOutweighed(own, shown.length, last, now)) return null
  const days = new Set(shown.map((one) => one.day)).size
  const sure = weight >= surelyHeldFrom ? 'very' : 'quite'
  return { about: mistake, sure, right: shown.length, all: own.length, days, last: last.answered_at }
}

function shows(cards: Catalog, mistake: string, { card_id, tool, mistake: shown }: SeenAnswer): number {
  const card = cards.get(card_id)
  const offered = card?.shown().item.distractors ?? []
  const fitting = offered.filter((one) => one.misconception === mistake).length
  if (!card || fitting === 0) return 0
  const isTyped = tool !== 'multiple-choice' && card.guess('flashcards') < 0.1
  const chance = isTyped ? typedByChance : fitting / offered.length
  if (chance >= whenHeld) return 0
  return Math.log(shown === mistake ? whenHeld / chance : (1 - whenHeld) / (1 - chance))
}

const isOutweighed = (own: readonly SeenAnswer[], shown: number, last: SeenAnswer, now: Date) =>
  shown < own.length * leastShare ||
  now.getTime() - last.answered_at.getTime() > freshFor ||
  (own.length >= overAfter && own.slice(-overAfter).every((one) => one.was_correct && isUnaided(one)))

/** A letter is written as its mirror so often where the two are mixed up, and by a slip. */
const whenMirrored = 0.5
const mirroredBySlip = 0.1

/** A letter and its mirror, written from memory: 'b-d'. `answers` are those that tell letters apart, oldest first. */
export function mirroredIn(answers: readonly SeenAnswer[], now: Date): Found[] {
  const pairs = new Map<string, SeenAnswer[]>()
  for (const one of answers) {
    const letter = one.card_id.split('~')[1] ?? ''
    const pair = mirrored.find((each) => each.includes(letter))
    if (one.tool === 'letter-tracing' && pair) pairs.set(pair, [...(pairs.get(pair) ?? []), one])
  }
  return [...pairs].flatMap(([pair, own]) => {
    const shown = own.filter(({ was_correct, answer }) => !was_correct && answer !== null && pair.includes(answer))
    const last = shown.at(-1)
    const right = own.length - shown.length
    const weight =
      shown.length * Math.log(whenMirrored / mirroredBySlip) +
      right * Math.log((1 - whenMirrored) / (1 - mirroredBySlip))
    if (!last || shown.length < fewestShown || weight < heldFrom || isOutweighed(own, shown.length, last, now))
      return []
    const days = new Set(shown.map((one) => one.day)).size
    const sure = weight >= surelyHeldFrom ? 'very' : 'quite'
    return [{ about: pair, sure, right: shown.length, all: own.length, days, last: last.answered_at }]
  })
}
export const mirrored = ['b-d', 'p-q']

const lately = 8
const fewestLately = 6
const mostRight = 0.15

/** Of the last answers without help few were right, on two days and more, and the last was not. */
export function practicingIn(skill: string, answers: readonly SeenAnswer[], now: Date): Found | null {
  const own = answers.filter(isUnaided).slice(-lately)
  const last = own.at(-1)
  const right = own.filter((one) => one.was_correct).length
  const days = new Set(own.map((one) => one.day)).size
  if (!last || last.was_correct || own.length < fewestLately || days < 2 || right > own.length * mostRight) return null
  if (now.getTime() - last.answered_at.getTime() > freshFor) return null
  return { about: skill, sure: 'quite', right, all: own.length, days, last: last.answered_at }
}

/** Skills that were not begun, while all that they need first is steady; the earliest taught first. */
export function readyFor(
  cards: Catalog,
  grade: number,
  begun: ReadonlySet<string>,
  steady: ReadonlyMap<string, Found>,
): Found[] {
  return cards.graph.skills.flatMap((skill) => {
    if (begun.has(skill.id) || skill.after.length === 0 || skill.grade > grade + 1) return []
    const needed = skill.after.map((id) => steady.get(id))
    const found = needed.filter((one) => one !== undefined)
    if (found.length < needed.length) return []
    const last = found.reduce((latest, one) => (one.last > latest ? one.last : latest), new Date(0))
    const total = (of: 'right' | 'all') => found.reduce((sum, one) => sum + one[of], 0)
    const sure = found.every((one) => one.sure === 'very') ? 'very' : 'quite'
    const days = Math.min(...found.map((one) => one.days))
    return [{ about: skill.id, sure, right: total('right'), all: total('all'), days, last }]
  })
}
