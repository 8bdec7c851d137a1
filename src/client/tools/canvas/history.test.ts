import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canRedo, canUndo, historyOf, mostSteps, push, redo, undo } from './history.ts'

const counted = (steps: number) => {
  let history = historyOf(0)
  for (let step = 1; step <= steps; step++) history = push(history, step)
  return history
}

describe('a history', () => {
  it('goes back and forward again', () => {
    const three = counted(3)
    expect(undo(three).present).toBe(2)
    expect(undo(undo(three)).present).toBe(1)
    expect(redo(undo(undo(three))).present).toBe(2)
    expect([canUndo(three), canRedo(three), canRedo(undo(three))]).toEqual([true, false, true])
  })

  it('forgets what was taken back once something new is done', () => {
    const changed = push(undo(counted(3)), 9)
    expect(canRedo(changed)).toBe(false)
    expect(undo(changed).present).toBe(2)
  })

  it('stands still at its ends', () => {
    const none = historyOf('empty')
    expect([undo(none), redo(none)]).toEqual([none, none])
  })

  it('takes back 200 steps and no more', () => {
    let history = counted(mostSteps + 50)
    let back = 0
    for (; canUndo(history); back++) history = undo(history)
    expect(back).toBe(200)
    expect(history.present).toBe(50)
  })

  it('changes nothing of an older history', () => {
    const old = counted(4)
    const copy = structuredClone(old)
    redo(undo(push(undo(old), 8)))
    expect(old).toEqual(copy)
  })

  it('always comes back to where it was, by as many redos as undos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 260 }), fc.integer({ min: 0, max: 260 }), (steps, back) => {
        const begun = counted(steps)
        const most = Math.min(back, steps, mostSteps)
        let history = begun
        for (let step = 0; step < most; step++) history = undo(history)
        expect(history.present).toBe(steps - most)
        for (let step = 0; step < most; step++) history = redo(history)
        expect(history).toEqual(begun)
      }),
      { numRuns: 30 },
    )
  })
})
