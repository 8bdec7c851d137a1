import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

// What strangers' children said, and was misread.

describe('a right way', () => {
  it('may take away in two steps', () => {
    const { text } = talkWith(2).say('i did 13 take away 3 is 10 then take away 2 more is 8')
    expect(text).not.toMatch(/took away|10 \+ 2/)
    expect(text).toMatch(/13 − 3 = 10|right|yes/i)
  })

  it('may join its parts with and', () => {
    expect(talkWith(4).say('3/6 and 2/6 makes 5/6').text).not.toMatch(/match|not quite/i)
  })
})

describe('what is no answer', () => {
  it('is taken for none: a step forgotten, the time for bed', () => {
    const child = talkWith(2)
    child.say('28 + 34')
    expect(child.say('i forgot the 1').move.found).toBeUndefined()
    expect(child.say('i go to bed at 8 every night').move.found).toBeUndefined()
  })
})

describe('a text of an older child', () => {
  it('takes no talk to the tutor for its lines', () => {
    const child = talkWith(6)
    child.say('can you help me write my lab report')
    expect(child.say('egg is 55 grams and 50 ml so like 1.1').move.kind).not.toBe('writing')
    expect(child.say('nice ok done').move.kind).not.toBe('writing')
  })
})

it('says openly what it is, in any spelling', () => {
  expect(talkWith(3).say('wait r u a real person').text).toMatch(/AI|computer|program|not a person/i)
})

it('does not say back to a child that it is bad at something', () => {
  expect(talkWith(8).say('im usually not good at writing').text).not.toMatch(/you're usually not good/i)
})

it('lets a child go that has to', () => {
  expect(talkWith(3).say('ok i have to feed my hampster now').move.kind).toBe('close')
})

it('knows the day after a misspelled one', () => {
  expect(talkWith(1).say('what comes after wensday').text).toMatch(/Thursday/)
})
