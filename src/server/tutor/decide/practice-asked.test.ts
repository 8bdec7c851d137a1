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
