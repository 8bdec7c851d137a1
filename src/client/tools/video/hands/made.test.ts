import { expect, it } from 'vitest'
import type { ClipHands } from '#shared/clip-stop.ts'
import { nothingMade, settingOf, textOf } from './made.ts'

const digits: ClipHands = { kind: 'build', tiles: [{ name: '0' }, { name: '3' }, { name: '4' }], around: ['', '', ''] }
const frame: ClipHands = { kind: 'fill', count: 10, begun: 6, counts: 'all' }
const blocks: ClipHands = {
  kind: 'worth',
  place: 'Mat',
  items: [
    { name: 'One', worth: 1 },
    { name: 'Ten', worth: 10 },
    { name: 'Other ten', worth: 10 },
  ],
}

it('reads tiles in the order of their gaps, and nothing while a gap is empty', () => {
  expect(textOf(digits, [-1, 0, 1])).toBe('34')
  expect(textOf(digits, [-1, 1, 0])).toBe('43')
  expect(textOf(digits, [-1, 0, -1])).toBeNull()
  expect(textOf({ ...digits, join: '/' }, [-1, 0, 1])).toBe('3/4')
})

it('takes the same tile once, and the longer one where both would do', () => {
  const tiles = [{ name: '1' }, { name: '12' }, { name: '2' }]
  const hands: ClipHands = { kind: 'build', tiles, around: ['', '/', ''], join: '/' }
  expect(settingOf(hands, '1/12')).toEqual([0, 1, -1])
  expect(settingOf(hands, '2/2')).toEqual([-1, -1, -1])
})

it('counts what is full, or what came, and asks for a change first', () => {
  expect(textOf(frame, nothingMade(frame))).toBeNull()
  expect(textOf(frame, settingOf(frame, '9'))).toBe('9')
  expect(textOf(frame, settingOf(frame, '5'))).toBe('5')
  const came: ClipHands = { ...frame, counts: 'new' }
  expect(textOf(came, settingOf(came, '3'))).toBe('3')
})

it('adds what things on the mat are worth', () => {
  expect(textOf(blocks, [0, -1, 0])).toBe('11')
  expect(settingOf(blocks, '20')).toEqual([-1, 0, 0])
})

it('tells the time that the long hand shows', () => {
  const clock: ClipHands = { kind: 'clock', hour: 12, step: 5 }
  expect(textOf(clock, nothingMade(clock))).toBeNull()
  expect(textOf(clock, [6])).toBe('12:30')
  expect(settingOf(clock, '12:15')).toEqual([3])
})
