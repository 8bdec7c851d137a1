import { describe, expect, it } from 'vitest'
import { talking } from '#tests/support/tutor-turns.ts'

const last = (grade: number, ...lines: string[]) => {
  const { say } = talking(grade)
  return lines.map((line) => say(line).said).at(-1) ?? ''
}

describe('a plain request', () => {
  it.each([
    [2, ['can you quiz me on could'], /c _ _ l d/],
    [4, ['can i get a hint for 1.5 x 2.4 dont tell me the answer'], /1\.5|2 × 2|15/],
    [1, ['lets make a story. there is a dragon named Toot'], /Toot/],
    [3, ['im thinking of a number. its more than 20 and less than 30 and u say it when u count by 5s'], /25/],
    [3, ['im thinking of an animal it has stripes and its like a horse', 'yes now one with a trunk'], /elephant/],
    [
      1,
      ['There are 14 birds on a fence. 6 fly away. How many birds are left', '8', 'can i have another bird story'],
      /birds?.*How many/,
    ],
  ])('in grade %i is carried out: %s', (grade, lines, says) => {
    expect(last(grade, ...lines)).toMatch(says)
  })
})

describe('what a child says of words', () => {
  it.each([
    ['more than one fox is foxs', /One fox/],
    ['do not makes dont', /don't/],
    ['what does i am make', /I'm/],
    ['i runned or i ran', /ran is right/i],
    ['dog log frog car', /rhyme.*car/],
    ['affect or effect: the rain ___ed our game', /affect/i],
  ])('is taken up: %s', (line, says) => {
    expect(last(3, line)).toMatch(says)
  })
})

describe('an opinion that tells an example', () => {
  it('stays an opinion', () => {
    const { say } = talking(4)
    say('i have to write an opinion paragraph. mine is about recess should be longer')
    say("Kids should have longer recess. First, it's fun. One time in my class Owen fell out of his chair.")
    expect(say('how do i end it').said).not.toMatch(/narrator|hero/)
  })
})

describe('sentences that run together', () => {
  it('are heard as more than one', () => {
    expect(last(2, 'i wrote this. my cat is fluffy she likes tuna she sleeps on my bed')).toMatch(/my cat is fluffy/)
  })
})
