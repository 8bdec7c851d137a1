import { describe, expect, it } from 'vitest'
import { builtInBrain } from '#server/tutor/turn.ts'
import { growthOf } from '#tests/support/growth.ts'
import { talkingTo } from '#tests/support/talking-to.ts'

// Everybody's turns share one thread: what is planned from a long message must not hold it up (bench/longest-hold.ts says how long).

describe('a reply', () => {
  it.each([
    '1+',
    'so ',
    ' \t',
    '(',
    ', ',
    '-',
    'a\n',
    '?',
    '1/2 of ',
    'i said 3 and ',
    'x + ',
    'okay ',
    'ill ',
    'favorite, ',
  ])('is planned in a time that grows only with the message: %j', async (piece) => {
    expect(await growthOf((text) => talkingTo(builtInBrain).say(text), piece)).toBeLessThan(3)
  })

  it('is the same however wide the gaps of a message are', async () => {
    const replyTo = async (text: string) => (await talkingTo(builtInBrain).say(text)).reply
    expect(await replyTo(`what is${' \t'.repeat(400)}7 x 8?`)).toBe(await replyTo('what is 7 x 8?'))
    expect(await replyTo('1) 2 + 3\n\n\n\n\n\n2) 4 + 5')).toBe(await replyTo('1) 2 + 3\n\n2) 4 + 5'))
  })
})
