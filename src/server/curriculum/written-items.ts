import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { CardView } from '#shared/card.ts'
import type { Picture } from '#shared/picture.ts'
import type { Item } from './item.ts'
import { askedAloud } from './sentences.ts'

/** A question as people write it (`content/en/decks`). */
export type WrittenItem = {
  key: string
  skill: string
  entity: string
  tags?: readonly string[]
  card_type?: string
  /** The passage that it asks about. */
  passage?: string
  /** What is read before it, where it is no passage. */
  text?: readonly string[]
  question: string
  spoken?: string | null
  name: string
  /** A choice names its answer alone; the wrong ones are its other choices. */
  answer: { form: string; answer: string; unit?: string; accepts?: readonly string[]; spelling?: string }
  distractors: readonly { answer: string; misconception: string; feedback: string }[]
  hints: readonly string[]
  steps: readonly string[]
  explanation: string
  picture?: Picture
  standards?: readonly string[]
}

export type WrittenDeck = { deck: string; items: readonly WrittenItem[] }

/** `content/en/passages`: 'mia-and-the-kite', with its title and paragraphs. */
export type Passage = {
  id: string
  grade: number
  kind: string
  title: string
  paragraphs: readonly string[]
}

/** The items of a deck in their one shape. Throws where a passage is missing or an answer has no form. */
export function writtenItems({ deck, items }: WrittenDeck, passages: ReadonlyMap<string, Passage>): Item[] {
  return items.map((written, at) => {
    const { key, skill, entity, tags = [], question, name, distractors, hints, steps, explanation } = written
    const answer = specOf(written, at)
    const spoken = written.spoken === undefined ? question : written.spoken
    const [point, principle, bigStep] = hints
    if (point === undefined || principle === undefined || bigStep === undefined)
      throw new Error(`${deck}~${key} needs three hints`)
    return {
      id: `${deck}~${key}`,
      skill,
      deck,
      entity,
      tags,
      card_type: cardType(written, answer),
      text: textOf(written, passages),
      picture: written.picture ?? null,
      question,
      spoken:
        spoken === null ? null : answer.form === 'choice' ? askedAloud(spoken, answer.choices, answer.answer) : spoken,
      name,
      answer,
      distractors,
      hints: [point, principle, bigStep],
      solution: [steps.map((says, step) => ({ says, value: step === steps.length - 1 ? answer.answer : null }))],
      explanation,
      standards: written.standards ?? [],
    }
  })
}

function textOf({ key, passage, text = [] }: WrittenItem, passages: ReadonlyMap<string, Passage>): readonly string[] {
  if (passage === undefined) return text
  const found = passages.get(passage)
  if (!found) throw new Error(`${key} asks about ${passage}, which there is not`)
  return [found.title, ...found.paragraphs]
}

function specOf({ key, answer, distractors }: WrittenItem, at: number): AnswerSpec {
  const { form, answer: right, unit, accepts, spelling } = answer
  switch (form) {
    case 'choice':
      return { form, answer: right, choices: turned([right, ...distractors.slice(0, 3).map((one) => one.answer)], at) }
    case 'word':
      return {
        form,
        answer: right,
        spelling: spelling === 'near' ? 'near' : 'exact',
        ...(accepts && { accepts: [...accepts] }),
      }
    case 'number':
      return { form, answer: right, ...(unit !== undefined && { unit }) }
    case 'money':
    case 'time':
      return { form, answer: right }
    default:
      throw new Error(`${key} is answered in no form there is: ${form}`)
  }
}

/** The key's place goes around, so that it is no sign. */
const turned = (choices: readonly string[], at: number): string[] => {
  const from = (at * 7 + 3) % choices.length
  return [...choices.slice(from), ...choices.slice(0, from)]
}

const types: readonly CardView['card_type'][] = ['standard', 'choice', 'number', 'word', 'image']

const cardType = ({ card_type }: WrittenItem, { form }: AnswerSpec): CardView['card_type'] =>
  types.find((type) => type === card_type) ??
  (form === 'choice' || form === 'compare' ? 'choice' : form === 'word' ? 'word' : 'number')
