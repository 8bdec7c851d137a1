import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { CardView } from '#shared/card.ts'
import type { Picture } from '#shared/picture.ts'

/** One line of a solution: what is said, and the value that is known after it, where there is one. */
export type Step = { says: string; value: string | null }

/** One way to the answer; its last step has it. */
export type Path = readonly Step[]

/** A wrong answer, the misconception that leads to it, and what is said when it was given: never the right answer. */
export type Distractor = { answer: string; misconception: string; feedback: string }

/** One question with all that is needed to ask it, judge it and teach it: the one shape for every tool. */
export type Item = {
  /** `times-tables~6x7` where it is written or enumerated, `math.round-decimals~41` where it was made from that number. */
  id: string
  skill: string
  /** Written or enumerated items stand in a deck; made ones in one that is called as their skill. */
  deck: string
  /** What it is about, lower case: '7', 'because', 'clock'. */
  entity: string
  tags: readonly string[]
  card_type: CardView['card_type']
  /** What is read before the question. */
  text: readonly string[]
  picture: Picture | null
  /** One question. Where it is answered by a choice, the choices are not in it. */
  question: string
  /** How words alone ask it, without its picture, with its choices; null when they cannot. */
  spoken: string | null
  /** How it is named afterwards, without its answer: 'rounding 347'. */
  name: string
  answer: AnswerSpec
  /** The most telling first. */
  distractors: readonly Distractor[]
  /** None holds the answer. */
  hints: readonly [point: string, principle: string, bigStep: string]
  solution: readonly [Path, ...Path[]]
  /** Why it is so, for after the right answer. */
  explanation: string
  /** Standards that this very item asks, where they are others than its skill's. */
  standards: readonly string[]
}
