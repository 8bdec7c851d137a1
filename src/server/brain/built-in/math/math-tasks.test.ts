import { describe, expect, it } from 'vitest'
import { tellsAnswer } from '#server/safety/answer-leak.ts'
import { hasWrongArithmetic } from '#server/safety/arithmetic.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { findNumbers, readNumber } from '#shared/answers/numbers.ts'
import { type Task, task as taskShape } from '../tasks/task.ts'
import { mathTasks, mathTopics } from './math-tasks.ts'

const seeds = 2

const cases = mathTasks.flatMap(({ family, topics, make }) =>
  topics.flatMap(({ topic, grades: [from, to] }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ family, topic, grade: from + at, make })),
  ),
)

/** Tasks of all shifts, from other numbers for each. */
function drawn({ make, topic, grade }: (typeof cases)[number]): Task[] {
  return [0, 1, -1, 2, -2].flatMap((shift) =>
    Array.from({ length: seeds }, (_, seed) => {
      const task = make({ topic, grade, seed: seed * 577 + shift + 11, shift })
      if (!task) throw new Error(`no task of ${topic} in grade ${grade}`)
      return task
    }),
  )
}

const worked = ({ steps, explanation, example }: Task) => [...steps, explanation, ...(example?.steps ?? [])]
const helps = ({ hints, mistakes, name, example }: Task) => [
  ...hints,
  ...mistakes.map(({ observation }) => observation),
  name,
  example?.question ?? '',
  ...(example?.steps ?? []),
]
/** Numbers and signs are read at a glance, so only words are counted. */
const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

describe.each(cases)('a task of $topic in grade $grade', (one) => {
  const { topic, grade, make, family } = one
  const tasks = drawn(one)

  it('has all that is needed to teach it', () => {
    for (const task of tasks) {
      taskShape.parse(task)
      expect(task).toMatchObject({ topic, grade, family })
      expect(task.id.startsWith(`${family}:`)).toBe(true)
      expect(task.example?.question).not.toBe(task.question)
      if (task.answer.form === 'choice') {
        expect(new Set(task.answer.choices).size).toBe(task.answer.choices.length)
        for (const choice of task.answer.choices) expect(task.question).toContain(choice)
      }
    }
  })

  it('teaches in short sentences, and in few of them', () => {
    for (const task of tasks) {
      expect(task.steps.length).toBeLessThanOrEqual(grade <= 2 ? 2 : 3)
      expect(task.example?.steps.length).toBeLessThanOrEqual(grade <= 2 ? 2 : 3)
      for (const sentence of [task.question, ...worked(task), ...helps(task).filter((said) => said !== task.name)]) {
        expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(grade <= 2 ? 10 : 15)
        expect(sentence).toMatch(/^[\p{Lu}\d(×÷].*[.?]$/u)
        expect(sentence).not.toMatch(/undefined|NaN|wrong|null| {2}|\ba (?:hour|ounce|inch)\b/)
      }
    }
  })

  it('teaches only what is true', () => {
    for (const task of tasks) {
      for (const sentence of [...worked(task), ...task.hints, ...task.mistakes.map(({ observation }) => observation)]) {
        expect(hasWrongArithmetic(sentence), sentence).toBe(false)
      }
    }
  })

  it('keeps its answer to itself until the steps', () => {
    for (const task of tasks) {
      const key = task.answer.form === 'number' || task.answer.form === 'money' ? readNumber(task.answer.answer) : null
      const isOpen = findNumbers(task.question).some((value) => key?.equals(value))
      for (const sentence of helps(task)) {
        const said = findNumbers(sentence.replaceAll(task.question, ''))
        if (key && !isOpen)
          expect(
            said.some((value) => value.abs().equals(key)),
            `${task.question} ${sentence}`,
          ).toBe(false)
        expect(tellsAnswer(sentence, { question: task.question, task }, []), `${task.question} ${sentence}`).toBe(false)
      }
    }
  })

  it('knows usual wrong answers, each of them once', () => {
    for (const task of tasks) {
      const isBetweenTwo = task.answer.form === 'choice' && task.answer.choices.length === 2
      expect(task.mistakes.length).toBeGreaterThanOrEqual(isBetweenTwo ? 1 : 2)
      expect(task.mistakes.length).toBeLessThanOrEqual(4)
      expect(new Set(task.mistakes.map(({ answer }) => answer)).size).toBe(task.mistakes.length)
      for (const { answer } of task.mistakes) expect(checkAnswer(answer, task.answer).kind, task.question).toBe('wrong')
      expect(checkAnswer(task.answer.answer, task.answer).kind).toBe('right')
    }
  })

  it('is the same for the same wish, and another for another', () => {
    const ids = Array.from({ length: 30 }, (_, seed) => make({ topic, grade, seed })?.id)
    expect(ids.slice(0, 3)).toEqual([0, 1, 2].map((seed) => make({ topic, grade, seed })?.id))
    const few = topic === 'skip counting' || topic === 'counting'
    expect(new Set(ids).size).toBeGreaterThanOrEqual(few ? 5 : 10)
  })

  it('is never the one before', () => {
    const before: string[] = []
    for (let turn = 0; turn < 5; turn++) {
      const next = make({ topic, grade, seed: 3, before })
      expect(before).not.toContain(next?.id)
      before.push(next?.id ?? '')
    }
  })
})

describe('the topics of math tasks', () => {
  const topicFor = (text: string) =>
    mathTopics
      .flatMap(({ topic, words }) => {
        const length = words.exec(text)?.[0].length
        return length === undefined ? [] : [{ topic, length }]
      })
      .sort((one, other) => other.length - one.length)[0]?.topic

  it.each([
    ['can we do the clock', 'telling time'],
    ['i want telling the time', 'telling time'],
    ['pemdas please', 'order of operations'],
    ['i hate parentheses', 'order of operations'],
    ['coins', 'money'],
    ['greater than and less than', 'comparing'],
    ['bigger or smaller', 'comparing'],
    ['which fraction is bigger', 'comparing fractions'],
    ['comparing decimals', 'comparing decimals'],
    ['skip counting', 'skip counting'],
    ['counting by 5s', 'skip counting'],
    ['counting', 'counting'],
    ['rounding to the nearest ten', 'rounding'],
    ['place value', 'place value'],
    ['tens and ones', 'place value'],
    ['missing numbers', 'missing numbers'],
    ['number bonds', 'number bonds'],
    ['ten frames', 'number bonds'],
    ['long division', 'long division'],
    ['long multiplication', 'long multiplication'],
    ['percentages', 'percents'],
    ['decimals', 'decimals'],
    ['multiplying decimals', 'multiplying decimals'],
    ['mixed numbers', 'mixed numbers'],
    ['improper fractions', 'mixed numbers'],
    ['equivalent fractions', 'equal fractions'],
    ['simplifying fractions', 'simplest form'],
    ['fractions of a number', 'fractions of numbers'],
    ['multiplying fractions', 'multiplying fractions'],
    ['centimeters', 'measuring'],
    ['area', 'area'],
    ['perimeter', 'perimeter'],
    ['patterns', 'patterns'],
    ['odd and even', 'even and odd'],
    ['elapsed time', 'elapsed time'],
  ])("are found in a child's words: %s", (text, topic) => {
    expect(topicFor(text)).toBe(topic)
  })

  it.each(['i have a dog', 'what is 7 + 5', 'subtraction', 'i am tired', 'can i have a hint'])(
    'are not found in: %s',
    (text) => {
      expect(topicFor(text)).toBeUndefined()
    },
  )
})
