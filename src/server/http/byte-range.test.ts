import { describe, expect, it } from 'vitest'
import { wantedBytes } from './byte-range.ts'

describe('which bytes are asked for', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=99-99', { from: 99, to: 99 }],
    ['bytes=90-500', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    [' bytes=5-6 ', { from: 5, to: 6 }],
  ])('%s of 100', (header, part) => {
    expect(wantedBytes(header, 100)).toEqual(part)
  })

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is not there', (header) => {
    expect(wantedBytes(header, 100)).toBe('none')
  })

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=9-1',
    'bytes=1-2,4-5',
    'lines=1-2',
    'bytes=a-b',
    `bytes=${'9'.repeat(40)}-`,
  ])('%s is answered with the whole', (header) => {
    expect(wantedBytes(header, 100)).toBe('all')
  })

  it('knows that an empty file has no part', () => {
    expect(wantedBytes('bytes=0-', 0)).toBe('none')
    expect(wantedBytes('bytes=-5', 0)).toBe('none')
  })
})
