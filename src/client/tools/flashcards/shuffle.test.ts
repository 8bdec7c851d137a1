import { describe, expect, it } from 'vitest'
import { sixTimesSeven } from '#tests/support/scripted-cards.ts'
import { choicesOf, shuffled } from './shuffle.ts'

describe('the choices of a card', () => {
  it('are the right answer and the three most telling others, each once', () => {
    const card = { ...sixTimesSeven, distractors: ['36', ' 42', '48', '36 ', '', '35', '13'] }
    expect(choicesOf(card, 0).sort()).toEqual(['35', '36', '42', '48'])
  })

  it('stand in the same order while the card is open, and in others when it comes again', () => {
    const orders = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => choicesOf(sixTimesSeven, turn).join())
    expect(choicesOf(sixTimesSeven, 3).join()).toBe(orders[3])
    expect(new Set(orders).size).toBeGreaterThan(3)
  })

  it('hold the right answer in every place about equally often', () => {
    const places = [0, 0, 0, 0]
    for (let card = 0; card < 2000; card++) {
      const place = shuffled(['right', 'a', 'b', 'c'], `times-tables~${card}`).indexOf('right')
      places[place] = (places[place] ?? 0) + 1
    }
    for (const times of places) expect(times).toBeGreaterThan(430)
  })
})
