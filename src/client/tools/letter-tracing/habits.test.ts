import { describe, expect, it } from 'vitest'
import { habitsOf, keepHabits, usualHabits } from './habits.ts'

function drawer() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  }
}

describe('how a child writes', () => {
  it('is kept for each student', () => {
    const box = drawer()
    const open = () => ({ ...box, setItem: (name: string, value: string) => void box.setItem(name, value) })
    const left = { hand: 'left', waits: true, withoutDrawing: true } as const
    keepHabits('mia', left, open)
    expect(habitsOf('mia', open)).toEqual(left)
    expect(habitsOf('leo', open)).toEqual(usualHabits)
  })

  it('is as usual where the device keeps nothing', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    keepHabits('mia', { ...usualHabits, hand: 'left' }, blocked)
    expect(habitsOf('mia', blocked)).toEqual(usualHabits)
  })
})
