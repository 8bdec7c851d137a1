import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('small things that are asked', () => {
  it('goes along with what the child wants to talk about', () => {
    expect(talkWith(3).say('this is boring can we talk about hockey').text).toMatch(/hockey/)
    expect(talkWith(3).say('can we talk about my dog').text).toMatch(/your dog/)
    expect(talkWith(3).say('can we talk about what happened').text).not.toMatch(/what happened/)
  })

  it('asks a riddle in return, and tells it where the child gives up', () => {
    const child = talkWith(3)
    child.say('what has hands but cant clap')
    child.say('A CLOCK')
    expect(child.say('give me one').move.kind).toBe('play.riddle')
    expect(child.say('i give up tell me').move.kind).toBe('play.riddle')
  })

  it('knows left and right on a map', () => {
    const child = talkWith(3)
    expect(child.say('on a map if north is up then west is... right?').text).not.toMatch(/^Yes|^That's right/)
    expect(child.say('never eat soggy waffles! N E S W. so west is left').text).toMatch(/west is left/)
  })

  it('enjoys a plural in fun, and hears a pattern that is only laid', () => {
    expect(talkWith(2).say('mice. so two houses is hice').text).toMatch(/houses/)
    const child = talkWith(0)
    expect(child.say('red blue red blue red').move.kind).toBe('pattern')
    expect(child.say('blue').text).toMatch(/blue/i)
  })
})
