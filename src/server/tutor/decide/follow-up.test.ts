import { describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to the last of some lines. */
function lastOf(grade: number, ...lines: string[]) {
  const talk = talkWith(grade)
  return lines.map((line) => talk.say(line)).at(-1)
}

describe('what goes on from before', () => {
  test.each([
    [2, ['how do you spell beautiful', 'what does it mean'], /lovely|pretty/],
    [2, ['how do you spell beautiful', 'whats the opposite of it'], /ugly/],
    [3, ['is run a noun or verb', 'what about happy'], /adjective/],
    [1, ['whats a verb', 'is jump one'], /Jump can be a verb/],
    [6, ['whats 15% of 80', '12', 'what about 20%'], /20% of 80/],
    [2, ['is 4 even', 'even', 'what about 100'], /100/],
    [3, ['i have 5 apples and eat 2', '3', 'now i get 4 more'], /3 \+ 4/],
    [
      4,
      ['i need help with my essay', 'its about why we should have longer recess', 'i have 2 reasons'],
      /first|strongest|convince/i,
    ],
  ] as const)('grade %i: %j', (grade, lines, says) => {
    expect(lastOf(grade, ...lines)?.text).toMatch(says)
  })

  test('a question of another number is no answer to the open one', () => {
    expect(lastOf(2, 'is 0 even or odd', 'is 7 even')?.move.kind).not.toBe('credit')
    expect(lastOf(5, 'whats bigger 0.5 or 0.45', '0.5', 'what about 0.5 and 0.50')?.move.kind).not.toBe('credit')
  })

  test('a child of grade 8 gets no exercise of kindergarten', () => {
    const talk = talkWith(8)
    for (const line of ['give me a problem', 'another one', 'a harder one', 'next'])
      expect(talk.say(line).lesson.problems.at(-1)?.grade ?? 6).toBeGreaterThanOrEqual(4)
  })

  test('a laugh leaves a riddle open', () => {
    const talk = talkWith(4)
    talk.say('tell me a riddle')
    expect(talk.say('thats funny lol').lesson.play?.game).toBe('riddle')
  })
})
