import { type Dice, diceOf } from '#server/brain/built-in/dice.ts'
import { mistakesOf, type Slip } from '#server/brain/built-in/math/drafts.ts'
import { isSameAnswer, quietFor } from '#server/brain/built-in/math/quiet.ts'
import type { CardDraft, CardMaker } from '#server/cards/strand.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { Picture } from '#shared/picture.ts'

/** A question as it is drawn, before it is known that nothing in it tells the answer. */
export type Sketch = {
  /** The kind of question. An example is of the same kind. */
  kind: string
  /** What makes it this question among its kind. */
  about: readonly (string | number)[]
  question: string
  name: string
  answer: AnswerSpec
  hints: [place: string, principle: string, step: string]
  steps: string[]
  explanation: string
  slips: readonly Slip[]
  entity: string | number
  text?: string[]
  picture?: Picture
  /** Stands only where the question needs its picture: how words alone ask it, null when they cannot. Choices are added. */
  inWords?: string | null
}

export type Draw = (dice: Dice) => Sketch | null

const tries = 200

/** Draws until nothing in the question tells its answer and it invites enough mistakes. */
export const earlyMaker = (skill: string, tags: string[], draw: Draw): CardMaker => ({
  skill,
  make: (seed) => {
    const dice = diceOf(seed)
    for (let at = 0; at < tries; at++) {
      const sketch = draw(dice)
      const card = sketch && cardOf(sketch, { skill, tags, dice })
      if (card) {
        const example = exampleFor(card, sketch, draw, dice)
        return example ? { ...card, example } : card
      }
    }
    throw new Error(`${skill} finds no card for ${seed}.`)
  },
})

/** A card of a sketch, its choices mixed. Null when something in it tells the answer, or it invites too few mistakes. */
export function cardOf(
  sketch: Sketch,
  { skill, tags, dice }: { skill: string; tags: string[]; dice: Dice },
): CardDraft | null {
  const isQuiet = quietFor(sketch)
  if (![sketch.name, ...sketch.hints].every(isQuiet)) return null
  const found = mistakesOf({ ...sketch, numbers: sketch.about })
  const isChoice = sketch.answer.form === 'choice'
  const mistakes = isChoice ? found.slice(0, 3) : found
  if (mistakes.length < (isChoice || sketch.answer.form === 'compare' ? 2 : 3)) return null
  const answer = isChoice
    ? choiceOf(sketch.answer.answer, mixed(dice, [sketch.answer.answer, ...mistakes.map((one) => one.answer)]))
    : sketch.answer
  const { kind, about, question, name, hints, steps, explanation, entity, text, picture } = sketch
  const spoken = sketch.inWords === undefined ? question : sketch.inWords
  const inWords = spoken === null ? null : asked(spoken, answer)
  return {
    key: [kind, ...about]
      .join('-')
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-'),
    skill,
    card_type: sketch.inWords !== undefined ? 'image' : isChoice ? 'choice' : 'number',
    entity: String(entity),
    tags,
    ...(text && { text }),
    question,
    name,
    answer,
    hints,
    steps,
    explanation,
    mistakes,
    ...(picture && { picture }),
    ...((sketch.inWords !== undefined || inWords !== question) && { inWords }),
  }
}

/** A choice whose wrong answers are the mistakes of its sketch. */
export const choice = (answer: string): AnswerSpec => choiceOf(answer, [])

const choiceOf = (answer: string, choices: string[]): AnswerSpec => ({ form: 'choice', answer, choices })

/** The question with its choices, where it has any: 'Which is longest: a bus, a spoon or a bed?' */
function asked(question: string, answer: AnswerSpec): string {
  if (answer.form !== 'choice') return question
  const [last = '', ...others] = [...answer.choices].reverse()
  return `${question.replace(/\?$/, '')}: ${others.reverse().join(', ')} or ${last}?`
}

/** The same kind with another answer, worked; only where words alone can ask it. */
function exampleFor(card: CardDraft, sketch: Sketch, draw: Draw, dice: Dice): CardDraft['example'] | null {
  const { kind, answer, inWords, text } = sketch
  if (answer.form === 'choice' || inWords === null || text) return null
  const isQuiet = quietFor(card)
  for (let at = 0; at < 60; at++) {
    const other = draw(dice)
    if (other?.kind !== kind || other.inWords === null || other.text) continue
    if (isSameAnswer(other.answer.answer, card.answer.answer)) continue
    if (other.answer.form === 'choice') continue
    const question = other.inWords ?? other.question
    if ([question, ...other.steps].every(isQuiet)) return { question, steps: other.steps }
  }
  return null
}

/** The same things in another order. */
export function mixed<T>(dice: Dice, list: readonly T[]): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(dice(0, left.length - 1), 1))
}
