import { createHash } from 'node:crypto'
import { readNumber } from '#shared/answers/numbers.ts'
import { sameAnswer } from '#shared/answers/same-answer.ts'
import type { CardView } from '#shared/card.ts'
import { codePoints } from '#shared/text-rules.ts'
import { categoryNamed, gradeIn, type Placing, placeFaults, type SkillOf } from './card-place.ts'
import { folded, givesAway, plainText } from './card-text.ts'

/** The longest texts, in signs, and the longest lists. */
export const longest = {
  question: 500,
  correct_answer: 200,
  distractor: 200,
  entity: 80,
  tag: 100,
  explanation: 1_000,
  hint: 300,
  distractors: 20,
  tags: 20,
  hints: 5,
} as const

/** A card as it stands in a file. What is not there is empty. */
export type RawCard = {
  question: string
  correct_answer: string
  distractors: string[]
  card_type: string
  entity: string
  category: string
  skill: string
  grade: string
  tags: string[]
  explanation: string
  hints: string[]
}

/** A card of a file with the place where it stands, for reports: 'line 14'. */
export type PlacedCard = { at: string; card: RawCard }

/** A card as it is kept. */
export type CardRow = Omit<RawCard, keyof Placing | 'card_type'> &
  Placing & { key: string; card_type: CardView['card_type'] }

const types = ['standard', 'choice', 'number', 'word', 'image'] as const
export const typeNamed = (text: string) => types.find((type) => type === text) ?? null

/** The same question with the same answer is the same card. */
export const keyOf = (question: string, answer: string) =>
  createHash('sha256').update(`${question}\n${answer}`).digest('base64url').slice(0, 16)

/** A card to keep, or all that must be put right first, in words for whoever has the file. */
export function readCard(raw: RawCard, deck: Placing, skillOf: SkillOf): CardRow | { faults: string[] } {
  const texts = plainCard(raw)
  const card_type = texts.card_type === '' ? usualType(texts) : typeNamed(texts.card_type)
  const own: Placing = {
    category: texts.category === '' ? null : (categoryNamed(texts.category)?.category ?? null),
    skill: texts.skill === '' ? null : texts.skill,
    grade: texts.grade === '' ? null : gradeIn(texts.grade),
  }
  const faults = [
    ...textFaults(texts),
    ...listFaults(texts),
    ...typeFaults(texts, card_type),
    ...wordFaults(texts, own),
    ...(wordFaults(texts, own).length === 0 ? placeFaults(own, deck, skillOf) : []),
  ]
  if (faults.length > 0 || card_type === null) return { faults }
  return { ...texts, ...own, card_type, key: keyOf(texts.question, texts.correct_answer) }
}

function plainCard(raw: RawCard): RawCard {
  const correct_answer = plainText(raw.correct_answer)
  return {
    question: plainText(raw.question),
    correct_answer,
    distractors: plainList(raw.distractors),
    card_type: plainText(raw.card_type).toLowerCase(),
    entity: entityOf(raw.entity) || entityOf([...correct_answer].slice(0, longest.entity).join('')),
    category: plainText(raw.category),
    skill: plainText(raw.skill),
    grade: plainText(raw.grade),
    tags: plainList(raw.tags.flatMap((tag) => tag.split(/[,|]/))),
    explanation: plainText(raw.explanation),
    hints: plainList(raw.hints),
  }
}

/** Without empty ones and without doubles. */
const plainList = (list: readonly string[]) => [...new Set(list.map(plainText))].filter((one) => one !== '')
const entityOf = (text: string) => plainText(text.toLowerCase())

function usualType(card: RawCard): CardView['card_type'] {
  if (/\d/.test(card.correct_answer) && readNumber(card.correct_answer)) return 'number'
  return card.distractors.length > 0 ? 'choice' : 'standard'
}

function textFaults(card: RawCard): string[] {
  const faults: string[] = []
  for (const name of ['question', 'correct_answer'] as const)
    if (card[name] === '') faults.push(`"${name}" is empty; fill it in`)
  for (const name of ['question', 'correct_answer', 'entity', 'explanation'] as const) {
    const signs = codePoints(card[name])
    if (signs > longest[name]) faults.push(`"${name}" has ${signs} signs, but may have ${longest[name]}; shorten it`)
  }
  return faults
}

const lists = [
  ['distractors', longest.distractor],
  ['tags', longest.tag],
  ['hints', longest.hint],
] as const

function listFaults(card: RawCard): string[] {
  const faults: string[] = []
  for (const [name, signs] of lists) {
    const list = card[name]
    if (list.length > longest[name]) faults.push(`"${name}" holds ${list.length}, but may hold ${longest[name]}`)
    if (list.some((one) => codePoints(one) > signs))
      faults.push(`one of "${name}" is longer than ${signs} signs; shorten it`)
  }
  if (card.hints.some((hint) => givesAway(hint, card))) faults.push('one of "hints" holds the answer; say it without')
  return faults
}

/** True when a child who gives this would be right. Signs count where they are pressed, numbers where they are typed. */
export function isAnswer(given: string, card: { correct_answer: string; card_type: string | null }): boolean {
  if (folded(given) === folded(card.correct_answer)) return true
  return card.card_type === 'number' && sameAnswer(given, card.correct_answer)
}

function typeFaults(card: RawCard, type: CardView['card_type'] | null): string[] {
  const faults: string[] = []
  if (type === null)
    faults.push(`"card_type" is ${card.card_type}, but must be standard, choice, number, word or empty`)
  if (type === 'image') faults.push('"card_type" is image, but a file brings no pictures; leave it empty')
  if (type === 'choice' && card.distractors.length === 0)
    faults.push('"card_type" is choice, but there are no distractors; give some, or leave it empty')
  if (type === 'number' && card.correct_answer !== '' && !readNumber(card.correct_answer))
    faults.push(`"card_type" is number, but the answer is none; leave it empty`)
  if (card.distractors.some((one) => isAnswer(one, { ...card, card_type: type })))
    faults.push('"distractors" holds the right answer; take it out')
  return faults
}

function wordFaults(card: RawCard, own: Placing): string[] {
  const faults: string[] = []
  if (card.category !== '' && own.category === null)
    faults.push(`"category" is ${card.category}, but must be a category of ours; see docs/operations.md`)
  if (card.grade !== '' && own.grade === null) faults.push(`"grade" is ${card.grade}, but must be -1 to 5`)
  return faults
}
