import { type Dice, diceOf } from '#server/brain/built-in/dice.ts'
import { type Draft, mistakesOf, type Slip } from '#server/brain/built-in/math/drafts.ts'
import { isSameAnswer, quietFor } from '#server/brain/built-in/math/quiet.ts'
import type { CardDraft, CardMaker } from '#server/cards/strand.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { Picture } from '#shared/picture.ts'

/** A question of the math of grades 3 to 5, before it is known that nothing in it tells the answer. */
export type Sketch = Draft & {
  /** What it is about; the maker's entity where it is not given. */
  entity?: string | number
  text?: string[]
  picture?: Picture
  /** Stands only where the question needs its picture: how words alone ask it, null when they cannot. Choices are added. */
  inWords?: string | null
}

export type Kind = {
  skill: string
  entity: string
  tags: string[]
  /** Null where these numbers are no good: then it draws again. */
  draw: (dice: Dice) => Sketch | null
}

const tries = 300
/** So many draws look for a question with many usual mistakes, before fewer are enough. */
const patient = 150
const exampleTries = 60
const mostOptions = 4

/** Cards of one kind, each with an example of it that has another answer. */
export const laterMaker = (kind: Kind): CardMaker => ({
  skill: kind.skill,
  make: (seed) => {
    const dice = diceOf(seed)
    for (let at = 0; at < tries; at++) {
      const sketch = kind.draw(dice)
      const card = sketch && cardOf(sketch, kind, dice, at < patient ? 3 : 2)
      if (!card) continue
      const example = exampleFor(card, sketch, kind, dice)
      return example ? { ...card, example } : card
    }
    throw new Error(`${kind.skill} finds no card for ${seed}.`)
  },
})

/** A card of a sketch, its choices mixed. Null when something in it tells the answer, or it invites too few mistakes. */
export function cardOf(
  sketch: Sketch,
  { skill, entity, tags }: Omit<Kind, 'draw'>,
  dice: Dice,
  least = 2,
): CardDraft | null {
  const { answer: spec, name, hints, question, steps, explanation, text, picture } = sketch
  const isQuiet = quietFor(sketch)
  if (![name, ...hints].every(isQuiet)) return null
  const isChoice = spec.form === 'choice'
  const mistakes = mistakesOf(sketch).slice(0, isChoice ? mostOptions - 1 : undefined)
  if (mistakes.length < (isChoice || spec.form === 'compare' ? 2 : least)) return null
  const answer = isChoice ? withChoices(spec.answer, mixed(dice, [spec.answer, ...mistakes.map(tried)])) : spec
  const spoken = sketch.inWords === undefined ? question : sketch.inWords
  const inWords = spoken === null ? null : asked(spoken, answer)
  return {
    key: keyOf(sketch),
    skill,
    card_type: sketch.inWords !== undefined ? 'image' : isChoice ? 'choice' : 'number',
    entity: String(sketch.entity ?? entity),
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
    ...(inWords !== question && { inWords }),
  }
}

const tried = ({ answer }: { answer: string }) => answer

const signs = new Map([
  ['+', ' plus '],
  ['−', ' minus '],
  ['×', ' times '],
  ['÷', ' by '],
  ['?', ' what '],
])

/** '6-times-what-42' */
export const keyOf = ({ kind, numbers }: Pick<Draft, 'kind' | 'numbers'>) =>
  [kind, ...numbers]
    .join(' ')
    .toLowerCase()
    .replace(/[+−×÷?]/g, (sign) => signs.get(sign) ?? '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 90)

/** One of several: the wrong ones are the slips of its sketch. */
export const choice = (answer: string): AnswerSpec => withChoices(answer, [])

const withChoices = (answer: string, choices: string[]): AnswerSpec => ({ form: 'choice', answer, choices })

/** The question with its choices, where it has any. */
function asked(question: string, answer: AnswerSpec): string {
  if (answer.form !== 'choice') return question
  const [last = '', ...others] = [...answer.choices].reverse()
  return `${question.replace(/\?$/, '')}: ${others.reverse().join(', ')} or ${last}?`
}

/** The same kind with another answer, worked; only where words alone can ask it. */
function exampleFor(card: CardDraft, sketch: Sketch, { draw }: Kind, dice: Dice): CardDraft['example'] | null {
  if (sketch.answer.form === 'choice' || sketch.inWords === null || sketch.text) return null
  const isQuiet = quietFor(card)
  for (let at = 0; at < exampleTries; at++) {
    const other = draw(dice)
    if (other?.kind !== (sketch.exampleKind ?? sketch.kind) || other.inWords === null || other.text) continue
    if (other.answer.form === 'choice' || isSameAnswer(other.answer.answer, card.answer.answer)) continue
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

/** A usual wrong answer, in a line. */
export const slip = (name: string, answer: Slip['answer'], observation: string): Slip => ({ name, answer, observation })

type Draw = Kind['draw']

/** One kind of question or another. */
export const oneOf =
  (...draws: [Draw, ...Draw[]]): Draw =>
  (dice) =>
    (draws[dice(0, draws.length - 1)] ?? draws[0])(dice)
