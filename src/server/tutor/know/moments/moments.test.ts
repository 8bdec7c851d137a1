import { describe, expect, it } from 'vitest'
import { momentFor, momentLines, momentOf } from './moments.ts'

const sureId = (text: string) => {
  const found = momentFor(text)
  return found && found.sure >= 0.7 ? found.id : null
}

describe('the moments', () => {
  it('are found by nearly every one of their own lines', () => {
    const some = momentLines().filter((_, at) => at % 25 === 0)
    const found = some.filter(({ id, text }) => momentFor(text)?.id === id)
    expect(found.length / some.length).toBeGreaterThan(0.87)
  })

  it('are found by other words than their own', () => {
    for (const [text, id] of [
      ['i am soooo tired right now', 'hf-tired'],
      ['my tummy is growling so loud', 'hf-hungry'],
      ['i got a splinter in my foot', 'hf-splinter'],
    ])
      expect.soft(momentFor(text ?? '')?.id, text).toBe(id)
  })

  it('are none of the answers, and none of the wishes', () => {
    for (const text of [
      '7',
      'its 12',
      'i think the answer is 42',
      'can i have a hint',
      'next question please',
      'tell me a joke',
    ])
      expect.soft(sureId(text), text).toBeNull()
  })

  it('are nothing without words', () => {
    for (const text of ['', '   ', '???', '😀😀']) expect.soft(momentFor(text), text).toBeNull()
  })

  it('are only such as there are, and never surer than certain', () => {
    for (const { text } of momentLines().filter((_, at) => at % 200 === 0)) {
      const found = momentFor(text)
      expect(found === null || momentOf(found.id) !== undefined).toBe(true)
      expect(found?.sure ?? 0).toBeLessThanOrEqual(1)
    }
  })
})
