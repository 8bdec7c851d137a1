import { array, assert, boolean, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceOf } from '#server/cards/dice.ts'
import { after, believed, gate, type Mastery } from './mastery.ts'

const day = 24 * 3_600_000
const start = new Date('2026-09-01T15:00:00Z')

/** Answers one after the other, a minute apart, from what is believed at first. */
function answered(
  answers: readonly (
    | boolean
    | { was_correct: boolean; hint_level?: number; guess?: number; isEasy?: boolean; day?: number }
  )[],
): Mastery {
  let state: Mastery | null = null
  for (const [at, one] of answers.entries()) {
    const {
      was_correct,
      hint_level = 0,
      guess = 0.05,
      isEasy = false,
      day: on = 0,
    } = typeof one === 'boolean' ? { was_correct: one } : one
    const dayBegan = new Date(start.getTime() + on * day)
    const moment = new Date(dayBegan.getTime() + at * 60_000)
    state = after(state, 0.2, { was_correct, hint_level, guess, isEasy, at: moment, dayBegan })
  }
  if (!state) throw new Error('nothing answered')
  return state
}

const afterChoice = (state: Mastery | null, prior: number, was_correct: boolean) =>
  after(state, prior, { was_correct, hint_level: 0, guess: 0.25, at: start, dayBegan: start })

describe('what is believed about a skill', () => {
  it('follows the formula of knowledge tracing, with a guess of 0.1, a slip of 0.1 and 0.05 to learn by it', () => {
    const right = { was_correct: true, hint_level: 0, guess: 0.1 }
    const first = believed(0.1, right)
    const second = believed(first, right)
    expect([first, second, believed(second, right)].map((p) => p.toFixed(3))).toEqual(['0.525', '0.913', '0.990'])
  })

  it('rises less by an answer that is easy to guess', () => {
    const typed = believed(0.2, { was_correct: true, hint_level: 0, guess: 0.05 })
    const chosen = believed(0.2, { was_correct: true, hint_level: 0, guess: 0.25 })
    const helped = believed(0.2, { was_correct: true, hint_level: 3, guess: 0.05 })
    expect(typed).toBeGreaterThan(chosen)
    expect(chosen).toBeGreaterThan(helped)
    expect(believed(0.2, { was_correct: true, hint_level: 4, guess: 0.05 })).toBeLessThan(helped)
  })

  it('never leaves 0 to 1, and after a right answer is at least what it is after another', () => {
    void assert(
      property(
        integer({ min: 1, max: 997 }),
        integer({ min: 0, max: 4 }),
        integer({ min: 1, max: 50 }),
        (p, hint_level, g) => {
          const about = { hint_level, guess: g / 100 }
          const right = believed(p / 1_000, { was_correct: true, ...about })
          const other = believed(p / 1_000, { was_correct: false, ...about })
          expect(other).toBeGreaterThan(0)
          expect(right).toBeLessThanOrEqual(0.998)
          expect(right).toBeGreaterThanOrEqual(other)
        },
      ),
    )
  })
})

describe('the band that people see', () => {
  it('is learning at first, and steady after three right answers that were typed', () => {
    expect(answered([true]).band).toBe('learning')
    expect(answered([true, true]).band).toBe('learning')
    expect(answered([true, true, true])).toMatchObject({ band: 'steady', answers: 3, right_answers: 3 })
    expect(answered([true, true, true]).p).toBeGreaterThan(gate)
  })

  it('takes more when four choices made guessing easy', () => {
    const chosen = { was_correct: true, guess: 0.25 }
    expect(answered([chosen, chosen, chosen]).band).toBe('learning')
    expect(answered([chosen, chosen, chosen, chosen]).band).toBe('steady')
  })

  it('does not fall by one slip, nor by two', () => {
    expect(answered([true, true, true, true, false]).band).toBe('steady')
    expect(answered([true, true, true, true, true, false, true, false]).band).toBe('steady')
  })

  it('falls when the skill is really gone', () => {
    expect(answered([true, true, true, false, false, false, false]).band).toBe('learning')
  })

  it('falls only when belief falls clearly below where the band rose', () => {
    const answer = record({
      was_correct: boolean(),
      hint_level: integer({ min: 0, max: 4 }),
      day: integer({ min: 0, max: 40 }),
    })
    const order = ['new', 'learning', 'steady', 'secure']
    void assert(
      property(array(answer, { minLength: 2, maxLength: 30 }), (answers) => {
        const before = answered(answers.slice(0, -1))
        const now = answered(answers)
        if (order.indexOf(now.band) < order.indexOf(before.band)) expect(now.p).toBeLessThan(gate / 2)
        if (before.band === 'learning' && now.band !== 'learning') expect(now.p).toBeGreaterThanOrEqual(gate)
      }),
    )
    // Between the two it stays what it was, on the way up as on the way down.
    const [rising, falling] = [answered([true, false, true]), answered([true, true, true, true, false, false])]
    expect(rising.p).toBeGreaterThan(falling.p)
    expect([rising.band, falling.band]).toEqual(['learning', 'steady'])
  })

  it('is secure by two typed answers days later, without help', () => {
    const later = (hint_level: number, on = 7) => ({ was_correct: true, hint_level, day: on })
    const known = [true, true, true]
    expect(answered([...known, later(0)]).band).toBe('steady')
    expect(answered([...known, later(0), later(0)]).band).toBe('secure')
    expect(answered([...known, later(0), later(1)]).band).toBe('steady')
    expect(answered([...known, later(0, 2), later(0, 3)]).band).toBe('steady')
    expect(answered([...known, later(0), { was_correct: false, day: 8 }, later(0, 9)]).band).toBe('steady')
  })

  it('is secure by three choices days later, each on a day of its own', () => {
    const chosen = (on: number) => ({ was_correct: true, guess: 0.25, day: on })
    const known = [true, true, true]
    expect(answered([...known, chosen(7), chosen(7), chosen(7)]).band).toBe('steady')
    expect(answered([...known, chosen(7), chosen(9)]).band).toBe('steady')
    expect(answered([...known, chosen(7), chosen(9), chosen(12)]).band).toBe('secure')
  })

  it('is hardly ever steady for who guesses in 12 choices, and soon for who knows and slips', () => {
    const dice = diceOf(1)
    const share = (choices: number, chance: number, prior: number) => {
      const isSteady = () => {
        let state: Mastery | null = null
        for (let at = 0; at < choices; at++) {
          const was_correct = dice(1, 100) <= chance
          state = afterChoice(state, prior, was_correct)
          if (state.band === 'steady') return true
        }
        return false
      }
      return Array.from({ length: 2_000 }, isSteady).filter(Boolean).length / 2_000
    }
    for (const prior of [0.2, 0.35, 0.5]) {
      expect(share(12, 25, prior)).toBeLessThanOrEqual(0.05)
      expect(share(8, 90, prior)).toBeGreaterThanOrEqual(0.9)
    }
  })

  it('learns nothing from what anybody can say: 7 × 0', () => {
    const easy = Array.from({ length: 20 }, () => ({ was_correct: true, isEasy: true }))
    expect(answered(easy)).toMatchObject({ p: 0.2, band: 'learning', right_answers: 0 })
    expect(answered([...easy, { was_correct: false, isEasy: true }]).p).toBeLessThan(0.1)
  })

  it('is never lower than before after a right answer', () => {
    const order = ['new', 'learning', 'steady', 'secure']
    const answer = record({
      was_correct: boolean(),
      hint_level: integer({ min: 0, max: 4 }),
      day: integer({ min: 0, max: 40 }),
    })
    void assert(
      property(array(answer, { minLength: 1, maxLength: 30 }), (answers) => {
        const before = answered(answers)
        const then = after(before, 0.2, {
          was_correct: true,
          hint_level: 0,
          guess: 0.05,
          at: new Date(start.getTime() + 50 * day),
          dayBegan: new Date(start.getTime() + 50 * day),
        })
        expect(order.indexOf(then.band)).toBeGreaterThanOrEqual(order.indexOf(before.band))
      }),
    )
  })
})
