import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { claimIn } from './claims.ts'
import { numbersIn, spelledOut } from './sight.ts'

describe('numbers with their things', () => {
  it.each([
    ['i have 12 stickers and beto has 7', ['12 stickers', '7']],
    ['we have 2 boxes of eggs with 6 in it', ['2 boxes of eggs', '6']],
    ['3 cars is um 8 9 10 11 12', ['3 cars', '12']],
    ['no numbers here', []],
  ])('%s', (text, told) => {
    expect(numbersIn(text).map(({ value, thing }) => [value.toString(), thing].filter(Boolean).join(' '))).toEqual(told)
  })
})

describe('a number told by another', () => {
  it.each([
    ['its one less than 19', 'its 18'],
    ['10 more than 47', '57'],
    ['3 and 75 cents', '3.75'],
    ['double 6', '12'],
    ['what is 10 more than 47', 'what is 10 more than 47'],
    ['one of my friends', 'one of my friends'],
  ])('%s', (text, told) => {
    expect(spelledOut(text)).toBe(told)
  })
})

describe('what is said of two amounts', () => {
  it.each([
    ['12/18 is 6/9', '=', true],
    ['4 + 3 = 5 + 2', '=', true],
    ['6 + 1 = 7 + 1', '=', false],
    ['is 4/6 the same as 12/18', '=', true],
    ['then 7 = 7 is true', '=', true],
    ['i think 3/5 is bigger than 2/3 because 3 is more than 2', '>', false],
    ['0.6 is more than 0.48', '>', true],
  ])('%s', (text, relation, isTrue) => {
    expect(claimIn(text)).toMatchObject({ relation, isTrue })
  })

  it.each(['7 x 8 is 56', 'i have 7 and you have 8', 'is it 11 or 10', '2 cars is 8 wheels', ''])(
    'is no such claim: %s',
    (text) => {
      expect(claimIn(text)).toBeNull()
    },
  )
})

describe("a child's own numbers", () => {
  const told = (grade: number, ...lines: string[]) => {
    const child = talkWith(grade)
    return lines.map((line) => child.say(line))
  }

  it('are taken up, and what comes of them is said to be so', () => {
    const [, , result] = told(
      2,
      'i have 24 stickers and i wanna share with 3 friends',
      'me too so 4 kids',
      'i give everyone 5 thats 20',
    )
    expect(result?.text).toContain('4 × 5 = 20')
  })

  it('are no try at the problem of the tutor', () => {
    const turns = told(
      1,
      'make me a soccer problem',
      'wait i make it. my team has 9 goals and the other got 5 less',
      'they got 4',
      'all together is 13',
    )
    expect(turns.slice(2).map(({ move }) => move.found)).toEqual([undefined, undefined])
    expect(turns[2]?.text).toContain('9 − 5 = 4')
    expect(turns[3]?.text).toMatch(/9 and 4 (?:make|is) 13/)
  })

  it('become a problem when the child asks something of them', () => {
    const [, more, right] = told(1, 'i have 12 stickers and beto has 7', 'how many more do i have', '5')
    expect(more?.text).toContain('Beto')
    expect(right?.move.found).toBe('right')
  })

  it('are never called wrong, and nothing is claimed of what does not come of them', () => {
    const [, asked] = told(2, 'i have 24 stickers and 3 friends', 'so 20')
    expect([asked?.move.kind, asked?.move.found]).toEqual(['sight', undefined])
    expect(asked?.text).not.toMatch(/=/)
  })

  it('are out of sight after some talk of other things', () => {
    const child = talkWith(2)
    for (const line of [
      'i have 24 stickers and 3 friends',
      'i like cats',
      'my cat is soft',
      'she sleeps a lot',
      'she is orange',
    ])
      child.say(line)
    expect(child.say('8').text).not.toContain('24 ÷ 3')
  })
})

describe('pasted homework', () => {
  const page = '1. 8 x 4\n2. 45 ÷ 9\n3. Round 682 to the nearest ten'

  it('is gone through by its numbers, with the answer behind the number', () => {
    const child = talkWith(3)
    child.say(page)
    expect(child.say('number 2 is 5').move.found).toBe('right')
    expect(child.say('32').move.found).toBe('right')
    expect(child.say('next').text).toContain('682')
    expect(child.say('number 3 is 700').move.found).toBe('wrong')
    expect(child.say('go back to number 1').text).toContain('8 × 4')
    expect(child.say('which ones did i get right').text).toMatch(/1.*2|2.*1/)
  })
})

describe('a goodbye', () => {
  it.each([
    'ok i go draw',
    'my mom is here',
    'im tired now bye',
    'my screen time is over cya',
    'i have chess now',
    'ya me voy, thanks',
  ])('is heard in: %s', (text) => {
    expect(talkWith(2).say(text).move.kind).toBe('close')
  })

  it.each(['my mom said bye to me at school', 'how do you say bye in spanish', 'i like to draw', 'my mom is nice'])(
    'is not heard in: %s',
    (text) => {
      expect(talkWith(2).say(text).move.kind).not.toBe('close')
    },
  )
})
