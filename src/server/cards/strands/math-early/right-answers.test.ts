import { describe, expect, it } from 'vitest'
import type { CardDraft } from '#server/cards/strand.ts'
import { mathEarly } from './math-early.ts'

const cents = { penny: 1, nickel: 5, dime: 10, quarter: 25, dollar: 100 } as const

/** Worked out from the picture alone, or null where the picture does not hold the answer. */
function fromPicture({ picture, key, question }: CardDraft): string | null {
  if (picture?.kind === 'clock') return `${picture.hour}:${String(picture.minute).padStart(2, '0')}`
  if (picture?.kind === 'ruler') return String(picture.to - picture.from)
  if (picture?.kind === 'array' && question.startsWith('How many')) return String(picture.rows * picture.columns)
  if (picture?.kind === 'base-ten') return String(100 * picture.hundreds + 10 * picture.tens + picture.ones)
  if (picture?.kind === 'coins' && /cents/.test(question))
    return String(picture.coins.reduce((sum, coin) => sum + cents[coin], 0))
  if (picture?.kind === 'objects' && /^(?:count|join|take)-(?!one)/.test(key)) {
    return String(picture.groups.reduce((sum, group) => sum + group.count, 0) - (picture.crossed ?? 0))
  }
  return null
}

/** Worked out from a sum in the question. */
function fromSum({ question }: CardDraft): string | null {
  const [, left, sign, right] = /^What is (\d+) ([+−]) (\d+)\?$/.exec(question) ?? []
  if (left === undefined || right === undefined) return null
  return String(sign === '+' ? Number(left) + Number(right) : Number(left) - Number(right))
}

const seeds = Array.from({ length: 16 }, (_, at) => at * 65_537 + 11)

describe('answers of early mathematics', () => {
  it('are what the sum makes, for every fact and every sum that is made', () => {
    const facts = mathEarly.decks.flatMap((deck) => deck.cards())
    expect(facts.map(fromSum)).toEqual(facts.map(({ answer }) => answer.answer))
    const made = mathEarly.makers.filter(({ skill }) => /add|subtract|doubles|make-ten/.test(skill))
    const sums = made.flatMap(({ make }) => seeds.map(make)).filter((card) => fromSum(card) !== null)
    expect(sums.length).toBeGreaterThan(150)
    expect(sums.map(fromSum)).toEqual(sums.map(({ answer }) => answer.answer))
  })

  it('are what the picture shows: things, blocks, coins, clocks and rulers', () => {
    const cards = mathEarly.makers
      .filter(({ skill }) => /count-|within-(?:5|10)$|ones|hundreds|groups|measure-(?:in|cent)|time|coin/.test(skill))
      .flatMap(({ make }) => seeds.map(make))
    const pictured = cards.filter((card) => fromPicture(card) !== null)
    expect(new Set(pictured.map(({ picture }) => picture?.kind)).size).toBe(6)
    expect(pictured.map(fromPicture)).toEqual(pictured.map(({ answer }) => answer.answer))
  })
})

describe('both fact decks', () => {
  it.each(mathEarly.decks.map((deck) => [deck.deck, deck] as const))('%s hold all 121 facts', (_, deck) => {
    expect(deck.cards().length).toBe(121)
  })
})
