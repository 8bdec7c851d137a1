import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a poem of the child’s own', () => {
  it('has its pictures named, its questions answered, and no capital asked for', () => {
    const child = talkWith(7)
    child.say('i want to write a poem but i dont want it cheesy')
    expect(child.say('does it have to rhyme').text).toMatch(/^No/)
    const line = child.say('the seat across from me / still smells like barbecue chips').text
    expect(line).toContain('barbecue chips')
    expect(line).not.toMatch(/capital|sentence start/)
    expect(child.say('texas is a door that only opens from the other side').text).toMatch(/metaphor|image|another/i)
    expect(child.say('ok title. Barbecue Chips').text).toContain('“Barbecue Chips.”')
  })

  it('is not begun by a child that writes a letter', () => {
    expect(talkWith(2).say('how do u start a leter').text).toMatch(/Dear/)
  })
})

describe('a word that the tutor only knows from the dictionary', () => {
  it('is spelled as it is, and not as another', () => {
    expect(talkWith(2).say('how do u spell bruise').text).toContain('b-r-u-i-s-e')
    expect(talkWith(2).say('how do u spell elefant').text).toContain('E-l-e-p-h-a-n-t')
  })
})

describe('a friend that does not want to play', () => {
  it('is no plan to be glad of', () => {
    expect(talkWith(2).say('my best friend doesnt want to play with me').move.kind).toBe('telling.leftOut')
  })
})
