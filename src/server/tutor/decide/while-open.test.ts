import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('in the middle of a problem', () => {
  const rounding = () => {
    const child = talkWith(4)
    child.say('ok so i gotta round 3,472 to the nearest hundred')
    return child
  }

  it('helps where a child is lost', () => {
    for (const line of ['huh', 'what', 'wait what', '??'])
      expect(rounding().say(line).move.kind).toMatch(/hint|again|show/)
  })

  it('helps on from the reason for a try that was not right', () => {
    const child = rounding()
    child.say('its 3,400')
    const { move } = child.say('but it has a 4 so it stays')
    expect([move.kind, move.found]).toEqual(['hint', undefined])
    expect(child.say('3,500').move.found).toBe('right')
  })

  it('lets a child try what just came to it', () => {
    const child = rounding()
    expect(child.say('ohh you look at the 7').move.kind).toBe('step')
    expect(child.say('3,500').move.found).toBe('right')
  })

  it('asks again, and gives no hint, where it makes sense now', () => {
    const { text, move } = rounding().say('huh ok that actually makes sense')
    expect([move.kind, text.includes('3,472')]).toEqual(['aside', true])
    expect(rounding().say('that makes no sense').move.kind).not.toBe('aside')
  })
})

describe('how many of it are in an amount', () => {
  it('is the division of the child', () => {
    const coins = talkWith(2)
    coins.say('how many nickels is in 89')
    expect(coins.say('17').move.found).toBe('right')
    const stacks = talkWith(4)
    stacks.say('so the floor is 1200 blocks')
    stacks.say('how many stacks is that a stack is 64')
    expect(stacks.say('18').move.found).toBe('right')
    const one = talkWith(4)
    one.say('how many quarters are in $4')
    expect(one.say('16').move.found).toBe('right')
  })
})

describe('a line with numbers', () => {
  it('of sums one below the other is homework, and no counting', () => {
    expect(talkWith(3).say('6x7\n8x4\n9x6\n7x7\n12x3').text).toContain('6 × 7')
  })

  it('is counted with words that sound like numbers, and a gap is seen', () => {
    const child = talkWith(0)
    const { text, move } = child.say(
      'i am counting to twenty one two three for five six seven ate nine ten eleven twelve thirteen fifteen sixteen',
    )
    expect([move.kind, /13|thirteen/i.test(text)]).toEqual(['count', true])
    expect(talkWith(1).say('ate is more than six').text).toContain('8')
    expect(talkWith(1).say('i ate more than six cookies').text).not.toContain('8')
  })

  it('that counts coins to their end is right', () => {
    const child = talkWith(2)
    child.say('i got 3 quarters 2 dimes and 4 pennies')
    expect(child.say('75 85 95 96 97 98 99 cents').move).toMatchObject({ kind: 'count', mood: 'happy' })
  })

  it('that wonders why sets no task', () => {
    expect(talkWith(3).say('why is 9 times always add up to 9 like 4+5 and 5+4').move.kind).not.toBe('own')
  })

  it('of two points asks for a slope where slopes are talked of', () => {
    const child = talkWith(8)
    child.say('whats slope again i forgot')
    child.say('points (2, 3) and (6, 11)')
    expect(child.say('2').move.found).toBe('right')
  })
})

describe('a pattern of words', () => {
  it('is said once more, and the child says what comes next', () => {
    const child = talkWith(0)
    expect(child.say('red blue red blue red what comes next').move.kind).toBe('pattern')
    expect(child.say('blue duh').move.mood).toBe('happy')
    child.say('clap clap stomp clap clap stomp whats next')
    expect(child.say('stomp').move).toMatchObject({ kind: 'pattern', mood: 'thinking' })
    expect(child.say('clap').move.mood).toBe('happy')
    expect(talkWith(0).say('my dog is so funny what comes next').move.kind).not.toBe('pattern')
  })
})

describe('what is said of factors', () => {
  it('is right, or is looked at with the number that shows it', () => {
    const child = talkWith(4)
    expect(child.say('so 5 isnt a factor of 12').text).toContain('10')
    expect(child.say('20 is a multiple of 5').move.mood).toBe('happy')
    expect(child.say('21 is not a multiple of 7').move.mood).toBe('thinking')
    expect(child.say('4 is a factor of 10').text).toContain('8')
  })
})

describe('what a child thinks of itself', () => {
  it('is met as a feeling, and not said back', () => {
    for (const line of ['im usually not good at writing', 'im just really bad at math', 'i am so terrible at spelling'])
      expect(talkWith(5).say(line).move.kind).toBe('feeling.self_down')
  })

  it('is no echo where it is not ready', () => {
    for (const line of ['im not ready at all', 'ugh im gonna fail'])
      expect(talkWith(5).say(line).move.kind).toBe('feeling.worried_test')
    expect(talkWith(5).say('im not ready to go yet').move.kind).not.toBe('feeling.worried_test')
  })

  it('of a test that is feared comes before practice', () => {
    const { move } = talkWith(3).say('we have a test on planets tomorow and im nervus')
    expect(move.kind).not.toBe('give')
  })
})
