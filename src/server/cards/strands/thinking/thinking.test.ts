import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import fourths from '#content/decks/thinking-fourth-choices.json'
import skillsFile from '#content/skills/thinking.json'
import { questionsOf } from '#server/brain/built-in/science/question-bank.ts'
import { faultsOf } from '#server/cards/card-faults.ts'
import { skill } from '#server/cards/skill.ts'
import { thinking } from './thinking.ts'

const skills = z.array(skill).parse(skillsFile)
const byId = new Map(skills.map((one) => [one.id, one]))
const cards = thinking.decks.flatMap(({ cards }) => cards())
/** Where there is no fourth thing of the kind. */
const threeOnly = ['thinking-odd-one-out-1', 'thinking-what-matters-3']
const seeds = Array.from({ length: 25 }, (_, at) => at * 7919 + 3)

const faults = (draft: (typeof cards)[number]) => {
  const own = byId.get(draft.skill)
  return own ? faultsOf(draft, own).map((fault) => `${draft.key}: ${fault}`) : [`${draft.key}: skill ${draft.skill}`]
}

describe('the skills of problem solving', () => {
  it('follow from skills that are known and not of a higher grade', () => {
    expect(byId.size).toBe(skills.length)
    for (const { id, after, grade } of skills) {
      for (const before of after.filter((one) => one.startsWith('thinking.'))) {
        expect(byId.get(before)?.grade, `${id} after ${before}`).toBeLessThanOrEqual(grade)
      }
    }
  })

  it('have no circle, so that a child can begin', () => {
    const done = new Set(skills.flatMap(({ after }) => after.filter((one) => !one.startsWith('thinking.'))))
    for (let round = 0; round < skills.length; round++) {
      for (const { id, after } of skills) if (after.every((one) => done.has(one))) done.add(id)
    }
    expect(skills.filter(({ id }) => !done.has(id))).toEqual([])
  })

  it('have enough cards each for a year of review', () => {
    const made = new Set(thinking.makers.map((maker) => maker.skill))
    const few = skills.filter(({ id }) => !made.has(id) && cards.filter((card) => card.skill === id).length < 12)
    expect(few.map(({ id }) => id)).toEqual([])
    expect(cards.length).toBeGreaterThanOrEqual(110)
  })
})

describe('the cards of problem solving', () => {
  it('are fit for children', () => {
    expect(cards.flatMap(faults)).toEqual([])
  })

  it('have a key of their own and ask nothing twice', () => {
    for (const deck of thinking.decks) {
      const drafts = deck.cards()
      expect(new Set(drafts.map(({ key }) => key)).size).toBe(drafts.length)
    }
    const asked = cards.map(({ text = [], question, answer }) => [...text, question, answer.answer].join(' '))
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
  })

  it('hold every question of the bank once', () => {
    const keys = cards.map(({ key }) => key).filter((key) => key.startsWith('thinking-'))
    expect(keys.toSorted()).toEqual(
      questionsOf('thinking')
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
    expect(few.map(({ key }) => key).toSorted()).toEqual(threeOnly)
    for (const { key, inWords, answer } of cards) {
      if (!(key in fourths) || answer.form !== 'choice') continue
      expect(answer.choices.filter((choice) => inWords?.includes(choice)).length, key).toBeGreaterThanOrEqual(3)
      expect(questionsOf('thinking').find(({ id }) => id === key)?.question).toBe(inWords)
    }
  })

  it('have no fourth choice for a question that is not there', () => {
    const keys = new Set(cards.map(({ key }) => key))
    expect(Object.keys(fourths).filter((id) => !keys.has(id))).toEqual([])
  })
})

const equation = /(\d[\d,]*) ([+−×÷]) \$?(\d[\d,]*) = \$?(\d[\d,]*)/g
const number = (written: string | undefined) => Number(written?.replaceAll(',', ''))
const works: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
}

describe.each(thinking.makers.map((maker) => ({ maker, skill: maker.skill })))('the maker of $skill', ({ maker }) => {
  const made = seeds.map((seed) => maker.make(seed))

  it('makes cards that are fit for children', () => {
    expect(made.flatMap(faults)).toEqual([])
  })

  it('makes the same card from the same seed, and many of many', () => {
    expect(maker.make(seeds[0] ?? 0)).toEqual(made[0])
    expect(new Set(made.map(({ key }) => key)).size).toBeGreaterThanOrEqual(15)
  })

  it('works out its sums rightly and ends with the answer', () => {
    for (const { steps, example, explanation, answer } of made) {
      for (const said of [...steps, ...(example?.steps ?? []), explanation]) {
        for (const [, left, sign = '', right, result] of said.matchAll(equation)) {
          if (/\d \+ \d+ \+ /.test(said)) continue
          expect(works[sign]?.(number(left), number(right)), said).toBe(number(result))
        }
      }
      expect(steps.at(-1)?.replaceAll(',', '').toLowerCase()).toContain(answer.answer.replaceAll(',', '').toLowerCase())
    }
  })
})
