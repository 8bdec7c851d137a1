// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { mia } from '#tests/support/scripted-conversation.ts'
import { outboxBox } from './outbox-box.ts'
import { idOf, type Kept, type KeptAnswer, type KeptDrawing } from './outbox-entry.ts'
import { studentsWithWaiting } from './waiting-here.ts'

afterEach(() => localStorage.clear())

const ben = '019f0000-0000-7000-8000-0000000000a2'
const answered = (client_id: string, second: number, student_id = mia.id): KeptAnswer => ({
  student_id,
  card_id: `times-tables~${second}x7`,
  was_correct: true,
  client_id,
  answered_at: `2026-11-21T10:00:0${second}.000Z`,
})
const answer = (...made: Parameters<typeof answered>): Kept => ({ kind: 'answer', answer: answered(...made) })
const drawn = (version: number): KeptDrawing => ({
  id: 'd1',
  version,
  scene: { mat: 'plain', elements: [] },
  marks: [],
  kept: false,
  conversation_id: null,
  saved_at: Date.parse('2026-11-21T10:00:05.000Z'),
})
const drawing = (version: number): Kept => ({ kind: 'drawing', drawing: drawn(version) })
const blocked = (): Storage => {
  throw new Error('blocked')
}
const ids = (studentId = mia.id) =>
  outboxBox(studentId)
    .list()
    .map(({ kept }) => idOf(kept))

describe('what a child made, on the device', () => {
  it('outlives the page, in the order in which it was made, under a key each', () => {
    outboxBox(mia.id).put(answer('z', 1))
    outboxBox(mia.id).put(drawing(1))
    outboxBox(mia.id).put(answer('a', 2))
    expect([localStorage.length, ids()]).toEqual([3, ['z', 'a', 'd1']])
  })

  it('is gone one by one', () => {
    outboxBox(mia.id).put(answer('a', 1))
    outboxBox(mia.id).put(answer('b', 2))
    outboxBox(mia.id).remove('a')
    expect(ids()).toEqual(['b'])
  })

  it('of another student is not seen, but told of', () => {
    outboxBox(ben).put(answer('a', 1, ben))
    expect([ids(), studentsWithWaiting()]).toEqual([[], [ben]])
  })

  it('stays in memory where storage is blocked', () => {
    const box = outboxBox(mia.id, blocked)
    box.put(answer('b', 2))
    box.put(answer('a', 1))
    expect(box.list().map(({ kept }) => idOf(kept))).toEqual(['a', 'b'])
    box.remove('a')
    expect(box.list()).toHaveLength(1)
    expect(studentsWithWaiting(blocked)).toEqual([])
  })

  it('goes on waiting where it was made anew since it was sent', () => {
    const box = outboxBox(mia.id)
    box.put(drawing(1))
    box.put(drawing(2))
    box.mark(drawing(1), 'came')
    expect(box.list()).toMatchObject([{ where: 'waits', kept: { drawing: { version: 2 } } }])
    box.mark(drawing(2), 'came')
    expect([box.list()[0]?.where, studentsWithWaiting()]).toEqual(['came', []])
  })
})

/** As it is stored now. */
const stored = (kept: unknown, more: object = {}) => JSON.stringify({ v: 1, where: 'waits', kept, ...more })

describe('what is no longer understood', () => {
  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '["hello"]'],
    ['a number', '7'],
    ['of a release after this one', stored(answer('a', 1), { v: 2 })],
    ['without a number of its form', JSON.stringify({ where: 'waits', kept: answer('a', 1) })],
    ['nowhere', stored(answer('a', 1), { where: 'lost' })],
    ['of no kind', stored({ ...answer('a', 1), kind: 'poem' })],
    ['without its card', stored({ kind: 'answer', answer: { ...answered('a', 1), card_id: undefined } })],
    ['of no time', stored({ kind: 'answer', answer: { ...answered('a', 1), answered_at: 'soon' } })],
    ['of another student', stored(answer('a', 1, ben))],
    ['a drawing without a scene', stored({ kind: 'drawing', drawing: { ...drawn(1), scene: null } })],
    ['a report of nothing', stored({ kind: 'report', report: {}, reported_at: 1 })],
  ])('is passed over when it is %s, and does not hide the rest', (_, text) => {
    localStorage.setItem(`trellis.outbox.${mia.id}.a`, text)
    outboxBox(mia.id).put(answer('b', 2))
    expect(ids()).toEqual(['b'])
  })
})

describe('what the release before kept', () => {
  const keepAsBefore = () => {
    localStorage.setItem(`trellis.answer.${mia.id}.a`, JSON.stringify(answered('a', 1)))
    localStorage.setItem(`trellis.drawing.${mia.id}.d1`, `waits ${JSON.stringify(drawn(3))}`)
  }

  it('is told of, taken over, and under its old name no more', () => {
    keepAsBefore()
    expect(studentsWithWaiting()).toEqual([mia.id])
    expect(outboxBox(mia.id).list()).toEqual([
      { where: 'waits', kept: answer('a', 1) },
      { where: 'waits', kept: drawing(3) },
    ])
    expect(Object.keys(localStorage).sort()).toEqual([`trellis.outbox.${mia.id}.a`, `trellis.outbox.${mia.id}.d1`])
    expect(ids()).toEqual(['a', 'd1'])
  })

  it('a drawing that had arrived has arrived, and one of another student stays theirs', () => {
    localStorage.setItem(`trellis.drawing.${mia.id}.d1`, `came ${JSON.stringify(drawn(3))}`)
    localStorage.setItem(`trellis.answer.${ben}.a`, JSON.stringify(answered('a', 1, ben)))
    expect(outboxBox(mia.id).list()).toEqual([{ where: 'came', kept: drawing(3) }])
    expect(ids(ben)).toEqual(['a'])
  })

  it('does not replace what was made anew since', () => {
    outboxBox(mia.id).put(drawing(4))
    localStorage.setItem(`trellis.drawing.${mia.id}.d1`, `waits ${JSON.stringify(drawn(3))}`)
    expect(outboxBox(mia.id).list()).toMatchObject([{ kept: { drawing: { version: 4 } } }])
  })

  it('stays where it is while there is no room for it in the new place', () => {
    keepAsBefore()
    const full = new Proxy(localStorage, {
      get: (target, name) => {
        if (name === 'setItem') throw new DOMException('full', 'QuotaExceededError')
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    expect(outboxBox(mia.id, () => full).list()).toHaveLength(2)
    expect(ids()).toEqual(['a', 'd1'])
  })

  it.each(['{}', 'waits', 'waits {}', 'waits null', 'came {"id":1}', 'hello'])('as %j is nothing', (text) => {
    localStorage.setItem(`trellis.drawing.${mia.id}.d1`, text)
    localStorage.setItem(`trellis.answer.${mia.id}.a`, text)
    expect(ids()).toEqual([])
  })
})
