import { describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to each line, one after the other. */
function saysTo(grade: number, ...lines: string[]): string[] {
  const talk = talkWith(grade)
  return lines.map((line) => talk.say(line).text)
}

describe('what is asked of an animal, a planet or a dinosaur', () => {
  test.each([
    ['what do sharks eat', /fish/],
    ['how long do giraffes live', /25 years/],
    ['whats a baby kangaroo called', /joey/],
    ['do bats lay eggs', /born alive/],
    ['how many legs does an octopus have', /eight arms/],
    ['what eats penguins', /Leopard seals/],
    ['is a dolphin a fish', /mammal/],
    ['how many moons does saturn have', /140/],
    ['what color is mars', /red/],
    ['how big was t rex', /40 feet/],
    ['how fast can a cheeta run', /60 to 70/],
  ])('%s', (line, says) => {
    expect(saysTo(3, line)[0]).toMatch(says)
  })

  test('they and it mean what was spoken of, also behind a telling', () => {
    const says = saysTo(
      2,
      'we went to the zoo and saw a giraffe',
      'what do they eat',
      'how tall is it',
      'do they lay eggs',
    )
    expect(says[1]).toMatch(/leaves/)
    expect(says[2]).toMatch(/18 feet/)
    expect(says[3]).toMatch(/born alive/)
  })

  test('what about another one asks the same of that', () => {
    const says = saysTo(3, 'what do sharks eat', 'what about whales', 'how long do they live')
    expect(says[1]).toMatch(/Whales eat/)
    expect(says[2]).toMatch(/Whales live/)
  })

  test('another fact is a new one, and what is not known is not made up', () => {
    const talk = talkWith(2)
    const facts = ['tell me about bats', 'another', 'tell me more', 'one more'].map((line) => talk.say(line).text)
    expect(new Set(facts).size).toBe(4)
    expect(talk.say('do they like music').text).not.toMatch(/^Yes|^No/)
  })

  test('a child who talks of its own pet is not lectured', () => {
    expect(saysTo(1, 'i have a dog named max')[0]).not.toMatch(/miles an hour|live about/)
  })

  test('an open question about it is not answered in passing', () => {
    const talk = talkWith(3)
    talk.say('7 x 8')
    expect(talk.say('i think 54').text).not.toMatch(/\b56\b/)
  })
})

describe('what the child works on', () => {
  test('a report on something, and questions about it behind', () => {
    const says = saysTo(4, 'im doing a report on volcanoes', 'how do they erupt', 'what should i write about')
    expect(says[0]).toMatch(/volcano/i)
    expect(says[1]).toMatch(/magma/i)
    expect(says[2]).not.toMatch(/rule at school/)
  })

  test('a person is meant by he', () => {
    expect(saysTo(5, 'i have a presentation about abraham lincoln tomorrow', 'when was he born')[1]).toMatch(/1809/)
  })
})
