import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { lessonShape } from '../state.ts'

describe('what only looks like a goodbye', () => {
  it.each([
    'i have to eat my vegetables first',
    'i need to run faster than my brother',
    'you have to go first',
    'i want to see you',
    'we had a good night at grandmas',
    'my grandma is here',
  ])('%s', (text) => {
    expect(talkWith(2).say(text).move.kind).not.toBe('close')
  })
})

describe('how come', () => {
  it('asks of the world, also behind a problem that was solved', () => {
    const child = talkWith(3)
    child.say('what is 7 x 8')
    child.say('56')
    expect(child.say('how come cats purr').move.kind).toBe('book')
    expect(child.say('how come').move.kind).not.toBe('wonder')
  })
})

describe('the number of a problem', () => {
  const page = '1. 8 x 4\n2. 45 ÷ 9\n3. Round 682 to the nearest ten'

  it.each(['#2', 'the second one', 'number two please', 'problem 2'])('is no try at it: %s', (text) => {
    const child = talkWith(3)
    child.say(page)
    const turn = child.say(text)
    expect(turn.text).toContain('45 ÷ 9')
    expect(turn.move.found).toBeUndefined()
  })

  it.each(['#2 is 5', 'number two is 5', 'the second one is 5'])('may have the answer behind it: %s', (text) => {
    const child = talkWith(3)
    child.say(page)
    expect(child.say(text).move.found).toBe('right')
  })

  it('that is left open is what one goes on with', () => {
    const child = talkWith(3)
    child.say('1. 8 x 4\n2. 45 ÷ 9')
    child.say('number 2 is 5')
    expect(child.say('what is left').text).toContain('1')
    expect(child.say('yes').text).toContain('8 × 4')
  })
})

describe('numbers of any length', () => {
  it('are kept so that the lesson can be read again', () => {
    const child = talkWith(3)
    for (const text of [
      'i have 123456789012345678901234567890 stickers',
      `so ${'9'.repeat(400)}`,
      '1/3333333333333333333333',
    ])
      child.say(text)
    expect(lessonShape.safeParse(child.lesson()).success).toBe(true)
  })
})

describe('what a child has', () => {
  it('is no sum to be found out', () => {
    for (const text of ['i have 2 dogs and 3 cats', 'i have 2 moms', 'i have 3 brothers and 1 sister'])
      expect.soft(talkWith(2).say(text).move.kind, text).not.toBe('sight')
  })

  it('that is shared out is', () => {
    expect(talkWith(2).say('i have 24 stickers and i wanna share with 3 friends').move.kind).toBe('sight')
    expect(talkWith(2).say('we have 2 boxes of eggs with 6 in it').move.kind).toBe('sight')
  })

  it('and what is left over is told as it was shared', () => {
    const child = talkWith(4)
    child.say('i have 24 stickers to share')
    child.say('for 5 kids')
    expect(child.say('4 each and 4 extra').text).toContain('24 stickers ÷ 5 is 4, with 4 left')
  })
})

describe('what a child tells', () => {
  it('is said back to it, not only listened to', () => {
    const told = talkWith(3).say('my goldfish chased his own reflection for an hour')
    expect(told.text.toLowerCase()).toContain('your goldfish chased his own reflection for an hour')
  })

  it('is not judged: what it claims stays its own idea', () => {
    const claimed = talkWith(4).say('so a bowling ball falls faster than a tennis ball')
    expect(claimed.move.kind).toBe('reflect.claim')
    expect(claimed.move.found).toBeUndefined()
  })

  it('and asks of amounts is taken as its question', () => {
    const asked = talkWith(2).say('im 4 feet how many of me is a whale shark')
    expect(asked.text).toContain('how many of you is a whale shark?')
  })

  it('is not taken for an answer about a story that was told', () => {
    const child = talkWith(1)
    child.say('tell me a story')
    const turn = child.say('my cat slipped on the kitchen floor yesterday')
    expect(turn.text).not.toMatch(/the story (?:says|tells)/i)
  })

  it.each(['ok im gonna play now', 'nah im out', 'my mom says lights off', 'ok flibberbye', 'k im free'])(
    'as it goes gets a goodbye: %s',
    (text) => {
      expect(talkWith(3).say(text).move.kind).toBe('close')
    },
  )
})

describe('beside its own writing', () => {
  it('a child may talk without its words being corrected', () => {
    const child = talkWith(3)
    child.say('check my sentence: i goed to the park with my dog')
    const turn = child.say('hahaha i put that there like a caveman would say')
    expect(turn.move.kind).not.toBe('writing')
    expect(child.lesson().problems).toEqual([])
  })
})

describe('words side by side', () => {
  it.each(['cat hat', 'log frog', 'cat and mat'])('that rhyme are credited: %s', (text) => {
    const turn = talkWith(0).say(text)
    expect(turn.move.kind).toBe('alike')
    expect(turn.text).toMatch(/rhyme|at the end/i)
  })

  it('that only begin alike are told from a rhyme', () => {
    expect(talkWith(0).say('dog and dad').text).toMatch(/begin|start|first sound/i)
  })

  it('that have nothing in common are no rhyme', () => {
    expect(talkWith(0).say('dog and tree').move.kind).not.toBe('alike')
  })

  it('of another language are told in English', () => {
    expect(talkWith(0).say('como se dice mariposa').text).toContain('butterfly')
  })
})

describe('a number at the end', () => {
  it('is the answer, though one stands before it', () => {
    const child = talkWith(2)
    child.say('what is 400 - 199')
    expect(child.say('oh plus 1 201').move.found).toBe('right')
  })
})
