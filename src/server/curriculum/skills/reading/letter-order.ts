import words from '#content/en/skills/reading/letter-order.json'
import book from '#content/en/words/letters.json'
import { type Draw, defineSkill, type Enumerated, oneWay, type Wrong } from '../../draw.ts'

const letters = book.letters.map(({ letter }) => letter)
const letterAt = (at: number) => letters[at] ?? null
const run = (from: number, to: number) => letters.slice(Math.max(0, from), to + 1).join(', ')

/** Letters that stand so far away, each called as what led there. */
const near = (at: number, steps: readonly (readonly [misconception: string, by: number])[]): Wrong[] =>
  steps.map(([misconception, by]) => [misconception, letterAt(at + by)])

function after(at: number): Draw {
  const letter = letterAt(at) ?? ''
  const key = letterAt(at + 1) ?? ''
  return {
    form: 'after',
    values: { letter, key, before: run(at - 3, at), song: run(at - 2, at + 1) },
    answer: { form: 'choice', answer: key },
    wrong: near(at, [
      ['went-the-other-way', -1],
      ['skipped-a-letter', 2],
      ['skipped-a-letter', 3],
      ['skipped-a-letter', 4],
      ['went-the-other-way', -2],
      ['went-the-other-way', -3],
    ]),
    solution: oneWay(['sing', null], ['there', key]),
    entity: letter,
    tags: ['after'],
  }
}

function before(at: number): Draw {
  const letter = letterAt(at) ?? ''
  const key = letterAt(at - 1) ?? ''
  const start = at - 5
  return {
    form: at === 1 ? 'before-second' : 'before',
    values: { letter, key, before: run(start, at - 2), song: run(at - 3, at) },
    answer: { form: 'choice', answer: key },
    wrong: near(at, [
      ['went-the-other-way', 1],
      ['skipped-a-letter', -2],
      ['went-the-other-way', 2],
      ['skipped-a-letter', -3],
      ['went-the-other-way', 3],
      ['skipped-a-letter', -4],
    ]),
    solution: oneWay(['sing', null], ['there', key]),
    entity: letter,
    tags: ['before'],
  }
}

function between(at: number): Draw {
  const key = letterAt(at) ?? ''
  return {
    form: 'between',
    values: { left: letterAt(at - 1) ?? '', right: letterAt(at + 1) ?? '', key },
    answer: { form: 'choice', answer: key },
    wrong: near(at, [
      ['went-past', 2],
      ['stopped-too-soon', -2],
      ['went-past', 3],
      ['stopped-too-soon', -3],
      ['went-past', 4],
      ['stopped-too-soon', -4],
    ]),
    solution: oneWay(['sing', null], ['there', key]),
    entity: key,
    tags: ['between'],
  }
}

const last = letters.length - 1

function allOf(at: number): Enumerated[] {
  const letter = letterAt(at) ?? ''
  return [
    ...(at < last ? [{ ...after(at), key: `after-${letter}` }] : []),
    ...(at > 0 ? [{ ...before(at), key: `before-${letter}` }] : []),
    ...(at > 0 && at < last ? [{ ...between(at), key: `between-${letter}` }] : []),
  ]
}

export const skill = defineSkill({
  skill: 'reading.letter-order',
  words,
  tags: ['alphabet'],
  deck: { name: 'letter-order', all: () => letters.flatMap((_, at) => allOf(at)) },
})
