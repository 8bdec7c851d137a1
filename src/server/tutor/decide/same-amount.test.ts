import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor does with the last line of a child. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1) ?? { text: '', move: { found: undefined, kind: '' } }
}

describe('the equal sign', () => {
  it.each([
    ['true or false 4 + 2 = 5 + 1', '4+2 is 6. so false cuz 6 is not 5', 'wrong'],
    ['true or false 4 + 2 = 5 + 1', 'true', 'right'],
    ['is 7 = 8 - 1 allowed. the answer goes at the end', '8-1 is 7 so its true', 'right'],
    ['3 + 4 = 4 + 2 true or false?', 'false! 7 is not 6', 'right'],
    ['i need to make one up. 5 + 5 = 9 + ?', '1', 'right'],
    ['i need to make one up. 5 + 5 = 9 + ?', '19', 'wrong'],
    ['6 + __ = 4 + 4', '2', 'right'],
  ])('%s / %s', (task, answer, found) => {
    expect(last(1, task).move.found).toBeUndefined()
    expect(last(1, task).text).not.toMatch(/\b(?:right|yes|so close)\b/i)
    expect(last(1, task, answer).move.found).toBe(found)
  })

  it('means true or false again behind one of these, and a new gap is no answer to an old one', () => {
    expect(last(1, 'true or false 4 + 2 = 5 + 1', 'true', '3 + 3 = 7').move.found).toBeUndefined()
    expect(last(1, 'true or false 4 + 2 = 5 + 1', 'true', '3 + 3 = 7', 'false').move.found).toBe('right')
    expect(last(1, '8 + __ = 13', '6 + __ = 6').move.found).toBeUndefined()
    expect(last(1, '8 + __ = 13', '__ + 9 = 12', '3').move.found).toBe('right')
    expect(last(1, 'is 3 + 4 = 7 right').text).not.toContain('true or false')
  })
})

describe('who is most, told two at a time', () => {
  const three = 'amy is taller than ben. ben is taller than cara. who is shortest'

  it.each([
    [three, 'u got it or u didnt?? its cara', 'right'],
    [three, 'ben', 'wrong'],
    ['sam is older than jo but younger than max. who is the oldest?', 'max', 'right'],
    ['tom runs faster than lee and lee is faster than ida, who is slowest', 'tom', 'wrong'],
  ])('%s / %s', (task, answer, found) => {
    expect(last(2, task).move.kind).toBe('own')
    expect(last(2, task, answer).move.found).toBe(found)
  })

  it('is not known where the clues leave it open, or go round', () => {
    expect(last(2, 'amy is taller than ben. cara is taller than ben. who is tallest').move.kind).not.toBe('own')
    expect(last(2, 'amy is taller than ben. ben is taller than amy. who is tallest').move.kind).not.toBe('own')
    for (const clues of [
      'amy isnt taller than ben. ben is taller than cara',
      "amy is taller than ben. ben isn't taller than cara",
      'amy is taller than ben. ben is not taller than cara',
      'amy is taller than ben. ben is the same height as cara',
      'amy is taller than ben. the new kid from texas got taller than amy',
    ])
      expect(last(2, `${clues}. who is tallest`).move.kind).not.toBe('own')
  })
})
