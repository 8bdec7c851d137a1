import { describe, expect, it } from 'vitest'
import misconceptions from '#content/misconceptions.json'
import { catalog } from '#server/cards/catalog.ts'
import { skillGraph } from '#server/cards/skills.ts'
import { rounds, sample } from '#tests/support/sample.ts'
import type { Asked } from './asked.ts'
import { itemAsked, itemAskedBefore, itemMadeFor } from './curriculum.ts'
import type { Item } from './item.ts'
import { faultsOfItem } from './lint.ts'
import { sources } from './sources.ts'
import { standingItems } from './standing.ts'

const written = standingItems()

const graph = skillGraph()
const gradeOf = (skill: string) => graph.get(skill)?.grade ?? Number.NaN
const registered = new Set(misconceptions.map((one) => one.id))
const made = (skill: string, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => itemMadeFor(skill, at * 7_919 + 13)).filter((item) => item !== null)

/** All that makes one question another. */
const faceOf = ({ question, text, picture, answer }: Item) =>
  JSON.stringify([question, text, picture, answer.answer, answer.form === 'choice' ? [...answer.choices].sort() : null])

const faultsIn = (items: readonly Item[]) =>
  items.flatMap((item) => [
    ...faultsOfItem(item, gradeOf(item.skill)).map((fault) => `${item.id}: ${fault}`),
    ...item.distractors
      .filter((one) => !registered.has(one.misconception))
      .map((one) => `${item.id}: no misconception is called ${one.misconception}`),
  ])

describe('the curriculum', () => {
  it('has items for every skill, and skills for every item', () => {
    const { cardsOf, made: card } = catalog()
    const bare = graph.skills.filter(({ id }) => cardsOf(id).length === 0 && card(id, 1) === null)
    expect(bare.map(({ id }) => id)).toEqual([])
    const asked = [...sources.map((source) => source.skill), ...written.map((item) => item.skill)]
    expect(asked.filter((id) => !graph.get(id))).toEqual([])
  })

  it('says everything as a teacher would, and gives nothing away', () => {
    const drawn = sources.flatMap(({ skill }) => made(skill, rounds(2, 60)))
    expect(faultsIn([...drawn, ...sample(written, 200)]).slice(0, 20)).toEqual([])
  })

  it('makes the same item from the same seed, and sixty different ones from sixty seeds and a few', () => {
    for (const { skill, draw, deck } of sample(sources, 20)) {
      expect(itemMadeFor(skill, 41)).toEqual(itemMadeFor(skill, 41))
      if (!draw || deck) continue
      expect(new Set(made(skill, 200).map(faceOf)).size, skill).toBeGreaterThanOrEqual(60)
    }
  })

  it('does not let the length of a choice tell the key', () => {
    const bySkill = new Map<string, Item[]>()
    for (const item of written) bySkill.set(item.skill, [...(bySkill.get(item.skill) ?? []), item])
    const all = [...written, ...sources.flatMap(({ skill }) => made(skill, 10))].filter(
      (item) => item.distractors.length >= 3,
    )
    const longest = all.filter(({ answer, distractors }) =>
      distractors.slice(0, 3).every((one) => one.answer.length < answer.answer.length),
    )
    expect(longest.length / all.length).toBeLessThan(0.35)
  })

  it('finds three wrong answers, and hints that keep the answer, for numbers where most things come to the same', () => {
    const seldom: readonly (readonly [skill: string, seed: number])[] = [
      ['math.add-three-numbers', 2_489_854],
      ['math.add-three-numbers', 11_307_226],
      ['math.convert-two-steps', 916_791],
      ['math.estimate-lengths', 1_381_341],
      ['math.fraction-times-whole', 174_231],
      ['math.missing-addend', 1_133_581],
      ['math.multiply-fractions', 1_551_676],
      ['math.number-line-sums', 3_920_881],
      ['math.number-line-sums', 4_741_586],
    ]
    expect(faultsIn(seldom.flatMap(([skill, seed]) => itemMadeFor(skill, seed) ?? []))).toEqual([])
  })

  it('adds no empty place, names what is compared, and tells a turn left out from left mixed with right', () => {
    const said = (skill: string) => made(skill, 80).map((item) => JSON.stringify(item))
    expect(
      [...said('math.line-plots'), ...said('math.fraction-line-plots')].filter((one) => / \+ 0\b/.test(one)),
    ).toEqual([])
    expect(said('reading.word-endings').filter((one) => /We compared \w+ ?[.{]/.test(one))).toEqual([])

    const sides = ['north', 'east', 'south', 'west']
    let looked = 0
    for (const { text, distractors } of made('thinking.directions', 80)) {
      const [, from = '', first, second] = /faces (\w+)\..*turns: (\w+), (\w+), \w+\./.exec(text.join(' ')) ?? []
      if (!second || first !== second) continue
      looked++
      const after = sides[(sides.indexOf(from) + 2) % 4]
      expect(distractors.find(({ answer }) => answer === after)?.misconception, text.join(' ')).toBe('stopped-too-soon')
    }
    expect(looked).toBeGreaterThan(3)
  })

  it('compares whole numbers no larger than their skill, and counts the digits where one has more', () => {
    for (const [skill, most] of [
      ['math.compare-within-100', 99],
      ['math.compare-within-1000', 999],
    ] as const) {
      const pairs = made(skill, 200).filter(({ answer }) => answer.form === 'compare')
      const numbersOf = (question: string) => question.match(/\d+/g) ?? []
      expect(pairs.flatMap(({ question }) => numbersOf(question).filter((n) => Number(n) > most))).toEqual([])
      const apart = pairs.filter(({ question }) => new Set(numbersOf(question).map((n) => n.length)).size > 1)
      expect(apart.length).toBeGreaterThan(0)
      expect(apart.filter(({ hints }) => !hints[0]?.includes('Count the digits'))).toEqual([])
    }
  })

  it('tells a child that says the price that it is the price, and not what is left', () => {
    const change = made('math.money-word-amounts', 400).flatMap(({ text, distractors }) => {
      const [, price] = /costs (\d+)¢.*one dollar/.exec(text.join(' ')) ?? []
      return distractors.filter(({ answer }) => price !== undefined && answer === price)
    })
    expect(change.length).toBeGreaterThan(10)
    expect(change.filter(({ misconception }) => misconception !== 'said-the-price')).toEqual([])
  })

  it('takes a sum that a child types, by the skill it belongs to, and knows it again by its id', () => {
    const asked = [
      ['47', '+', '38', '85'],
      ['52', '−', '27', '25'],
      ['7', '×', '8', '56'],
      ['144', '÷', '12', '12'],
      ['1/2', '+', '1/4', '3/4'],
      ['0.5', '+', '0.25', '0.75'],
      ['3', '+', '4', '7'],
      ['2847', '+', '1999', '4,846'],
    ] as const
    for (const [left, operation, right, key] of asked) {
      const item = itemAsked({ kind: 'sum', of: { left, operation, right } })
      expect(item?.answer.answer, `${left} ${operation} ${right}`).toBe(key)
      expect(itemAskedBefore(item?.id ?? '')).toEqual(item)
    }
    expect(itemAsked({ kind: 'sum', of: { left: '3', operation: '−', right: '5' } })).toBeNull()
  })

  it('takes other questions of a child by the skill they belong to, and knows them again by their ids', () => {
    const asked: readonly (readonly [Asked, skill: string, key: string])[] = [
      [{ kind: 'percent', of: { percent: '25', whole: '80' } }, 'math.percents', '20'],
      [{ kind: 'round', of: { number: '3.46', unit: '1/10' } }, 'math.round-decimals', '3.5'],
      [{ kind: 'compare', of: { left: '1 1/2', right: '3/4', wanted: 'more' } }, 'math.compare-fractions', '1 1/2'],
      [{ kind: 'convert', of: { amount: '2.5', from: 'foot', rest: '3', to: 'inch' } }, 'math.convert-customary', '33'],
      [{ kind: 'missing', of: { left: '', operation: '×', right: '6', made: '42' } }, 'math.missing-factor', '7'],
      [{ kind: 'row', of: { numbers: '2;4;;8' } }, 'math.skip-count-2', '6'],
      [{ kind: 'clock', of: { time: '3:15', minutes: '30', way: 'after' } }, 'math.time-elapsed', '3:45'],
      [{ kind: 'perimeter', of: { shape: 'shape', sides: '3;4;5', unit: '' } }, 'math.perimeter', '12'],
    ]
    for (const [question, skill, key] of asked) {
      const item = itemAsked(question)
      expect(item).toMatchObject({ skill, answer: { answer: key } })
      expect(itemAskedBefore(item?.id ?? '')).toEqual(item)
    }
    expect(itemAskedBefore('math.percents~41')).toBeNull()
  })
})
