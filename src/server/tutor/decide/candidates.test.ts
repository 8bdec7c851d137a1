import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { talking } from '#tests/support/tutor-turns.ts'
import { tryAt } from '../read/tries.ts'
import type { Lesson } from '../state.ts'
import { candidates } from './candidates.ts'
import { decide } from './decide.ts'

const items = itemSource(catalog())
const situation = (lesson: Lesson, text: string) => ({
  lesson,
  items,
  text,
  grade: 3,
  nickname: 'Robin',
  tutor: { name: 'Fern', subjects: ['math'] },
  notes: [],
})
const atSum = (() => {
  const { say, lesson } = talking(3)
  say('what is 7 x 8')
  return lesson()
})()
const at = (text: string) => candidates(situation(atSum, text))

describe('ways to take a message', () => {
  it.each(['56', '54', 'hint please', 'i did 5x8=40 and 2x8=16 so 56', 'tell me a joke', 'bye'])(
    'are none where it is clear: %s',
    (text) => {
      expect(at(text)).toEqual([])
    },
  )

  it.each(['blorp', 'i was 5 when we moved', '54 is what my brother said', 'what about the blue one'])(
    'are up to four where it is not, the decided one first: %s',
    (text) => {
      const ways = at(text)
      expect(ways.length).toBeGreaterThan(1)
      expect(ways.length).toBeLessThanOrEqual(4)
      expect(ways[0]?.decision.move.lines).toEqual(decide(situation(atSum, text)).move.lines)
      expect(new Set(ways.map(({ reading }) => reading)).size).toBe(ways.length)
      for (const { reading } of ways) expect(reading).toMatch(/^[a-z]/)
    },
  )

  it('tell a try from talk that has a number in it', () => {
    const readings = at('54 is what my brother said').map(({ reading }) => reading)
    expect(readings.some((one) => one.includes('and that is not right'))).toBe(true)
    expect(readings.some((one) => one.startsWith('says something of this kind'))).toBe(true)
  })

  it('hold the answer to what a model asked of its own, and that is no try', () => {
    const asked = {
      kind: 'step',
      problem: null,
      expects: null,
      yes: null,
      no: null,
      about: 'How many tens are there?',
      times: 1,
    } as const
    const [first] = candidates(situation({ ...atSum, asked }, '4'))
    expect(first?.reading).toBe('answers what you asked: "How many tens are there?"')
    expect(first?.decision.judged).toBeUndefined()
    expect(first?.decision.lesson.problems.at(-1)?.misses).toBe(0)
  })

  it('never make a wrong answer right: one that credits has the key in the message', () => {
    const bits = fc.constantFrom(
      '54',
      '56',
      'my',
      'dog',
      'is',
      'fifty six',
      '7',
      'because',
      'yes',
      'right',
      '?',
      'so',
      'i think',
      'was',
      'you said',
      '8 x 7 = 54',
      'the answer',
    )
    fc.assert(
      fc.property(
        fc.array(bits, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
        (text) => {
          for (const { decision } of at(text)) {
            if (decision.move.found !== 'right' && decision.judged?.was_correct !== true) continue
            expect(
              atSum.problems.some(({ item }) => tryAt(text, item).kind === 'right'),
              text,
            ).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
