import type { CardService } from '#client/tools/contract/card-service.ts'
import type { CardView } from '#shared/card.ts'
import { cardsPerBatch, type Draw } from '#shared/tools/multiple-choice.ts'

export type BatchWish = {
  category: string | null
  /** Cards of the batches before: they come again only when there is nothing else. */
  earlier: readonly string[]
  draw: Draw
  onCard: (card: CardView) => void
  /** Somebody asked for another batch meanwhile. */
  isOver: () => boolean
}

const largestSeed = 2 ** 31 - 1

/** So many cards that are on the sheet already, in the same words, are passed over. */
const mostPassedOver = 6

/** Fetches the cards of a batch one after the other, none twice. It ends early when there are no more. */
export async function fetchBatch(cards: Pick<CardService, 'next'>, wish: BatchWish): Promise<void> {
  const taken: CardView[] = []
  const passedOver: string[] = []
  let { earlier } = wish
  while (taken.length < cardsPerBatch && passedOver.length < mostPassedOver) {
    const card = await cards.next({
      tool: 'multiple-choice',
      tags: ['multiple-choice'],
      exclude: [...taken.map(({ id }) => id), ...passedOver, ...earlier],
      seed: wish.draw(largestSeed),
      ...(wish.category !== null && { category: wish.category }),
    })
    if (wish.isOver()) return
    if (card === null && earlier.length === 0) return
    if (card === null) earlier = []
    else if (taken.some((other) => isSameQuestion(card, other))) passedOver.push(card.id)
    else {
      taken.push(card)
      wish.onCard(card)
    }
  }
}

/** What a child sees is the same. 'What time is it?' below two clocks is two questions. */
const isSameQuestion = (one: CardView, other: CardView): boolean => one.id === other.id || seen(one) === seen(other)

const seen = ({ text, question, picture }: CardView): string =>
  JSON.stringify([text, question.trim().toLowerCase(), picture])
