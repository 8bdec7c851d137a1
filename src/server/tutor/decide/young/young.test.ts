import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

const preK = -1
const kindergarten = 0

describe('letters and what they are for', () => {
  it('has each word looked at by itself', () => {
    const told = talkWith(preK).say('d is for doggy too and banana').text
    expect(told).toMatch(/Doggy/)
    expect(told).toMatch(/Banana.*\bB\b/)
    expect(talkWith(preK).say('F is fish').text).toMatch(/Fish/)
  })

  it('hears a first sound that is written otherwise', () => {
    expect(talkWith(kindergarten).say('f is for phone').text).toMatch(/P-H/)
  })

  it('takes sounds and words behind a question of a first letter', () => {
    const child = talkWith(kindergarten)
    child.say('what does pickle start with')
    expect(child.say('puh').move.kind).toBe('letters')
    const told = child.say('pizza and pig and bus').text
    expect(told).toMatch(/[Pp]izza/)
    expect(told).toMatch(/Bus.*\bB\b/)
  })

  it('tells words for a letter and the letter of a word', () => {
    expect(talkWith(kindergarten).say('what else starts with z').text).toMatch(/zebra/i)
    expect(talkWith(kindergarten).say('what letter is bear').text).toMatch(/\bB\b/)
  })

  it('is no goodbye', () => {
    const child = talkWith(preK)
    child.say('b is for bear')
    expect(child.say('bye docter').move.kind).toBe('close')
  })
})

describe('colors and shapes of things', () => {
  it('are told, and two colors are mixed, one pair after another', () => {
    const child = talkWith(preK)
    expect(child.say('what color is the sky').text).toMatch(/blue/i)
    expect(child.say('what color do you get with red and yelow').text).toMatch(/orange/i)
    expect(child.say('and blue and yellow').text).toMatch(/green/i)
  })

  it('has a shape that does not fit looked at, and is glad when the child sees it', () => {
    const child = talkWith(preK)
    const looked = child.say('my door is a triangel')
    expect(looked.text).not.toMatch(/\byes\b|right/i)
    expect(child.say('oh its a rectangel').text).toMatch(/rectangle/i)
  })

  it('takes things of a color that was told', () => {
    const child = talkWith(preK)
    child.say('my fish is orange and i like orange')
    expect(child.say('a carrot and a punkin').text).toMatch(/[Cc]arrot and pumpkin/)
  })
})

describe('pretend play', () => {
  it('goes on as long as the child plays', () => {
    const child = talkWith(kindergarten)
    expect(child.say('lets play restrant').move.kind).toBe('pretend')
    expect(child.say('u r the customer').text).toMatch(/customer/)
    child.say('what do you want')
    expect(child.say('we only have pizza and ice cream').text).toMatch(/pizza and ice cream/)
    expect(child.say('that is 4 dollers').text).toMatch(/one, two, three, four dollars/)
    expect(child.say('wee ooo wee ooo').text).toMatch(/wee ooo/i)
  })

  it('ends with a wish for something else, and is no video game', () => {
    const child = talkWith(1)
    child.say('lets play doctor')
    expect(child.say('knock knock').text).toMatch(/who/i)
    expect(talkWith(1).say('i wanna play roblox').move.kind).not.toBe('pretend')
  })

  it('makes the tutor an animal', () => {
    expect(talkWith(preK).say('now you be a duck').text).toMatch(/quack/i)
    expect(talkWith(preK).say('moo').text).toMatch(/moo/i)
  })
})

describe('a child that asks what to do', () => {
  it('gets a small idea or two, also while a feeling is open', () => {
    const child = talkWith(1)
    child.say('nobody played with me at recess')
    expect(child.say('how do i make a friend').move.kind).toBe('idea')
    expect(child.say('what if they say no').text).toMatch(/ask somebody else|another kid/)
    expect(talkWith(4).say('idk what to do about lunch tomorrow').move.kind).toBe('idea')
  })
})

describe('a no', () => {
  it('to a subject is no wish for it', () => {
    expect(talkWith(kindergarten).say('i dont wanna do letters').move.kind).toBe('refused')
    expect(talkWith(5).say('im so bored of fractions').move.kind).toBe('feeling.bored')
    expect(talkWith(kindergarten).say('i have light up shoes').move.kind).not.toBe('give')
  })
})

describe('what the tutor cannot do', () => {
  it('is said as it is', () => {
    expect(talkWith(1).say('can u draw flamey').text).toMatch(/Flamey/)
    expect(talkWith(1).say('can u draw flamey').text).toMatch(/can't draw|no hands|only words|my job|your job/i)
    expect(talkWith(kindergarten).say('wat time is it').move.kind).toBe('honest')
    expect(talkWith(kindergarten).say('what day is it').move.kind).toBe('honest')
  })
})

describe('what children say in nearly the same words', () => {
  it('is met with what fits just that', () => {
    expect(talkWith(1).say('my brother ate dirt and he is fine').text).toMatch(/snack|Yuck/)
    expect(talkWith(4).say('they made a group chat without me').text).toMatch(/left out|hurts/i)
    expect(talkWith(4).say('i texted one of them and she said sorry').text).toMatch(/step|glad/i)
    expect(talkWith(1).say('im not even mad').move.kind).not.toMatch(/feeling/)
  })

  it('is none of the answers to an open problem', () => {
    const child = talkWith(1)
    child.say('what is 4 + 5')
    expect(child.say('9').move.kind).toBe('credit')
  })
})

describe('beside a story', () => {
  it('takes in what the child adds, and answers what it asks', () => {
    const child = talkWith(kindergarten)
    child.say('tell me a story about a unicorn')
    expect(child.say('she should have a sparkle crown').text).not.toMatch(/clue/)
    expect(child.say('ok night night').move.kind).toBe('close')
  })
})

describe('a feeling', () => {
  it('is not looked for in a line about a sister, and ends with a cheerful thing', () => {
    expect(talkWith(kindergarten).say('my sister only likes cheese').move.kind).not.toMatch(/feeling/)
    const child = talkWith(1)
    child.say('im sad she cant come to my party')
    expect(child.say('the cake is chocolate with a unicorn on top').move.kind).not.toBe('reflect.felt')
  })
})

describe('what a grown animal says to its young', () => {
  it.each([
    ['what say a mommy cat to baby cat', /[Mm]eow/],
    ['what does a mama cow say to her baby', /[Mm]oo/],
    ['what do mommy dogs say to puppies', /[Ww]oof/],
  ])('%s', (line, sound) => expect(talkWith(0).say(line).text).toMatch(sound))
})
