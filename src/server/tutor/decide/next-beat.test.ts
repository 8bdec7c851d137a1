import { describe, expect, it } from 'vitest'
import { bitsOf } from '#server/tutor/know/beats.ts'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** How many of these sentences stand in a reply. */
const saidOf = (all: readonly string[], text: string) => all.filter((one) => text.includes(one)).length
const ofHamsters = bitsOf('my hamster', 2)

describe('a reply that would only echo', () => {
  it('says what belongs to the moment before it, and once', () => {
    const child = talkWith(1)
    child.say('i have a scab on my knee')
    const after = child.lesson().beats
    const replies = ['dont pick it mommy said', 'it is so itchy', 'it is on my leg'].map((line) => child.say(line).text)
    expect(after.length).toBe(2)
    expect(saidOf(after, replies[0] ?? '')).toBe(1)
    expect(after.map((one) => replies.filter((reply) => reply.includes(one)).length)).toEqual([1, 1])
  })

  it('says something true of the thing that is told of, and no sentence of it twice', () => {
    const child = talkWith(2)
    const replies = ['my hamster is so funny on tuesdays', 'my hamster is on the table', 'my hamster is so soft'].map(
      (line) => child.say(line).text,
    )
    expect(saidOf(ofHamsters, replies[0] ?? '')).toBe(1)
    for (const bit of ofHamsters) expect(replies.filter((reply) => reply.includes(bit)).length).toBeLessThan(2)
  })

  it.each([
    ['work with numbers', 'my hamster is 3 plus 4 is 7', {}],
    ['a claim', 'i think my hamster is a bird', {}],
    ['a wish', 'give me my hamster please', {}],
    ['talk that the parent keeps short', 'my hamster is so funny on tuesdays', { sideTalk: 'strict' as const }],
  ])('adds nothing to %s', (_, line, more) => {
    expect(saidOf(ofHamsters, talkWith(2, more).say(line).text)).toBe(0)
  })
})

describe('a feeling', () => {
  it('hears no fun fact', () => {
    const child = talkWith(2)
    const replies = ['my hamster died', 'he was in his wheel', 'my hamster was so soft'].map(
      (line) => child.say(line).text,
    )
    expect(replies.map((reply) => saidOf(ofHamsters, reply))).toEqual([0, 0, 0])
  })
})
