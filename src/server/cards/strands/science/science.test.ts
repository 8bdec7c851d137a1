import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import fourths from '#content/decks/science-fourth-choices.json'
import skillsFile from '#content/skills/science.json'
import { questionsOf } from '#server/brain/built-in/science/question-bank.ts'
import { faultsOf } from '#server/cards/card-faults.ts'
import { skill } from '#server/cards/skill.ts'
import { science } from './science.ts'

const skills = z.array(skill).parse(skillsFile)
const byId = new Map(skills.map((one) => [one.id, one]))
const cards = science.decks.flatMap(({ cards }) => cards())
const seeds = Array.from({ length: 25 }, (_, at) => at * 7919 + 3)

const faults = (draft: (typeof cards)[number]) => {
  const own = byId.get(draft.skill)
  return own ? faultsOf(draft, own).map((fault) => `${draft.key}: ${fault}`) : [`${draft.key}: skill ${draft.skill}`]
}

describe('the skills of science', () => {
  it('follow from skills that are known and not of a higher grade', () => {
    expect(byId.size).toBe(skills.length)
    for (const { id, after, grade } of skills) {
      for (const before of after.filter((one) => one.startsWith('science.'))) {
        expect(byId.get(before)?.grade, `${id} after ${before}`).toBeLessThanOrEqual(grade)
      }
    }
  })

  it('have no circle, so that a child can begin', () => {
    const done = new Set(skills.flatMap(({ after }) => after.filter((one) => !one.startsWith('science.'))))
    for (let round = 0; round < skills.length; round++) {
      for (const { id, after } of skills) if (after.every((one) => done.has(one))) done.add(id)
    }
    expect(skills.filter(({ id }) => !done.has(id))).toEqual([])
  })

  it('have enough cards each for a year of review', () => {
    const made = new Set(science.makers.map((maker) => maker.skill))
    const few = skills.filter(({ id }) => !made.has(id) && cards.filter((card) => card.skill === id).length < 16)
    expect(few.map(({ id }) => id)).toEqual([])
    expect(cards.length).toBeGreaterThanOrEqual(750)
  })
})

describe('the cards of science', () => {
  it('are fit for children', () => {
    expect(cards.flatMap(faults)).toEqual([])
  })

  it('have a key of their own and ask nothing twice', () => {
    for (const deck of science.decks) {
      const drafts = deck.cards()
      expect(new Set(drafts.map(({ key }) => key)).size).toBe(drafts.length)
    }
    const asked = cards.map(({ text = [], question, answer }) => [...text, question, answer.answer].join(' '))
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
  })

  it('hold every question of the bank once', () => {
    const keys = cards.map(({ key }) => key).filter((key) => key.startsWith('science-'))
    expect(keys.toSorted()).toEqual(
      questionsOf('science')
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('have the right answer at each of the four places', () => {
    const choosing = cards.flatMap(({ answer }) => (answer.form === 'choice' ? [answer] : []))
    for (const place of [0, 1, 2, 3]) {
      const here = choosing.filter(({ answer, choices }) => choices.indexOf(answer) === place)
      expect(here.length).toBeGreaterThan(choosing.length / 6)
    }
  })

  it('have four choices each, while the tutor still names three in the questions of the bank', () => {
    const few = cards.filter(({ mistakes }) => mistakes.length < 3)
    expect(few.map(({ key }) => key)).toEqual([])
    for (const { key, inWords, answer } of cards) {
      if (!(key in fourths) || answer.form !== 'choice') continue
      expect(answer.choices.filter((choice) => inWords?.includes(choice)).length, key).toBeGreaterThanOrEqual(3)
      expect(questionsOf('science').find(({ id }) => id === key)?.question).toBe(inWords)
    }
  })

  it('have no fourth choice for a question that is not there', () => {
    const keys = new Set(cards.map(({ key }) => key))
    expect(Object.keys(fourths).filter((id) => !keys.has(id))).toEqual([])
  })
})

describe('the maker of graphs', () => {
  const made = science.makers.flatMap(({ make }) => seeds.map((seed) => make(seed)))

  it('makes cards that are fit for children, the same from the same seed', () => {
    expect(made.flatMap(faults)).toEqual([])
    expect(science.makers.flatMap(({ make }) => seeds.map((seed) => make(seed)))).toEqual(made)
    expect(new Set(made.map(({ key }) => key)).size).toBeGreaterThan(20)
  })

  it('asks for what its picture shows', () => {
    for (const { picture, question, answer } of made) {
      if (picture?.kind !== 'graph') throw new Error('no graph')
      const named = picture.bars.filter(({ label }) => new RegExp(`\\b${label}\\b`).test(question))
      const values = named.map(({ value }) => value)
      const [a = 0, b = 0] = values
      if (values.length === 1) expect(Number(answer.answer)).toBe(a)
      else if (values.length === 2) expect([Math.abs(a - b), a + b]).toContain(Number(answer.answer))
      else {
        const all = picture.bars.map(({ value }) => value)
        const key = picture.bars.find(({ label }) => label === answer.answer)?.value
        expect(key).toBe(/smallest/.test(question) ? Math.min(...all) : Math.max(...all))
      }
    }
  })
})
