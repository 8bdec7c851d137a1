import type { Item } from './item.ts'

/** What an item is found and picked by, without what is needed to ask it. */
export type Head = Pick<Item, 'id' | 'skill' | 'deck' | 'entity' | 'tags' | 'question' | 'standards'> & {
  isPictured: boolean
  isChosen: boolean
  /** How many wrong answers it has. */
  wrong: number
}

export const headOf = ({ answer, distractors, picture, ...item }: Item): Head => ({
  id: item.id,
  skill: item.skill,
  deck: item.deck,
  entity: item.entity,
  tags: item.tags,
  question: item.question,
  standards: item.standards,
  isPictured: picture !== null,
  isChosen: answer.form === 'choice' || answer.form === 'compare',
  wrong: distractors.length,
})
