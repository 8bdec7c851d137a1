import { describe, expect, it } from 'vitest'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { type Task, task } from '../tasks/task.ts'
import { questionsOf } from './question-bank.ts'

const science = questionsOf('science')
const thinking = questionsOf('thinking')
const all = [...science, ...thinking]

const small = new Set(
  'a an the is it its of to in on by for and or with your you at that one from they them up out be as so we i he she this are not no more most less do does can than into'.split(
    ' ',
  ),
)
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9°]+/g) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?:es|s)$/, '') : word,
  )
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const lengthOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)).length

const choiceOf = ({ answer }: Task) => (answer.form === 'choice' ? answer : null)
const withChoices = all.flatMap((question) => {
  const choice = choiceOf(question)
  return choice ? [{ question, ...choice, place: choice.choices.indexOf(choice.answer) }] : []
})

/** What is said to the child before the right answer. */
const saidBefore = ({ hints, mistakes, name }: Task) => [
  ...hints,
  name,
  ...mistakes.map((mistake) => mistake.observation),
]

describe('the bank of questions', () => {
  it('holds only well formed questions', () => {
    for (const question of all) expect(task.safeParse(question).success, question.id).toBe(true)
  })

  it('has enough of them for every grade', () => {
    const of = (list: readonly Task[], grade: number) => list.filter((question) => question.grade === grade).length
    expect(science.length).toBeGreaterThanOrEqual(230)
    expect(thinking.length).toBeGreaterThanOrEqual(110)
    for (const grade of [0, 1, 2, 3, 4, 5]) expect(of(science, grade)).toBeGreaterThanOrEqual(30)
    for (const grade of [-1, 0, 1, 2, 3, 4, 5]) expect(of(thinking, grade)).toBeGreaterThanOrEqual(12)
  })

  it('asks nothing twice', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const asked = all.map(({ text = [], question }) => [...text, question].join(' '))
    expect(new Set(asked).size).toBe(all.length)
  })

  it('asks in one sentence with a question mark', () => {
    for (const { question, grade } of all) {
      expect(question).toMatch(/^[A-Z0-9].*\?$/)
      const [stem = ''] = question.split(': ')
      expect(lengthOf(stem), question).toBeLessThanOrEqual(grade <= 2 ? 14 : 20)
    }
  })
})

describe('a choice', () => {
  it('offers three different answers, the right one among them, all named in the question', () => {
    for (const { question, answer, choices } of withChoices) {
      expect(new Set(choices).size, question.id).toBe(3)
      expect(choices, question.id).toContain(answer)
      for (const choice of choices) expect(question.question, question.id).toContain(choice)
    }
  })

  it('has the right answer at each place equally often', () => {
    const expected = withChoices.length / 3
    const spread = [0, 1, 2].reduce((sum, at) => {
      const seen = withChoices.filter(({ place }) => place === at).length
      return sum + (seen - expected) ** 2 / expected
    }, 0)
    expect(spread).toBeLessThan(6)
  })

  it('does not show its right answer by length', () => {
    const longest = withChoices.filter(({ answer, choices }) =>
      choices.every((choice) => choice === answer || choice.length < answer.length),
    )
    expect(longest.length / withChoices.length).toBeLessThan(0.45)
  })

  it('reacts to each other answer by name', () => {
    for (const { question, answer, choices } of withChoices) {
      const others = choices.filter((choice) => choice !== answer).toSorted()
      expect(question.mistakes.map((mistake) => mistake.answer).toSorted(), question.id).toEqual(others)
    }
  })

  it('is not given away by a hint, a reaction or the name', () => {
    for (const { question, answer, choices } of withChoices) {
      const others = choices.filter((choice) => choice !== answer)
      const shared = new Set(others.flatMap(wordsOf))
      const own = wordsOf(answer).filter((word) => !small.has(word) && !shared.has(word))
      expect(own.length, question.id).toBeGreaterThan(0)
      for (const said of saidBefore(question)) {
        const words = new Set(wordsOf(said))
        const tells = own.every((word) => words.has(word)) && !others.every((other) => said.includes(other))
        expect(tells, `${question.id}: ${said}`).toBe(false)
        expect(checkAnswer(said, question.answer).kind, `${question.id}: ${said}`).not.toBe('right')
      }
    }
  })
})

describe('an answer', () => {
  it('is understood with the words of the question and without them', () => {
    for (const { id, answer, mistakes } of all) {
      for (const said of [answer.answer, `I think ${answer.answer}`, `it is ${answer.answer}`]) {
        expect(checkAnswer(said, answer).kind, `${id}: ${said}`).toBe('right')
      }
      for (const mistake of mistakes) {
        expect(checkAnswer(mistake.answer, answer).kind, `${id}: ${mistake.answer}`).toBe('wrong')
      }
    }
  })
})

describe('what is said with a question', () => {
  it('does not say a number that is the answer', () => {
    const numbers = all.flatMap((question) =>
      question.answer.form === 'number' ? [{ question, answer: question.answer.answer }] : [],
    )
    expect(numbers.length).toBeGreaterThan(30)
    for (const { question, answer } of numbers) {
      for (const said of saidBefore(question)) {
        expect(wordsOf(said), `${question.id}: ${said}`).not.toContain(answer)
        expect(checkAnswer(said, question.answer).kind, `${question.id}: ${said}`).not.toBe('right')
      }
      expect(question.mistakes.map((mistake) => mistake.answer)).not.toContain(answer)
    }
  })

  it('ends the worked solution with the answer', () => {
    for (const { id, steps, answer } of all)
      expect(steps.at(-1)?.toLowerCase(), id).toContain(answer.answer.toLowerCase())
  })

  it('keeps to sentences of the grade', () => {
    for (const { id, grade, text = [], hints, steps, explanation, mistakes } of all) {
      const limit = grade <= 2 ? 10 : 15
      const said = [...text, ...hints, ...steps, ...mistakes.map((mistake) => mistake.observation)]
      for (const sentence of said.flatMap(sentencesOf)) {
        expect(lengthOf(sentence), `${id}: ${sentence}`).toBeLessThanOrEqual(limit + 1)
      }
      expect(sentencesOf(explanation), id).toHaveLength(1)
      expect(lengthOf(explanation), `${id}: ${explanation}`).toBeLessThanOrEqual(limit + 3)
    }
  })

  it('blames nobody, shouts at nobody and has no marks of a screen', () => {
    for (const question of all) {
      const said = [...saidBefore(question), ...question.steps, question.explanation].join(' ')
      expect(said, question.id).not.toMatch(/\bwrong\b|\bstupid\b|\bsmart\b|\bsilly\b|!|[*_#<>]|https?:/i)
    }
  })
})
