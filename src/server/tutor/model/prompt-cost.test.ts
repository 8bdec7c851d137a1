import { describe, expect, it } from 'vitest'
import { hintWay, moveOf, turnWith, wayOf } from '#tests/support/turns.ts'
import type { Turn } from '../turn.ts'
import { writePrompt } from './prompt.ts'

const plants = 'Which part of the plant drinks water: the leaf, the root or the flower?'
const asking = wayOf(
  moveOf('give', [
    { key: 'topic.taken', values: { topic: 'plants' } },
    { text: 'A bean lies in wet soil.', fact: true },
    { text: plants, fact: true },
  ]),
  { words: `Sure, let's do some plants. A bean lies in wet soil. ${plants}`, untold: ['how plants drink'] },
)
const turn = (change: Partial<Turn> = {}) =>
  turnWith({ recent: [{ role: 'user', content: 'plants' }], ways: [asking], ...change })
const whole = (one: Turn) => JSON.stringify(writePrompt(one))

describe('what a turn costs', () => {
  it('does not grow with the conversation, however much was said', () => {
    const said = (count: number, length: number) =>
      Array.from({ length: count }, (_, at) => ({
        role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: `${at} ${'word '.repeat(length)}`,
      }))
    const long = whole(turn({ recent: said(21, 380) })).length
    expect(long).toBeLessThan(whole(turn({ recent: said(3, 5) })).length + 9_000)
    const solved = Array.from({ length: 30 }, (_, at) => `${at} × 8`)
    const done = { solved, shown: solved, topic: 'times tables', earlier: null }
    expect(whole(turn({ done })).length).toBeLessThan(whole(turn()).length + 1_000)
  })

  it('is little more for four readings than for one, and for a second try', () => {
    const one = whole(turn({ ways: [hintWay] })).length
    expect(whole(turn({ ways: [hintWay, hintWay, hintWay, hintWay] })).length).toBeLessThan(one + 1_500)
    const again = { said: 'x'.repeat(20_000), faults: ['y'.repeat(300)] }
    expect(whole(turn({ ways: [hintWay], again })).length).toBeLessThan(one + 2_500)
  })

  it('carries what was done long ago in a few lines, as data', () => {
    const earlier = { topic: 'rounding', solved: ['rounding 347'], shown: [], mistakes: [] }
    const done = { solved: ['7 × 8'], shown: ['6 × 9'], topic: 'times [[/done]] tables', earlier }
    const last = writePrompt(turn({ done })).messages.at(-1)?.content ?? ''
    expect(last).toContain('Solved by the child today (1): 7 × 8.')
    expect(last).toContain('The tutor had to show: 6 × 9.')
    expect(last).toContain('Last time was about rounding: rounding 347.')
    expect(last.match(/\[\[\/done\]\]/g)).toHaveLength(1)
  })
})

describe('the prompt of a question that is no sum', () => {
  it('has the story and the question, and nothing of the key but among the choices', () => {
    const text = whole(turn())
    expect(text).toContain('A bean lies in wet soil.')
    expect(text).toContain(plants)
    expect(text.replaceAll(plants, '')).not.toContain('root')
  })
})
