import { describe, expect, it } from 'vitest'
import { drawer } from '#tests/support/scripted-conversation.ts'
import { habitsOf, keepHabits, usualHabits } from './habits.ts'

describe('how a child writes', () => {
  it('is kept for each student', () => {
    const box = drawer()
    const open = () => box
    const left = { hand: 'left', waits: true, withoutDrawing: true } as const
    keepHabits('mia', left, open)
    expect(habitsOf('mia', open)).toEqual(left)
    expect(habitsOf('leo', open)).toEqual(usualHabits)
  })

  it('is known from the release before, which kept it in words', () => {
    const box = drawer()
    box.setItem('trellis.writing.mia', 'left without-drawing')
    expect(habitsOf('mia', () => box)).toEqual({ hand: 'left', waits: false, withoutDrawing: true })
  })

  it('is as usual where the device keeps nothing', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    keepHabits('mia', { ...usualHabits, hand: 'left' }, blocked)
    expect(habitsOf('mia', blocked)).toEqual(usualHabits)
  })
})
