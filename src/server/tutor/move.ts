import type { PutAway, SideTalk } from '#shared/controls-rules.ts'
import type { Mood } from '#shared/conversation.ts'
import type { Picture } from '#shared/picture.ts'
import type { Press } from '#shared/reply.ts'
import type { Exercise, Lesson } from './state.ts'

/** One thing that the tutor says: a wording of `content/en/tutor` by its key, or sentences that an item brings. */
export type Line =
  | { key: string; values?: Readonly<Record<string, string | number>> }
  /** `fact`: it must be told as it is, whoever words it. */
  | { text: string; fact?: true }

/** What the tutor says and shows next. The sentences are worded later (say/), from the lines in their order. */
export type Move = {
  /** What kind of turn it is, for those who count: 'credit', 'hint', 'book'. */
  kind: string
  lines: Line[]
  mood: Mood
  picture?: Picture | null
  press?: Press[]
  /** The key of the open problem may be told: its worked solution is in the lines. */
  tellsKey?: boolean
  /** What the child's answer was, where one was judged. */
  found?: 'right' | 'wrong'
}

/** A try in the chat, for the learner model. */
export type Judged = {
  exercise: Exercise
  was_correct: boolean
  /** How much help came before it. */
  hint_level: number
  said: string
  /** The misconception that it shows. */
  mistake: string | null
}

/** The move, what is remembered after it, and what others are told. */
export type Decision = {
  move: Move
  lesson: Lesson
  judged?: Judged
  /** A question about the world that the book of answers does not have. */
  wonder?: string
  /** Something that the child likes, by the name of its theme. */
  likes?: string
}

/** Items as the tutor asks for them. Pure: the same question, the same answer. */
export type ItemSource = {
  /** The exercise of a card that was planned; null when there is none. */
  get: (cardId: string) => Exercise | null
  /** Another of the same skill; `easier` one of what it needs, `harder` one of what needs it. */
  like: (itemId: string, skill: string, seed: number, size: 'same' | 'easier' | 'harder') => Exercise | null
  /** One about what a text names ('shapes', 'the 7 times table'), for a grade; null when it names nothing that is practiced. */
  named: (text: string, grade: number, seed: number) => Exercise | null
  /** One that fits a grade, of a subject where one is named. */
  usual: (grade: number, subjects: readonly string[], seed: number) => Exercise | null
  /** A text names only what is practiced and is put away. */
  isPutAway: (text: string, grade: number) => boolean
  /** An item made of the child's own question, in its place. */
  placed: (item: Exercise['item']) => Exercise
}

/** All that a turn is decided from. */
export type Situation = {
  lesson: Lesson
  /** What the child said, shielded. */
  text: string
  /** `text` is the sum that a told story was read as: the child checks that it fits. */
  retold?: boolean
  /** All of it, with the way to an answer, where `text` is what is read of it. */
  whole?: string
  grade: number
  nickname: string
  tutor: { name: string; subjects: readonly string[] }
  notes: readonly string[]
  /** Minutes since the lesson began, and how long it is meant to be. */
  minutes?: number
  length?: number
  /** Seconds since the tutor spoke. */
  pause?: number
  items: ItemSource
  /** What a grown-up has put away. */
  putAway?: PutAway
  /** How much talk beside the lesson there may be. */
  sideTalk?: SideTalk
}
