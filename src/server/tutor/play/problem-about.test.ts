import { describe, expect, it } from 'vitest'
import { rngOf } from '#server/curriculum/rng.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { findNumbers } from '#shared/answers/numbers.ts'
import { talking } from '../../../../tests/support/tutor-turns.ts'
import { themes } from '../know/themes.ts'
import { openProblem } from '../state.ts'
import { problemItem } from './problem-about.ts'

const levels = [-1, 0, 1, 2, 3, 4, 5]
const made = (level: number) =>
  themes().flatMap((theme, at) => [0, 1, 2].map((draw) => problemItem(rngOf(at * 7 + draw), theme, level)))

describe('a problem about what a child likes', () => {
  it.each(levels)('is sound in every theme at level %i', (level) => {
    for (const item of made(level)) {
      const key = item.answer.answer
      const words = [
        ...item.text,
        item.question,
        ...item.hints,
        item.explanation,
        ...item.distractors.map(({ feedback }) => feedback),
      ]
      for (const text of words) expect(text, item.id).toMatch(/^["“\p{Lu}\d].*[.?!]$/u)
      expect(words.join(' '), item.id).not.toMatch(/[{}]|undefined|\b1 \w+s (?:are|come|walk|go)\b/)
      expect(checkAnswer(key, item.answer).kind).toBe('right')
      for (const { answer } of item.distractors)
        expect(checkAnswer(answer, item.answer).kind, `${item.id}: ${answer}`).toBe('wrong')
      // A hint may say a number of the story, never one that only the answer is.
      const known = [...item.text, item.question].flatMap((text) => findNumbers(text).map(Number))
      if (!known.includes(Number(key)))
        for (const hint of item.hints)
          expect(findNumbers(hint).map(Number), `${item.id}: ${hint}`).not.toContain(Number(key))
    }
  })

  it('keeps to the numbers of the grade', () => {
    const most = (level: number) =>
      Math.max(
        ...made(level).flatMap(({ answer, text }) => [
          Number(answer.answer),
          ...text.flatMap((one) => findNumbers(one).map(Number)),
        ]),
      )
    expect(most(-1)).toBeLessThanOrEqual(5)
    expect(most(0)).toBeLessThanOrEqual(10)
    expect(most(1)).toBeLessThanOrEqual(20)
    expect(most(2)).toBeLessThanOrEqual(100)
  })

  it('shows the youngest what the story tells', () => {
    for (const item of made(-1)) expect(item.picture?.kind).toBe('objects')
  })

  it('is made of the theme the child names, taught like any other, and offered again', () => {
    const { say, lesson } = talking(3)
    const asked = say('make a math problem about minecraft')
    expect(asked.said).toMatch(/blocks?|chests?/)
    expect(asked.likes).toBe('block-games')
    const problem = openProblem(lesson())
    expect(problem?.origin).toBe('play')
    const wrong = problem?.item.distractors[0]
    expect(say(wrong?.answer ?? '').said).toContain(wrong?.feedback)
    expect(say(problem?.item.answer.answer ?? '').move.found).toBe('right')
    expect(say('yes').lesson.problems.at(-1)?.item.entity).toBe('block-games')
  })

  it('says so when it has no stories about a thing', () => {
    const { say } = talking(2)
    expect(say('make a math problem about blorptastic').said).toContain('blorptastic')
  })
})
