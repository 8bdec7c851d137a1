import { describe, expect, it } from 'vitest'
import type { CardWish } from '#client/tools/contract/card-service.ts'
import type { CardView } from '#shared/card.ts'
import { choiceCard, scriptedDesk } from '#tests/support/scripted-cards.ts'
import { fetchBatch } from './batch.ts'

const cardsTo = (count: number) => Array.from({ length: count }, (_, at) => choiceCard(at + 2))

async function fetched(list: CardView[], more: { earlier?: string[]; category?: string; after?: number } = {}) {
  const desk = scriptedDesk(list)
  const got: CardView[] = []
  await fetchBatch(desk.cards, {
    category: more.category ?? null,
    earlier: more.earlier ?? [],
    draw: () => 7,
    onCard: (card) => got.push(card),
    isOver: () => got.length >= (more.after ?? 99),
  })
  return { got: got.map(({ id }) => id), asked: desk.asked }
}

describe('a batch', () => {
  it('asks for six cards, each without those before', async () => {
    const { got, asked } = await fetched(cardsTo(9))
    expect(got).toHaveLength(6)
    expect(asked.map(({ exclude }) => exclude)).toEqual([0, 1, 2, 3, 4, 5].map((count) => got.slice(0, count)))
    expect(asked[0]).toEqual({ tool: 'multiple-choice', tags: ['multiple-choice'], exclude: [], seed: 7 })
  })

  it('ends with what there is when there are no more', async () => {
    const { got, asked } = await fetched(cardsTo(4))
    expect(got).toHaveLength(4)
    expect(asked).toHaveLength(5)
  })

  it('asks within a category only when one is chosen', async () => {
    const { asked } = await fetched(cardsTo(1), { category: 'Time' })
    expect(asked[0]?.category).toBe('Time')
  })

  it('passes over a question that is on the sheet in the same words, but not one with another picture', async () => {
    const clock = (hour: number) => ({ kind: 'clock', hour, minute: 0, alt: '' }) as const
    const question = 'What time is it?'
    const list = [
      choiceCard(2, { question, picture: clock(1) }),
      choiceCard(3, { question: `${question} `, picture: clock(1) }),
      choiceCard(4, { question, picture: clock(2) }),
    ]
    expect((await fetched(list)).got).toEqual([list[0]?.id, list[2]?.id])
  })

  it('comes to an end when the server gives the same card for ever', async () => {
    const asked: CardWish[] = []
    const got: CardView[] = []
    await fetchBatch(
      {
        next: async (wish) => {
          asked.push(wish)
          return choiceCard(2)
        },
      },
      { category: null, earlier: [], draw: () => 0, onCard: (card) => got.push(card), isOver: () => false },
    )
    expect(got).toHaveLength(1)
    expect(asked.length).toBeLessThan(10)
  })

  it('takes what was asked before only when there is nothing else', async () => {
    const list = cardsTo(7)
    const { got } = await fetched(list, { earlier: list.slice(0, 6).map(({ id }) => id) })
    expect(got[0]).toBe(list[6]?.id)
    expect(got).toHaveLength(6)
    expect(new Set(got).size).toBe(6)
  })

  it('stops when another one is wanted meanwhile', async () => {
    expect((await fetched(cardsTo(9), { after: 2 })).asked).toHaveLength(3)
  })
})
