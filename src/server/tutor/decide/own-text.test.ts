import { describe, expect, it } from 'vitest'
import { talking } from '../../../../tests/support/tutor-turns.ts'

const essay =
  'I think kids should get more recess because we sit all day and our brains get tired and then we cannot focus'
const story =
  'The locker slammed shut and the sound echoed down the empty hallway. Nobody moved for a long, cold minute.'

describe('a text of the child that comes without a word of it', () => {
  it.each([
    [5, essay, 'because we sit all day'],
    [8, story, 'The locker slammed shut'],
    [
      6,
      'Phones should be banned in class because they distract students from the lesson all day.',
      'because they distract',
    ],
    [
      4,
      'heres my essay I think dogs are better than cats because dogs protect you at night',
      'because dogs protect you',
    ],
    [3, 'Dear Grandma, Thank you for the red scarf. It is so soft and warm.', 'red scarf'],
    [5, 'My cat naps / the sun is a blanket / nobody wakes her', 'nobody wakes her'],
  ])('is heard as one in grade %i: %s', (grade, text, quote) => {
    const reply = talking(grade).say(text)
    expect(reply.move.kind).toBe('writing')
    expect(reply.said).toContain(quote)
  })

  it.each([
    [4, 'I think we should do science now because math is so boring and I am tired of it today'],
    [5, 'My mom said I have to finish my homework first. I do not want to do it now.'],
    [3, 'Sam has 12 apples and gives 5 of them to his sister Ana. How many apples does Sam have?'],
    [6, 'can you explain fractions because my teacher went too fast and i did not get it'],
    [2, 'i went to the zoo and i saw a lion and it was loud'],
    [4, 'do you think dogs are better than cats because i think so and my brother says no'],
  ])('is not what a child of grade %i only says: %s', (grade, text) => {
    expect(talking(grade).say(text).move.kind).not.toBe('writing')
  })

  it('is praised for another thing each time, in its own words', () => {
    const { say } = talking(5)
    const [first] = say(story).move.lines
    const [second] = say('is it good').move.lines
    expect(first).toMatchObject({ key: 'write.has.sound' })
    expect(second).toMatchObject({ key: expect.stringMatching(/^write\.has\.(?!sound)/) })
  })
})

describe('a story that is told line by line', () => {
  it('gets what happened said back and one question of the craft, never the same twice running', () => {
    const { say } = talking(1)
    say('can i tell you a story')
    expect(say('there was a bunny named pip').said).toContain('Pip')
    const came = say('one day a fox came')
    expect(came.said).toMatch(/one day a fox came/i)
    const asks = [came, say('the fox wanted to eat pip')].map(({ move }) => move.lines.at(-1))
    expect(asks[0]).not.toEqual(asks[1])
  })

  it('begins with once upon a time, and not with news of the child', () => {
    expect(talking(2).say('once upon a time there was a dragon named Bo').move.kind).toBe('tale')
    expect(talking(2).say('there was a fire drill at my school').move.kind).not.toBe('tale')
  })
})
