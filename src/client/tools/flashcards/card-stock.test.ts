import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardView } from '#shared/card.ts'
import { choiceCard } from '#tests/support/scripted-cards.ts'
import { cardStock } from './card-stock.ts'

const settle = async () => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

beforeEach(() => void vi.useFakeTimers())

/** A stock before a server with the cards 1 to `count`, and a child who looks at one. */
function stockOf(count: number, unwanted: string[] = []) {
  const world = { down: false, slow: false, asked: 0, onScreen: [] as string[] }
  const fetch = async (exclude: readonly string[]): Promise<CardView | null> => {
    world.asked++
    if (world.down) throw new Error('no line')
    if (world.slow) await new Promise((resolve) => setTimeout(resolve, 10_000))
    const all = Array.from({ length: count }, (_, place) => choiceCard(place + 1))
    return all.find(({ id }) => !exclude.includes(id)) ?? null
  }
  const stock = cardStock({ fetch, onScreen: () => world.onScreen, unwanted: () => unwanted })
  /** The child sees a card and thinks for a while. */
  const see = async () => {
    const card = stock.ready() ?? (await stock.take())
    world.onScreen = card ? [card.id] : []
    stock.fill()
    await settle()
    return card?.question ?? null
  }
  return { world, stock, see }
}

describe('cards at hand', () => {
  it('has the next card ready while the child thinks', async () => {
    const { stock, see } = stockOf(9)
    expect(await see()).toBe('1 × 7 = ?')
    expect(stock.ready()?.question).toBe('2 × 7 = ?')
  })

  it('keeps five for when the line goes, each once, and no more', async () => {
    const { world, see } = stockOf(30)
    for (let card = 0; card < 5; card++) await see()
    world.down = true
    const rest: unknown[] = []
    for (let card = 0; card < 5; card++) rest.push(await see())
    expect(new Set(rest).size).toBe(5)
    await expect(see()).rejects.toThrow('no line')
  })

  it('takes one from here when the line is only slow', async () => {
    const { world, see } = stockOf(30)
    await see()
    await see()
    world.slow = true
    await see()
    const coming = see()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await coming).not.toBeNull()
  })

  it('asks once at a time for the next card', async () => {
    const { world, stock } = stockOf(9)
    stock.fill()
    const taken = stock.take()
    expect(world.asked).toBe(1)
    expect((await taken)?.question).toBe('1 × 7 = ?')
  })

  it('brings known cards again where there are no others, but never the same twice in a row', async () => {
    const { see } = stockOf(2, [choiceCard(1).id, choiceCard(2).id])
    const seen = [await see(), await see(), await see()]
    expect(seen).toEqual(['1 × 7 = ?', '2 × 7 = ?', '1 × 7 = ?'])
  })

  it('says that there is none when there is none', async () => {
    expect(await stockOf(0).see()).toBeNull()
  })
})
