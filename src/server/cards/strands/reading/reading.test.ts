import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import file from '#content/skills/reading.json'
import { faultsOf } from '#server/cards/card-faults.ts'
import { type Skill, skill } from '#server/cards/skill.ts'
import type { CardDraft } from '#server/cards/strand.ts'
import { reading } from './reading.ts'

const skills: readonly Skill[] = z.array(skill).parse(file)
const byId = new Map(skills.map((each) => [each.id, each]))

const faultsIn = (draft: CardDraft): string[] => {
  const of = byId.get(draft.skill)
  return of ? faultsOf(draft, of).map((fault) => `${draft.skill} ${draft.key}: ${fault}`) : [`no skill ${draft.skill}`]
}

/** Each deck once. */
const decks = reading.decks.map(({ deck, cards }) => ({ deck, cards: cards() }))

const asked = ({ question, text = [], picture, answer }: CardDraft) =>
  JSON.stringify([question, text, picture ?? '', answer.form === 'choice' ? [...answer.choices].sort() : ''])

describe('the reading skills', () => {
  it('name only skills of their own that exist, and lead in no circle', () => {
    const reached = new Set<string>()
    let before = -1
    while (reached.size > before) {
      before = reached.size
      for (const { id, after } of skills) if (after.every((each) => reached.has(each))) reached.add(id)
    }
    expect(skills.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('are named once each', () => {
    expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length)
    expect(new Set(skills.map(({ name }) => name)).size).toBe(skills.length)
  })

  it('all have cards: a maker, or a deck that lasts', () => {
    const cards = decks.flatMap(({ cards }) => cards)
    const short = skills.filter(
      ({ id }) =>
        !reading.makers.some((maker) => maker.skill === id) && cards.filter((card) => card.skill === id).length < 20,
    )
    expect(short.map(({ id }) => id)).toEqual([])
  })
})

describe.each(decks)('the deck $deck', ({ cards }) => {
  it('is fit for children', () => {
    expect(cards.flatMap(faultsIn)).toEqual([])
  })

  it('asks each question once', () => {
    expect(cards.length).toBeGreaterThan(7)
    expect(new Set(cards.map(({ key, skill }) => `${skill} ${key}`)).size).toBe(cards.length)
    expect(new Set(cards.map(asked)).size).toBe(cards.length)
  })
})

describe.each(reading.makers.map((maker) => ({ maker, skill: maker.skill })))('the maker of $skill', ({ maker }) => {
  const seeds = Array.from({ length: 25 }, (_, at) => at * 7_919 + 11)

  it('makes cards that are fit for children', () => {
    expect(seeds.flatMap((seed) => faultsIn(maker.make(seed)))).toEqual([])
  })

  it('makes the same card of the same seed, and many of many', () => {
    const keys = Array.from({ length: 120 }, (_, seed) => maker.make(seed * 31).key)
    expect(new Set(keys).size).toBeGreaterThanOrEqual(20)
    expect(maker.make(5)).toEqual(maker.make(5))
  })
})
