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

  test('what happens in a book that the child reads is no trouble of its own', () => {
    const talk = talkWith(2)
    for (const line of ['im reading a book about a dog named max', 'he got lost', 'his owner is sad'])
      expect(talk.say(line).move.kind).toBe('talk')
    expect(talk.say('my grandma is sick').move.kind).not.toBe('talk')
  })

  test('another sentence of the answer is told when that is asked, and nothing else is made up', () => {
    expect(lastOf(5, 'what are the 3 branches of government', 'which one makes laws')?.text).toMatch(
      /Congress makes laws/,
    )
    expect(lastOf(3, 'who was martin luther king', 'when did he die')?.text).not.toMatch(/1964/)
  })

  test('a test that is named is prepared for, and fear of one is met', () => {
    expect(lastOf(6, 'i have a science test on cells tmrw')?.text).toMatch(/cells/)
    expect(lastOf(6, 'im so nervous about my test on cells tmrw')?.move.kind).toMatch(/feeling|telling|moment/)
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
