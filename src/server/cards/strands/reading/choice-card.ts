import { choicesOf } from '#server/brain/built-in/language/pick-task.ts'
import type { CardDraft } from '#server/cards/strand.ts'

export type Lure = CardDraft['mistakes'][number]

type Written = Omit<CardDraft, 'answer' | 'mistakes' | 'card_type'> & {
  answer: string
  lures: readonly Lure[]
  card_type?: CardDraft['card_type']
}

/** A card with buttons. The tutor asks it with its choices, unless the card says another way. */
export function choiceCard({ answer, lures, card_type, ...rest }: Written): CardDraft {
  const { named, spec } = choicesOf(
    `${rest.skill}:${rest.key}`,
    answer,
    lures.map((lure) => lure.answer),
  )
  return {
    ...rest,
    card_type: card_type ?? (rest.picture ? 'image' : 'choice'),
    answer: spec,
    mistakes: [...lures],
    inWords: rest.inWords === undefined ? `${rest.question.slice(0, -1)}: ${named}?` : rest.inWords,
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []

/** The first of the sentences that does not hold the word. */
export const quietOf = (word: string, ...sentences: [string, ...string[]]): string =>
  sentences.find((sentence) => !wordsIn(sentence).includes(word.toLowerCase())) ?? sentences[0]

/** 'two-part key' of any words. */
export const keyOf = (...parts: readonly string[]) =>
  parts
    .join('-')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 88)

/** Each answer once, and never the right one. */
export function withoutTwins(answer: string, lures: readonly Lure[]): Lure[] {
  const seen = new Set([answer.toLowerCase()])
  return lures.filter((lure) => {
    if (seen.has(lure.answer.toLowerCase())) return false
    seen.add(lure.answer.toLowerCase())
    return true
  })
}
