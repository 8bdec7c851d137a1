import { readNumber } from '#shared/answers/numbers.ts'
import { type CardView, cardId } from '#shared/card.ts'
import { codePoints } from '#shared/text-rules.ts'
import { type Placing, placeOf, type SkillOf } from './card-place.ts'
import { isAnswer, longest, typeNamed } from './card-row.ts'
import { givesAway, plainText } from './card-text.ts'
import { jsonList, textsIn } from './csv-cells.ts'
import type { deckCard } from './deck.table.ts'

/** The card as it is shown. Null when the row is a bad one, whoever wrote it. */
export function viewOf(
  row: typeof deckCard.$inferSelect,
  deck: Placing & { id: string },
  skillOf: SkillOf,
): CardView | null {
  const id = cardId.safeParse(`${deck.id}~${row.key}`)
  const place = placeOf(row, deck, skillOf)
  const texts = textsOf(row)
  const card_type = typeNamed(row.card_type)
  if (!id.success || !place || !texts || !card_type || card_type === 'image') return null
  const { question, correct_answer, distractors } = texts
  if (card_type === 'number' && !readNumber(correct_answer)) return null
  if (card_type === 'choice' && distractors.length === 0) return null
  if (distractors.some((one) => isAnswer(one, { correct_answer, card_type }))) return null
  return {
    id: id.data,
    text: [],
    question,
    correct_answer,
    distractors,
    card_type,
    answer_format: formatOf(card_type, texts),
    entity: plainText(row.entity),
    deck_id: deck.id,
    tags: texts.tags,
    ...place,
    hints: texts.hints.filter((hint) => !givesAway(hint, { question, correct_answer })),
    explanation: plainText(row.explanation),
    feedback: [],
  }
}

type Texts = Pick<CardView, 'question' | 'correct_answer' | 'distractors' | 'tags' | 'hints'>

function textsOf(row: typeof deckCard.$inferSelect): Texts | null {
  const question = plainText(row.question)
  const correct_answer = plainText(row.correct_answer)
  const distractors = listIn(row.distractors)
  if (question === '' || codePoints(question) > longest.question || !distractors) return null
  if (correct_answer === '' || codePoints(correct_answer) > longest.correct_answer) return null
  const tags = plainList(row.tags).slice(0, longest.tags)
  return { question, correct_answer, distractors, tags, hints: plainList(row.hints).slice(0, longest.hints) }
}

/** A list of text, or that list as JSON text; nothing is an empty list. Null for anything else. */
function listIn(value: unknown): string[] | null {
  if (value === null || value === undefined || value === '') return []
  const list =
    typeof value === 'string' ? jsonList(value) : Array.isArray(value) ? textsIn(value.slice(0, 1_000)) : null
  return (
    list &&
    plainList(list.slice(0, 1_000))
      .filter((one) => codePoints(one) <= longest.distractor)
      .slice(0, longest.distractors)
  )
}

/** Without doubles and without what is no text: a database lets nulls into its lists. */
const plainList = (list: readonly unknown[]) =>
  [...new Set(list.map((one) => (typeof one === 'string' ? plainText(one) : '')))].filter((one) => one !== '')

function formatOf(type: CardView['card_type'], { correct_answer, distractors }: Texts): CardView['answer_format'] {
  if (type === 'choice' || type === 'number' || type === 'word') return type
  if (/\d/.test(correct_answer) && readNumber(correct_answer)) return 'number'
  return distractors.length > 0 ? 'choice' : 'word'
}
