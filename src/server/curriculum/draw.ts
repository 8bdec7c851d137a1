import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { CardView } from '#shared/card.ts'
import type { Picture } from '#shared/picture.ts'
import type { AskedKind, AskedOf } from './asked.ts'
import type { Rng } from './rng.ts'

export type { AskedSum } from './asked.ts'

/** '@more' is the term `more` in the words of the skill; any other string stands for itself, a number for its digits. */
export type Said = string | number

/**
 * What a sentence names. For `counted('apple', 3)` called x: {x} '3 apples', {x_noun} 'apples', {x_many} 'apples', {x_one} 'apple',
 * {x_a} 'an apple', {x_count} 3. For `person('Mia')` called x: {x} 'Mia', {x_he} 'she', {x_him} 'her', {x_his} 'her'; at the start of a
 * sentence {x_He} and {x_His}.
 */
export type Value = Said | { noun: string; count: number } | { person: string }

export const counted = (noun: string, count: number): Value => ({ noun, count })
export const person = (name: string): Value => ({ person: name })

type WithoutAlt<P> = P extends { alt: string } ? Omit<P, 'alt'> : never
/** A picture before its description, which is a sentence of the skill. */
export type PictureDraw = WithoutAlt<Picture>

/** For `choice` the choices are the answer and the first three wrong ones, mixed. */
export type AnswerDraw =
  | (Omit<Extract<AnswerSpec, { form: 'number' }>, 'answer'> & { answer: Said })
  | (Omit<Extract<AnswerSpec, { form: 'money' }>, 'answer'> & { answer: Said })
  | (Omit<Extract<AnswerSpec, { form: 'word' }>, 'answer'> & { answer: Said })
  | { form: 'time'; answer: string }
  | { form: 'remainder'; answer: string; divisor?: string }
  | { form: 'compare'; answer: '<' | '>' | '=' }
  | { form: 'choice'; answer: Said }

/** The misconception, the wrong answer (null where it leads to none here), and its sentence where it is not called as the misconception. */
export type Wrong = readonly [misconception: string, answer: Said | null, feedback?: string]

/** A question in numbers: what is asked, its key, where wrong ideas lead, how it is solved. The sentences are elsewhere. */
export type Draw = {
  /** The sentences of the skill that word it. */
  form: string
  values: Readonly<Record<string, Value>>
  answer: AnswerDraw
  wrong: readonly Wrong[]
  /** Each way is its steps in order: the sentence's name, and the value that is known after it. */
  solution: readonly (readonly (readonly [step: string, value: Said | null])[])[]
  picture?: PictureDraw | null
  entity?: Said
  /** Further tags of this item, beside those of its skill. */
  tags?: readonly string[]
  standards?: readonly string[]
}

/** The solution of a question that is worked out in one way. */
export const oneWay = (...steps: Draw['solution'][number]): Draw['solution'] => [steps]

/** Lists of words of a skill and those all skills share, as the numbers draw from them. */
export type Lists = Readonly<Record<string, readonly string[]>>

/** One way of asking. Fields that are left out are those of the form named in `like`. */
export type FormWords = {
  like?: string
  /** Read before the question. */
  text?: readonly string[]
  /** Wordings, one of them drawn. */
  question?: readonly string[]
  /** How words alone ask it, where it needs its picture; null when they cannot. Choices are added. */
  spoken?: string | null
  name?: string
  hints?: readonly string[]
  steps?: Readonly<Record<string, string>>
  explanation?: string
  feedback?: Readonly<Record<string, string>>
  /** What the picture shows, for those who do not see it, without what is asked. */
  alt?: string
}

/** All sentences of a skill: ICU messages (`content/en/skills/<subject>/<skill>.json`). */
export type SkillWords = {
  forms: Readonly<Record<string, FormWords>>
  terms?: Readonly<Record<string, string>>
  lists?: Lists
}

export type Enumerated = Draw & {
  /** Its place in the deck: '6x7'. */
  key: string
}

/** What a skill makes of a child's own questions, by their kind; null where one belongs to another skill. */
export type Asks = { [Kind in AskedKind]?: (of: AskedOf[Kind]) => Draw | null }

/** A skill whose items are made of numbers. */
export type SkillSource = {
  skill: string
  words: SkillWords
  tags: readonly string[]
  card_type?: CardView['card_type']
  /** A question of it; null (seldom) where what was drawn is no good question. */
  draw?: (rng: Rng, lists: Lists) => Draw | null
  /** The child's own questions that belong to it. */
  ask?: Asks
  /** All of them, where each is to be remembered for itself: facts, letters. */
  deck?: { name: string; all: (lists: Lists) => readonly Enumerated[] }
}

/** Says what a skill is made of; the compiler holds the form of its words. */
export const defineSkill = (source: SkillSource): SkillSource => source
