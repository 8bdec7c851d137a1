import { describe, expect, it } from 'vitest'
import { drawer } from '#tests/support/scripted-conversation.ts'
import { keptValue } from './kept-value.ts'

const isSpeed = (value: unknown): value is number => typeof value === 'number'
const before = (text: string) => (text === 'fast' ? 1.2 : null)
const speedIn = (storage: ReturnType<typeof drawer>) => keptValue('speed', () => storage, { is: isSpeed, before })

describe('a value that the browser keeps', () => {
  it('is read as it was kept, until it is forgotten', () => {
    const storage = drawer()
    speedIn(storage).keep(0.7)
    expect(speedIn(storage).read()).toBe(0.7)
    expect(JSON.parse(storage.getItem('speed') ?? '')).toEqual({ v: 1, value: 0.7 })
    speedIn(storage).keep(null)
    expect([speedIn(storage).read(), storage.getItem('speed')]).toEqual([null, null])
  })

  it.each([
    ['the form of the releases before', 'fast', 1.2],
    ['a form of a later release', '{"v":2,"value":0.7}', null],
    ['another kind of value', '{"v":1,"value":"0.7"}', null],
    ['no value', '{"v":1}', null],
    ['half of one', '{"v":1,"val', null],
    ['what nobody of us wrote', '0.7', null],
  ])('is taken from %s as it is', (_what, text, read) => {
    const storage = drawer()
    storage.setItem('speed', text)
    expect(speedIn(storage).read()).toBe(read)
  })

  it('is none where storage is blocked', () => {
    const blocked = keptValue(
      'speed',
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      { is: isSpeed, before },
    )
    blocked.keep(1)
    expect(blocked.read()).toBeNull()
  })
})
