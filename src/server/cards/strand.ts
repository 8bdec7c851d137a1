import type { Task } from '#server/brain/built-in/tasks/task.ts'
import type { CardView } from '#shared/card.ts'
import type { Picture } from '#shared/picture.ts'

/**
 * A card before it has its place in the catalog: a task (hints, worked steps, explanation, and usual mistakes, which are
 * its wrong choices too) with what a card needs beside it. Sentences follow the rules of `Task`.
 */
export type CardDraft = Pick<
  Task,
  'text' | 'question' | 'name' | 'answer' | 'hints' | 'example' | 'steps' | 'explanation' | 'mistakes'
> & {
  /** The same question has the same key, another question of the deck another: '6x7', 'because-cloze'. */
  key: string
  skill: string
  card_type: CardView['card_type']
  /** What it is about, lower case: '7', 'because', 'clock'. */
  entity: string
  tags: string[]
  picture?: Picture
  /** How the tutor asks it in words alone, where the card needs its picture; null when words cannot. */
  inWords?: string | null
}

/** Cards that are written or can be counted out. */
export type Deck = {
  /** 'times-tables' */
  deck: string
  cards: () => CardDraft[]
}

/** Cards without end. One maker for a skill. */
export type CardMaker = {
  skill: string
  /** The same seed (a whole number from 0 to 2^31) gives the same card, on every machine. */
  make: (seed: number) => CardDraft
}

/** A part of the curriculum: its skills are in `content/skills/<strand>.json`. */
export type Strand = { decks: readonly Deck[]; makers: readonly CardMaker[] }
