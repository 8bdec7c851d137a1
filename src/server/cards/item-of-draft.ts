import type { Item } from '#server/curriculum/item.ts'
import type { CardDraft } from './strand.ts'

/** A card of the old strands in the one shape; goes when the last of them is an item. */
export function itemOfDraft(draft: CardDraft, deck: string, id: string): Item {
  const {
    skill,
    entity,
    tags,
    card_type,
    text = [],
    picture = null,
    question,
    name,
    answer,
    hints,
    explanation,
  } = draft
  const named = draft.mistakes.map(({ answer: wrong, name: misconception, observation: feedback }) => ({
    answer: wrong,
    misconception,
    feedback,
  }))
  return {
    id,
    skill,
    deck,
    entity,
    tags,
    card_type,
    text,
    picture,
    question,
    spoken: draft.inWords === undefined ? question : draft.inWords,
    name,
    answer,
    distractors: named,
    hints,
    solution: [draft.steps.map((says, at) => ({ says, value: at === draft.steps.length - 1 ? answer.answer : null }))],
    explanation,
    standards: [],
  }
}
