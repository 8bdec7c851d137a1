import { describe, expect, it } from 'vitest'
import { pressedLabels, talking } from '../../../../tests/support/tutor-turns.ts'

describe('help with writing', () => {
  it('asks for the idea, the reason and an example in the words of the child, and writes nothing', () => {
    const { say } = talking(4)
    expect(say('help me write a story about a dragon').said).toContain('“a dragon”')
    expect(say('he wants to find a friend').said).toContain('find a friend')
    const first = say('a knight tries to fight him')
    expect(first.lesson.asked?.about).toBe('help:story:first')
    expect(
      say('The dragon was lonely in his dark cave.').move.lines.map((line) => 'key' in line && line.key),
    ).toContain('write.has.sense')
  })

  it('will not write it, and asks the first question instead', () => {
    const reply = talking(3).say('write my essay for me')
    expect(reply.move.lines[0]).toEqual({ key: 'write.no' })
    expect(reply.said).toMatch(/\?$/)
  })

  it('offers things to choose from to a child without an idea', () => {
    const { say } = talking(1, 5, { likes: ['sharks'] })
    say('help me write a story')
    expect(pressedLabels(say('idk'))[0]).toBe('sharks')
    expect(say('sharks').said).toContain('“sharks”')
  })
})

describe('a sentence of the child', () => {
  it('is credited first, and asked about in one question that does not tell', () => {
    const { say } = talking(2)
    const asked = say('is this right: i goed to the park')
    expect(asked.said).toContain('goed')
    expect(asked.said).not.toContain('went')
    expect(asked.said.match(/\?/g)).toHaveLength(1)
    expect(say('went').move.lines[0]).toEqual({ key: 'write.whole' })
    const mended = say('I went to the park')
    expect(mended.move.lines[0]).toEqual({ key: 'write.mended' })
    expect(mended.lesson.asked?.about).toMatch(/^mend:end/)
    expect(say('.').move.lines[0]).toEqual({ key: 'write.whole' })
    expect(say('I went to the park.').move.lines.at(-1)).toMatchObject({ key: 'write.ask.better.word' })
  })

  it('gets the rule when it comes back unmended, and is left alone after that', () => {
    const { say } = talking(3)
    say('check my sentence: The dog are big.')
    expect(say('The dog are big.').said).toContain('“is”')
    expect(say('The dog are very big.').move.lines[0]).toEqual({ key: 'write.letBe' })
  })

  it('is told to be fine where nothing is found', () => {
    const lines = talking(4).say('Check my sentence: The old lighthouse blinked through the fog.').move.lines
    expect(lines.map((line) => 'key' in line && line.key)).toContain('write.clean')
  })

  it('is no try at the problem that waits, and other talk is no sentence', () => {
    const { say } = talking(3)
    say('what is 8 x 7')
    say('can you check my sentence')
    expect(say('My dog has 56 spots').judged).toBeUndefined()
    expect(say('tell me a joke').move.kind).toBe('play.joke')
  })
})
