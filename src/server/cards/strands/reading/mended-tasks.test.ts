import { describe, expect, it } from 'vitest'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { reading } from './reading.ts'

const cardsOf = (name: string) => reading.decks.find(({ deck }) => deck === name)?.cards() ?? []
const cardOf = (deck: string, key: string) => cardsOf(deck).find((card) => card.key === key)

describe('cards of the tutor’s own tasks', () => {
  it.each([
    ['buses', 'right'],
    ['busses', 'right'],
    ['two buses', 'right'],
    ['buss', 'wrong'],
  ])('"%s" for more than one bus is %s', (typed, kind) => {
    const card = cardOf('plurals', 'plurals-bus')
    expect(card && checkAnswer(typed, card.answer).kind).toBe(kind)
  })

  it.each([
    ['plurals', 'plurals-echo'],
    ['comprehension-k', 'reading-seed-1'],
    ['spelling-1', 'spelling-can'],
    ['homophones', 'lose-word'],
  ])('the deck %s has no %s: two answers would fit, or it is not true', (deck, key) => {
    expect(cardsOf(deck).length).toBeGreaterThan(19)
    expect(cardOf(deck, key)).toBeUndefined()
  })

  it('a child is told of the loud end of "refer", not of a short vowel', () => {
    expect(JSON.stringify(cardOf('past-tense', 'past-tense-refer'))).not.toMatch(/vowel is short|short vowel/)
    expect(JSON.stringify(cardOf('past-tense', 'past-tense-hop'))).toMatch(/vowel is short/)
  })
})

describe('a word that starts a sentence', () => {
  it('has a capital in every choice, so that its size gives nothing away', () => {
    for (const card of ['pre-primer', 'primer', '1', '2', '3'].flatMap((list) => cardsOf(`sight-words-${list}`))) {
      if (card.answer.form !== 'choice' || !card.key.endsWith('-gap')) continue
      const capitals = card.answer.choices.map((choice) => choice !== 'I' && /^[A-Z]/.test(choice))
      if (!card.answer.choices.includes('I')) expect([card.key, new Set(capitals).size]).toEqual([card.key, 1])
    }
  })
})
