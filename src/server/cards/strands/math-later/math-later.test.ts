import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import earlier from '#content/skills/math-early.json'
import skillsHere from '#content/skills/math-later.json'
import { faultsOf } from '#server/cards/card-faults.ts'
import { type Skill, skill } from '#server/cards/skill.ts'
import type { CardDraft } from '#server/cards/strand.ts'
import { hasWrongArithmetic } from '#server/safety/arithmetic.ts'
import { mathLater } from './math-later.ts'

const skills = z.array(skill).parse(skillsHere)
const byId = new Map(skills.map((one) => [one.id, one]))
const decks = mathLater.decks.map(({ deck, cards }) => ({ deck, cards: cards() }))
const seeds = Array.from({ length: 6 }, (_, at) => at * 977 + 3)

const enough = 20

const faults = (card: CardDraft): string[] => {
  const of: Skill | undefined = byId.get(card.skill)
  return of ? faultsOf(card, of).map((fault) => `${card.skill} ${card.key}: ${fault}`) : [`${card.skill} is unknown`]
}

const said = ({ hints, steps, explanation, example, mistakes }: CardDraft) => [
  ...hints,
  ...steps,
  explanation,
  ...(example?.steps ?? []),
  ...mistakes.map(({ observation }) => observation),
]

describe('the skills of grades 3 to 5', () => {
  it('have ids of their own, and prerequisites that there are', () => {
    const ids = skills.map(({ id }) => id)
    const known = new Set([...ids, ...earlier.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
    expect(skills.filter(({ after }) => after.length === 0).map(({ id }) => id)).toEqual([])
    expect(skills.flatMap(({ after }) => after).filter((id) => !known.has(id))).toEqual([])
  })

  it('come one after the other, without a circle', () => {
    const place = new Map(skills.map(({ id }, at) => [id, at]))
    const isLater = (id: string, seen: readonly string[]): boolean =>
      seen.includes(id) || (byId.get(id)?.after ?? []).some((before) => isLater(before, [...seen, id]))
    expect(skills.filter(({ id }) => isLater(id, [])).map(({ id }) => id)).toEqual([])
    expect(place.size).toBeGreaterThan(50)
  })

  it('have cards, each of them', () => {
    const cards = decks.flatMap((one) => one.cards)
    const made = new Set(mathLater.makers.map((one) => one.skill))
    const without = skills.filter(({ id }) => !made.has(id) && cards.filter((card) => card.skill === id).length < 8)
    expect(without.map(({ id }) => id)).toEqual([])
    expect(made.size).toBe(mathLater.makers.length)
  })
})

it.each([
  ['times-tables', 169],
  ['times-tables-missing', 156],
  ['division-facts', 156],
])('%s leaves no fact out', (name, count) => {
  expect(decks.find(({ deck }) => deck === name)?.cards).toHaveLength(count)
})

describe.each(decks)('the deck $deck', ({ cards }) => {
  it('has cards that are fit for children', () => {
    expect(cards.flatMap(faults)).toEqual([])
  })

  it('teaches only what is true', () => {
    expect(cards.flatMap(said).filter(hasWrongArithmetic)).toEqual([])
  })

  it('asks each question once', () => {
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length)
    expect(new Set(cards.map(({ question, picture }) => question + JSON.stringify(picture?.alt))).size).toBe(
      cards.length,
    )
  })
})

describe.each(mathLater.makers)('cards about $skill', ({ make }) => {
  const cards = seeds.map(make)

  it('are fit for children', () => {
    expect(cards.flatMap(faults)).toEqual([])
  })

  it('teach only what is true', () => {
    expect(cards.flatMap(said).filter(hasWrongArithmetic)).toEqual([])
  })

  it('are the same for the same seed, and others for others', () => {
    expect(make(41)).toEqual(make(41))
    const keys = new Set<string>()
    for (let seed = 0; seed < 60 && keys.size < enough; seed++) keys.add(make(seed * 31 + 1).key)
    expect(keys.size).toBe(enough)
  })
})
