import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { sameAnswer } from '../answers/same-answer.ts'
import { choicesFor, choicesPerCard, type Draw, goodDistractors, shuffleWith } from './multiple-choice.ts'

/** Draws that are the same in every run. */
const drawsOf = (seed: number): Draw => {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const first: Draw = () => 0

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase() || sameAnswer(one, other)

/** Four of them, no two of which a child could take for one, and the answer where it is said to be. */
function expectFour(correct_answer: string, distractors: string[], seed: number, before: number | null) {
  const { choices, place } = choicesFor({ correct_answer, distractors }, drawsOf(seed), before)
  expect(choices).toHaveLength(choicesPerCard)
  expect(choices[place]).toBe(correct_answer.trim())
  expect(place).not.toBe(before)
  for (const [index, one] of choices.entries()) {
    for (const other of choices.slice(index + 1)) expect(isSame(one, other), `${one} and ${other}`).toBe(false)
  }
  return choices
}

describe('the choices of a card', () => {
  it('are the answer and the first three good wrong answers', () => {
    const distractors = ['36', '48', ' 36', '42.0', '84/2', '', 'null', '35', '49']
    expect(goodDistractors({ correct_answer: '42', distractors })).toEqual(['36', '48', '35', '49'])
    const { choices } = choicesFor({ correct_answer: '42', distractors }, first, null)
    expect([...choices].sort()).toEqual(['35', '36', '42', '48'])
  })

  it('hold nothing that is the answer in other words', () => {
    const distractors = ['6/8', '0.75', '.75', '75/100', '3 / 4', '1/4', 'Cat', 'CAT ', '4/3']
    expect(goodDistractors({ correct_answer: '3/4', distractors })).toEqual(['1/4', 'Cat', '4/3'])
  })

  it.each([
    ['$5', ['5', '$5.00', '5.0', '$6'], ['$6']],
    ['7 cm', ['7', '7.0 cm', '7 in', '70 cm'], ['7 in', '70 cm']],
    ['1 1/2', ['3/2', '1.5', '1/2', '2 1/2'], ['1/2', '2 1/2']],
    ['−4', ['-4', '4', '-4.0', '−8'], ['4', '−8']],
    ['1,200', ['1200', '1200.5', '120'], ['1200.5', '120']],
    ['1/2', ['2/0', '0/2', '2/4'], ['2/0', '0/2']],
    ['3:15', ['3:15 ', '3.15', '15:3'], ['3.15', '15:3']],
  ])('to %s take of %j only %j', (correct_answer, distractors, good) => {
    expect(goodDistractors({ correct_answer, distractors })).toEqual(good)
  })

  it('have the answer at every place, as often as at any other', () => {
    const draw = drawsOf(7)
    const counts = [0, 0, 0, 0]
    for (let at = 0; at < 4_000; at++) {
      const { place } = choicesFor({ correct_answer: '5', distractors: ['1', '2', '3'] }, draw, null)
      counts[place] = (counts[place] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(900)
  })

  it('never have it where it was on the card before', () => {
    const draw = drawsOf(3)
    let before: number | null = null
    const seen = new Set<number>()
    for (let at = 0; at < 200; at++) {
      const { place } = choicesFor({ correct_answer: '5', distractors: ['1', '2', '3'] }, draw, before)
      expect(place).not.toBe(before)
      before = place
      seen.add(place)
    }
    expect(seen.size).toBe(4)
  })

  it.each([
    ['0', ['1', '2', '3']],
    ['1', ['0', '2', '3', '4']],
    ['42', Array.from({ length: 23 }, (_, at) => String(31 + at))],
    ['$8', ['$6', '$7', '$9', '$10']],
    ['3/4', ['0/4', '1/4', '2/4', '4/4', '5/4', '6/4', '7/4']],
    ['0.5', ['0.2', '0.3', '0.4', '0.6', '0.7', '0.8']],
    ['-4', ['-1', '-2', '-3', '-5', '-6', '-7', '-0']],
  ])('are filled up near %s when a deck has too few', (answer, near) => {
    for (let seed = 0; seed < 50; seed++) {
      for (const one of expectFour(answer, [], seed, null)) expect([answer, ...near]).toContain(one)
    }
  })

  it('are filled up in the way the answer is written', () => {
    for (const one of expectFour('1,200', [], 5, null)) expect(one).toMatch(/^(?:\d{3}|\d,\d{3})$/)
    for (const one of expectFour('7 cm', ['8 cm'], 5, null)) expect(one).toMatch(/^\d+ cm$/)
  })

  it.each(['cat', '3:15', '2nd place'])('are numbered as the last resort: %s', (answer) => {
    expect([...expectFour(answer, [], 1, null)].sort()).toEqual([answer, `${answer} 2`, `${answer} 3`, `${answer} 4`])
  })

  it('are always four that differ, whatever a deck from outside holds', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.integer({ min: -200, max: 20_000 }).map(String),
      fc.constantFrom(
        'null',
        'undefined',
        '',
        ' ',
        'NaN',
        'Cat',
        'cat ',
        '1/2',
        '2/4',
        '0.5',
        '.5',
        '1,000',
        '$5',
        '7 cm',
      ),
    )
    const answers = text.filter((one) => one.trim() !== '')
    fc.assert(
      fc.property(
        answers,
        fc.array(text, { maxLength: 8 }),
        fc.nat(),
        fc.option(fc.nat(3)),
        (answer, others, seed, before) => {
          expectFour(answer, [...others, answer, answer.toUpperCase()], seed, before)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('come in a time that grows only with the number of wrong answers', () => {
    const choose = (text: string) =>
      expectFour(
        '1',
        [...text].map((_, at) => String(at % 3)),
        1,
        null,
      )
    expect(growth(choose, 'x', 5_000)).toBeLessThan(3)
  })
})

describe('shuffling', () => {
  it('keeps everything, and gives every order', () => {
    const orders = new Set<string>()
    const draw = drawsOf(11)
    for (let at = 0; at < 300; at++) {
      const mixed = shuffleWith(['a', 'b', 'c'], draw)
      expect([...mixed].sort()).toEqual(['a', 'b', 'c'])
      orders.add(mixed.join(''))
    }
    expect(orders.size).toBe(6)
  })
})
