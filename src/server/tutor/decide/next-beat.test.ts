import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a reply that would only echo', () => {
  it('says what belongs to the moment before it', () => {
    const child = talkWith(1)
    child.say('i have a scab on my knee')
    expect(child.say('dont pick it mommy said').text).toMatch(/skin|scab/i)
  })

  it('says something true of the thing that is told of', () => {
    expect(talkWith(2).say('my hamster is so funny on tuesdays').text).toMatch(/hamster/i)
  })

  it('says nothing twice', () => {
    const child = talkWith(2)
    const replies = ['my hamster is so funny', 'my hamster is on the table', 'my hamster is so soft'].map(
      (line) => child.say(line).text,
    )
    expect(new Set(replies).size).toBe(3)
  })

  it('adds nothing to work with numbers, or where talk is kept short', () => {
    expect(talkWith(2).say('my hamster is 3 plus 4 is 7').text).not.toMatch(/cheek|wheel/)
  })
})

describe('a feeling', () => {
  it('hears no fun fact', () => {
    const child = talkWith(2)
    expect(child.say('my hamster died').text).not.toMatch(/cheek|wheel/)
    expect(child.say('he was in his wheel').text).not.toMatch(/cheek|miles/)
  })
})
