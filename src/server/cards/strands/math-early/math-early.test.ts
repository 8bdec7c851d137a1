import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import skillsJson from '#content/skills/math-early.json'
import { faultsOf } from '#server/cards/card-faults.ts'
import { skill } from '#server/cards/skill.ts'
import type { CardDraft, CardMaker } from '#server/cards/strand.ts'
import { mathEarly } from './math-early.ts'

const skills = z.array(skill).parse(skillsJson)
const byId = new Map(skills.map((one) => [one.id, one]))
const seeds = Array.from({ length: 6 }, (_, at) => at * 1_000_003 + at)

const faults = (card: CardDraft): string[] => {
  const of = byId.get(card.skill)
  return of ? faultsOf(card, of).map((fault) => `${card.skill} ${card.key}: ${fault}`) : [`no skill ${card.skill}`]
}

const enough = 20

/** How many different cards come, until they are enough. */
function keysOf({ make }: CardMaker): number {
  const keys = new Set<string>()
  for (let at = 0; at < 60 && keys.size < enough; at++) keys.add(make(at * 7_919).key)
  return keys.size
}

describe('the skills of early mathematics', () => {
  it('have their own ids, and come after skills that stand before them', () => {
    const seen = new Set<string>()
    for (const { id, after } of skills) {
      expect(seen.has(id)).toBe(false)
      expect(after.filter((one) => !seen.has(one))).toEqual([])
      seen.add(id)
    }
  })

  it('each have a maker or enough cards in a deck', () => {
    const made = new Set(mathEarly.makers.map((one) => one.skill))
    const inDecks = mathEarly.decks.flatMap(({ cards }) => cards().map((card) => card.skill))
    const bare = skills.filter(({ id }) => !made.has(id) && inDecks.filter((one) => one === id).length < 8)
    expect(bare.map(({ id }) => id)).toEqual([])
    expect(made.size).toBe(mathEarly.makers.length)
  })
})

describe('the decks of early mathematics', () => {
  it.each(mathEarly.decks.map((deck) => [deck.deck, deck] as const))(
    '%s: each card is fit, and asks its own question',
    (_, deck) => {
      const cards = deck.cards()
      expect(cards.flatMap(faults)).toEqual([])
      expect(new Set(cards.map((card) => card.key)).size).toBe(cards.length)
      expect(new Set(cards.map((card) => card.question)).size).toBe(cards.length)
    },
  )
})

describe('the makers of early mathematics', () => {
  it.each(mathEarly.makers.map((maker) => [maker.skill, maker] as const))('%s: fit cards, many of them', (_, maker) => {
    expect(seeds.flatMap((seed) => faults(maker.make(seed)))).toEqual([])
    expect(keysOf(maker)).toBe(enough)
    expect(maker.make(17)).toEqual(maker.make(17))
  })
})
