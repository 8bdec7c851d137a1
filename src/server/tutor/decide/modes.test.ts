import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a game', () => {
  it('lets go of what is told beside it', () => {
    const child = talkWith(3)
    child.say("let's play guess what i am")
    expect(child.say('my sister won at soccer again').move.kind).not.toMatch(/^play/)
    expect(child.say('back to the game').move.kind).toMatch(/^play/)
  })
})

describe("the child's own text", () => {
  const line = 'At first he is dishonest but later he is brave because he tells his mom.'

  it('waits while the child speaks of something else, and takes its next line', () => {
    const child = talkWith(4)
    child.say('can you check my sentence')
    expect(child.say(line).move.kind).toBe('writing')
    expect(child.say('my brother told me the ending').move.kind).not.toBe('writing')
    expect(child.say('got it').move.kind).not.toBe('writing')
    expect(child.say('Then he tells everyone the truth.').move.kind).toBe('writing')
  })

  it('is gone back to when the child says so', () => {
    const child = talkWith(4)
    child.say('can you check my sentence')
    child.say(line)
    child.say('my brother told me the ending')
    expect(child.say('ok back to my sentence').move.kind).toBe('writing')
  })
})

describe('a feeling', () => {
  it('does not hold what is told of other things', () => {
    const child = talkWith(4)
    child.say('im tired')
    expect(child.say('my teacher does boxes').move.kind).not.toMatch(/felt|feeling/)
  })

  it('holds what belongs to it', () => {
    const child = talkWith(4)
    child.say('my friend was mean to me today')
    expect(child.say('he said i cant play with them').move.kind).toMatch(/felt|feeling|heavy|telling/)
  })
})

describe('what nobody read', () => {
  it.each(['can i bring my own cake', 'pickle the pickle in the pickle jar', 'phew'])(
    'is met without an exercise: %s',
    (text) => {
      const { move } = talkWith(1).say(text)
      expect(move.kind).not.toMatch(/give|wrong/)
    },
  )

  it('makes no topic of what is told', () => {
    expect(talkWith(0).say('kitties dont do counting').move.kind).not.toBe('give')
    expect(talkWith(1).say('boink rhymes with oink').move.kind).not.toBe('give')
  })
})
