import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('which letter is meant', () => {
  it.each(['can i write him a letter', 'can you help me write my grandma a letter', 'lets write a letter to santa'])(
    'one that somebody gets is written: %s',
    (text) => {
      expect(talkWith(3).say(text).move.kind).toBe('writing')
    },
  )

  it('one to trace is traced', () => {
    expect(talkWith(0).say('can i trace a letter').move.kind).toBe('tool')
  })
})
