import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { task } from '../tasks/task.ts'
import { allEntries, entriesByName, gistOf } from './entries.ts'
import { plainWords } from './plain-words.ts'
import { gapIn } from './vocabulary-hints.ts'
import { glossaryTasks } from './vocabulary-tasks.ts'
import { askable, othersFor } from './vocabulary-words.ts'

const wish = (grade: number, seed: number) => ({ topic: 'word meanings', grade, seed })
const anyGrade = fc.integer({ min: 1, max: 5 })
const says = (sentence: string, word: string) => ` ${plainWords(sentence)} `.includes(` ${word} `)

function made(grade: number, seed: number) {
  const one = glossaryTasks.make(wish(grade, seed))
  if (one?.answer.form !== 'choice') throw new Error('no choice was made')
  return { ...one, answer: one.answer }
}

describe('a question about a word', () => {
  it('is a whole task, the same for the same seed', () => {
    fc.assert(
      fc.property(anyGrade, fc.integer(), (grade, seed) => {
        const one = made(grade, seed)
        expect(task.parse(one)).toEqual(one)
        expect(glossaryTasks.make(wish(grade, seed))).toEqual(one)
      }),
    )
  })

  it('names three words, and one of them is the answer', () => {
    fc.assert(
      fc.property(anyGrade, fc.integer(), (grade, seed) => {
        const { question, answer, mistakes } = made(grade, seed)
        expect(new Set(answer.choices).size).toBe(3)
        expect(answer.choices).toContain(answer.answer)
        expect(mistakes.map((mistake) => mistake.answer).sort()).toEqual(
          answer.choices.filter((choice) => choice !== answer.answer).sort(),
        )
        for (const choice of answer.choices) expect(says(question, choice)).toBe(true)
        expect(question.split('”')[0]).not.toContain(answer.answer)
        expect(question).toMatch(/^Which word means “[^”]+”: \w+, \w+ or \w+\?$/)
      }),
    )
  })

  it('keeps its answer out of the hints and out of what is said to another word', () => {
    const told = new Map(allEntries().map((entry) => [entry, ` ${plainWords(entry.means)} `]))
    for (const entry of allEntries()) {
      const given = othersFor(entry).filter((other) => told.get(other)?.includes(` ${entry.word} `))
      expect(
        given.map(({ word }) => word),
        entry.word,
      ).toEqual([])
    }
    fc.assert(
      fc.property(anyGrade, fc.integer(), (grade, seed) => {
        const { answer, hints, mistakes, name, steps } = made(grade, seed)
        for (const hint of [...hints, name]) expect(plainWords(hint).split(' ')).not.toContain(answer.answer)
        for (const { answer: word, observation } of mistakes) expect(observation).toBe(entriesByName().get(word)?.means)
        expect(steps.at(-1)).toContain(answer.answer)
      }),
      { numRuns: 300 },
    )
  })

  it('never sets a word beside one that means nearly the same', () => {
    const close = [
      ['sum', 'total'],
      ['enormous', 'gigantic'],
      ['average', 'mean'],
      ['lava', 'magma'],
      ['quadrilateral', 'rhombus'],
      ['rare', 'special'],
      ['mountain', 'hill'],
      ['unit', 'inch'],
      ['machine', 'ramp'],
      ['operation', 'division'],
      ['precipitation', 'sleet'],
      ['consumer', 'herbivore'],
      ['script', 'drama'],
    ] as const
    for (const [one, other] of close) {
      const entry = entriesByName().get(one)
      expect(entry).toBeDefined()
      expect(entry && othersFor(entry).map(({ word }) => word)).not.toContain(other)
    }
  })

  it('suits the grade: words of that grade and the one below, in short sentences', () => {
    for (const grade of [1, 2, 3, 4, 5]) {
      expect(askable(grade).length).toBeGreaterThan(100)
      for (const entry of askable(grade)) {
        expect(grade - entry.grade).toBeLessThanOrEqual(1)
        expect(gistOf(entry)).not.toContain(entry.word)
        expect(
          gapIn(entry)
            ?.toLowerCase()
            .match(/[a-z]+/g),
        ).not.toContain(entry.word)
        expect(gistOf(entry).split(' ').length).toBeLessThanOrEqual(grade <= 2 ? 7 : 11)
      }
    }
    expect(made(3, 5).grade).toBeLessThanOrEqual(3)
    expect(glossaryTasks.make({ ...wish(2, 5), shift: 2 })?.grade).toBeGreaterThanOrEqual(3)
    expect(glossaryTasks.make({ ...wish(2, 5), shift: -9 })?.grade).toBe(0)
  })

  it('comes with new words while there are any', () => {
    const before: string[] = []
    for (let seed = 0; seed < 60; seed++) before.push(glossaryTasks.make({ ...wish(3, 7), before })?.id ?? '')
    expect(new Set(before.map((id) => id.split(':')[1])).size).toBe(60)
  })

  it('is not made for another topic or grade', () => {
    expect(glossaryTasks.make({ topic: 'rounding', grade: 3, seed: 1 })).toBeNull()
    expect(glossaryTasks.make(wish(0, 1))).toBeNull()
    expect(glossaryTasks.make(wish(6, 1))).toBeNull()
  })

  it.each(['lets do vocabulary', 'word meanings please', 'can we do vocab'])('is found by: %s', (text) => {
    expect(glossaryTasks.topics.some(({ words }) => words.test(text))).toBe(true)
  })
})
