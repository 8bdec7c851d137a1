import { describe, expect, it } from 'vitest'
import { choiceCard, keyOf, quietOf, withoutTwins } from './choice-card.ts'
import { reading } from './reading.ts'

const lure = (answer: string) => ({ name: 'other-word', answer, observation: 'Read it once more.' })

const card = () =>
  choiceCard({
    skill: 'reading.rhymes',
    key: 'cat',
    entity: 'cat',
    tags: [],
    question: 'Which word rhymes with cat?',
    name: 'rhymes with cat',
    answer: 'hat',
    lures: [lure('cup'), lure('dog')],
    hints: ['Say cat.', 'Listen to the end.', 'Say each choice.'],
    steps: ['It is hat.'],
    explanation: 'They sound the same at the end.',
  })

describe('a card with buttons', () => {
  it('has the answer and each lure once, in an order that stays', () => {
    const { answer } = card()
    expect(answer.form === 'choice' ? [...answer.choices].sort() : []).toEqual(['cup', 'dog', 'hat'])
    expect(card()).toEqual(card())
  })

  it('names its choices only when the tutor asks it in words', () => {
    expect(card().question).toBe('Which word rhymes with cat?')
    expect(card().inWords).toMatch(/^Which word rhymes with cat: \w+, \w+ or \w+\?$/)
  })
})

describe('small rules of cards', () => {
  it.each([
    ['the', 'Look at the start.', 'Begin at letter 1.', 'Begin at letter 1.'],
    ['cat', 'Look at the start.', 'Begin at letter 1.', 'Look at the start.'],
    ['it', 'It is short.', 'Only two letters.', 'Only two letters.'],
  ])('for "%s" the first sentence without the word is said', (word, first, second, said) => {
    expect(quietOf(word, first, second)).toBe(said)
  })

  it.each([
    [['Don’t', 'short'], 'dont-short'],
    [['ice cream', 'gap'], 'ice-cream-gap'],
    [['Mrs.', '!'], 'mrs.'],
  ])('a key of %j is %s', (parts, key) => {
    expect(keyOf(...parts)).toBe(key)
  })

  it('a wrong choice never stands twice, nor beside itself as the right one', () => {
    expect(withoutTwins('Hat', [lure('hat'), lure('cup'), lure('Cup')]).map(({ answer }) => answer)).toEqual(['cup'])
  })
})

describe('the answers of the reading decks', () => {
  it('stand in each place about as often, so that a place gives nothing away', () => {
    const places = [0, 0, 0]
    for (const { answer } of reading.decks.flatMap(({ deck, cards }) => (deck.startsWith('vocab') ? [] : cards()))) {
      if (answer.form !== 'choice' || answer.choices.length !== 3) continue
      const at = answer.choices.indexOf(answer.answer)
      places[at] = (places[at] ?? 0) + 1
    }
    const all = places.reduce((sum, count) => sum + count, 0)
    for (const count of places) expect(count / all).toBeGreaterThan(0.27)
  })
})
