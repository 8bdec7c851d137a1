import { describe, expect, it } from 'vitest'
import { talking } from '../../../../tests/support/tutor-turns.ts'
import { openProblem } from '../state.ts'

const givenTo = (text: string, grade = 3) => {
  const { say, lesson } = talking(grade)
  say(text)
  const open = openProblem(lesson())
  return open ? { topic: open.topic, question: open.item.question } : null
}

describe('what is to be practiced, said outright', () => {
  it.each([
    ['quiz me on my 7s', '7 ×'],
    ['ask me some 4s. hard ones', '4 ×'],
    ['do my 8s with me', '8 ×'],
    ['more 9s please', '9 ×'],
    ['can we try times 6', '6 ×'],
    ['lets practice the 3 times tables', '3 ×'],
  ])('%j is a fact of that table', (text, begin) => {
    expect(givenTo(text)?.question).toContain(begin)
  })

  it.each([
    ['test me on subtraction with regrouping', 'taking away'],
    ['give me hard ones with fractions', 'fractions'],
    ['can you give me some rounding problems', 'rounding'],
    ['lets do some hard division', 'dividing'],
    ['give me 3 digit plus 3 digit', 'adding'],
  ])('%j is an exercise of that', (text, topic) => {
    expect(givenTo(text)?.topic).toBe(topic)
  })

  it.each([
    ['do you like fractions', 'fractions'],
    ['show me your times tables poster', 'times tables'],
    ['do i have to do division', 'dividing'],
    ['do they use decimals in england', 'decimals'],
  ])('%j asks for no exercise of %s', (text, topic) => {
    expect(givenTo(text)?.topic).not.toBe(topic)
  })
})

describe('easy', () => {
  it('wishes for a bigger hill, and for no smaller steps', () => {
    const child = talking(1)
    child.say('8 - 3')
    child.say('5')
    expect(child.say('easy').move.kind).toBe('give')
    expect(
      child
        .lesson()
        .said.slice(-4)
        .some((key) => /easier/.test(key)),
    ).toBe(false)
  })

  it('before an exercise is solved leaves it open', () => {
    const child = talking(2)
    child.say('47 + 38')
    const open = openProblem(child.lesson())?.item.id
    child.say('so easy')
    expect(openProblem(child.lesson())?.item.id).toBe(open)
  })
})

describe('how it was found', () => {
  it.each([
    ['A train goes 60 miles an hour for 3 hours how far', '180', 'i did 60 times 3'],
    ['what is 20% of 45', '9', 'cuz 10% is 4.5'],
    ['solve 3x - 4 = 11', 'x = 5', '3 times 5 is 15 minus 4 is 11'],
    ['7 x 8', '56', 'i know 7 x 7 is 49 plus 7'],
  ])('of %j is heard as told, and as no new problem', (task, answer, way) => {
    const child = talking(6)
    child.say(task)
    child.say(answer)
    const told = child.say(way)
    expect(told.move.kind).toMatch(/^(?:how|claim)$/)
    expect(told.said).not.toMatch(/aren't equal|not the same/)
  })
})

describe('prime or not', () => {
  it('is answered by yes and no, with the reason behind it', () => {
    const child = talking(4)
    child.say('is 51 prime')
    expect(child.say('yes').move.kind).toBe('wrong')
    expect(child.say('no its 3 times 17').move.found).toBe('right')
  })
})
