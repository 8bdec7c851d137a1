import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to each line of one child, in their order. */
function told(grade: number, ...lines: string[]): string[] {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text)
}

describe('parts of the child’s own whole', () => {
  it('are heard as fractions, and what is left of them is worked on', () => {
    const [, gone, left, , than] = told(
      4,
      'my pizza had 8 slices and i ate 3 and my brother ate 2',
      'so 5/8 is gone',
      'how much is left',
      '3/8',
      'is that more than a half',
    )
    expect(gone).toContain('5 of 8 is 5/8')
    expect(left).toContain('1 − 5/8')
    expect(than).toContain('comparing 3/8 and 1/2')
  })

  it('that do not come of what was told are not confirmed', () => {
    const [, gone] = told(4, 'my pizza had 8 slices and i ate 3 and my brother ate 2', 'so 6/8 is gone')
    expect(gone).not.toContain('6/8')
  })

  it('stay fractions where the child writes them so', () => {
    const [said] = told(4, 'what about 2/3 and 3/4 which is bigger')
    expect(said).toContain('2/3 and 3/4')
  })
})

describe('what the child has and what a thing costs', () => {
  it('belong together, whatever else was told', () => {
    const lines = ['now i have 7 dollars', 'before i had 5', 'a toy costs 10', 'how much more do i need']
    expect(told(1, ...lines)[3]).toContain('10 − 7')
    expect(told(2, 'i have 20 dollars', 'the game costs 15', 'how much will i have left')[2]).toContain('20 − 15')
  })
})

describe('two people’s things', () => {
  it('are taken up, and put together where the child asks', () => {
    const [both, many] = told(1, 'i got 6 shells and my sis got 9', 'how many is that')
    expect(both).toMatch(/6 shells and 9\b/)
    expect(many).toContain('9 + 6')
  })
})

describe('a text of the child’s own', () => {
  it('begins with its side, and a question about how to go on has its own answer', () => {
    const [side, opinion, , start, next] = told(
      5,
      'i have to write an opinion essay about if kids should have homework',
      'i think no',
      'because we are tired after school',
      'how do i start it',
      'what comes next',
    )
    expect(side).toContain('hether kids should have homework')
    expect(opinion).not.toContain('“no”')
    expect(start).toMatch(/opinion|believe|think/)
    expect(next).not.toBe(start)
  })
})

it('a game makes room for the math that the child wants', () => {
  const child = talkWith(2)
  child.say('tell me a riddle')
  expect(child.say('ok one math then').move.kind).toBe('give')
})

it('a short answer about trucks wishes for nothing harder', () => {
  const child = talkWith(0)
  child.say('i like trucks')
  expect(child.say('big ones').move.kind).not.toBe('give')
})

it('how it was found is thanked for', () => {
  const child = talkWith(6)
  child.say('what is 15% of 80')
  child.say('12')
  expect(child.say('i did 10 percent is 8 and half is 4').move.kind).toBe('how')
})
