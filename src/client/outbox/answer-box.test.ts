// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { mia } from '#tests/support/scripted-conversation.ts'
import { answerBox, type KeptAnswer, studentsWithAnswers } from './answer-box.ts'

afterEach(() => localStorage.clear())

const ben = '019f0000-0000-7000-8000-0000000000a2'
const answer = (client_id: string, second: number, student_id = mia.id): KeptAnswer => ({
  student_id,
  card_id: `times-tables~${second}x7`,
  was_correct: true,
  client_id,
  answered_at: `2026-11-21T10:00:0${second}.000Z`,
})
const blocked = (): Storage => {
  throw new Error('blocked')
}

describe('answers on the device', () => {
  it('outlive the page, in the order in which they were given, under a key each', () => {
    answerBox(mia.id).add(answer('z', 1))
    answerBox(mia.id).add(answer('a', 2))
    expect(localStorage.length).toBe(2)
    expect(answerBox(mia.id).list()).toEqual([answer('z', 1), answer('a', 2)])
  })

  it('are gone one by one', () => {
    const box = answerBox(mia.id)
    box.add(answer('a', 1))
    box.add(answer('b', 2))
    answerBox(mia.id).remove('a')
    expect(box.list()).toEqual([answer('b', 2)])
  })

  it('of another student are not seen, but told of', () => {
    answerBox(ben).add(answer('a', 1, ben))
    expect(answerBox(mia.id).list()).toEqual([])
    expect(studentsWithAnswers()).toEqual([ben])
  })

  it.each([
    ['is no JSON', '{'],
    ['is something else', '["hello"]'],
    ['lacks its card', JSON.stringify({ ...answer('a', 1), card_id: undefined })],
    ['belongs to another student', JSON.stringify(answer('a', 1, ben))],
  ])('are passed over where what is stored %s', (_, text) => {
    localStorage.setItem(`trellis.answer.${mia.id}.a`, text)
    expect(answerBox(mia.id).list()).toEqual([])
  })

  it('stay in memory where storage is blocked', () => {
    const box = answerBox(mia.id, blocked)
    box.add(answer('b', 2))
    box.add(answer('a', 1))
    expect(box.list()).toEqual([answer('a', 1), answer('b', 2)])
    box.remove('a')
    expect(box.list()).toEqual([answer('b', 2)])
    expect(studentsWithAnswers(blocked)).toEqual([])
  })
})
