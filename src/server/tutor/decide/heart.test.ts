import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('what goes to the heart', () => {
  it('is heard before a sum, and names something real that the child worked out', () => {
    const child = talkWith(4)
    child.say('what is 36 x 7')
    child.say('252')
    const { text, move } = child.say('everyone else is already on three digits. im the dumb one')
    expect(move.kind).toBe('feeling.heart')
    expect(text).toMatch(/36 × 7/)
  })

  it('is no sum where a score is told', () => {
    const { text, move } = talkWith(4).say('we lost 7-0 today and i was the goalie')
    expect([move.kind, /wins and loses together|never about one person/.test(text)]).toEqual(['feeling.heart', true])
  })

  it('is no line of the text that is written', () => {
    const child = talkWith(5)
    child.say('I have to write an opinion essay about phones at school')
    const { text } = child.say('my best friend isnt talking to me because i told someone her secret')
    expect(text).toMatch(/friend/)
    const again = child.say('i said sorry on text but she left me on read')
    expect(again.move.kind).toBe('feeling.heart')
  })

  it('leaves a written sentence to the text', () => {
    const child = talkWith(3)
    child.say('i have to write a story')
    expect(child.say('My best friend is not talking to me.').move.kind).toBe('writing')
  })

  it('sends to a grown-up where something bleeds, and inside where it thunders', () => {
    expect(talkWith(1).say('MY TOOTH IS BLEEDING A LITTLE').text).toMatch(/grown-up/)
    expect(talkWith(2).say('its thundering here and i dont like it').text).toMatch(/inside/i)
    expect(talkWith(-1).say('where is mommy').text).toMatch(/grown-up/)
  })

  it('promises nothing for a sick pet', () => {
    const child = talkWith(2)
    child.say('my hamster pumpkin is sick he dosnt eat')
    expect(child.say('is he going to die').text).toMatch(/don't know|can't know/)
  })
})
