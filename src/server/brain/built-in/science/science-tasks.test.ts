import { describe, expect, it } from 'vitest'
import { questionsOf } from './question-bank.ts'
import { scienceTasks } from './science-tasks.ts'

const topics = scienceTasks.flatMap((family) => family.topics.map((topic) => ({ family, ...topic })))

const familyFor = (topic: string) => {
  const found = topics.find((known) => known.topic === topic)
  if (!found) throw new Error(topic)
  return found.family
}

const topicIn = (text: string) =>
  topics
    .map(({ topic, words }) => ({ topic, length: words.exec(text)?.[0].length ?? 0 }))
    .reduce((best, next) => (next.length > best.length ? next : best)).topic

describe('a wish for a question', () => {
  it.each(topics.map(({ topic, grades }) => [topic, grades] as const))(
    'gets one of %s in every grade',
    (topic, [from, to]) => {
      for (let grade = from; grade <= to; grade++) {
        const made = familyFor(topic).make({ topic, grade, seed: 7 })
        expect(made?.topic).toBe(topic)
        expect(Math.abs((made?.grade ?? 99) - grade)).toBeLessThanOrEqual(1)
      }
    },
  )

  it('has a topic for every question of the bank', () => {
    const known = new Set(topics.map(({ topic }) => topic))
    for (const { topic } of [...questionsOf('science'), ...questionsOf('thinking')]) expect(known).toContain(topic)
  })

  it('draws the same question from the same seed and others from others', () => {
    const make = (seed: number) => familyFor('science').make({ topic: 'science', grade: 3, seed })?.id
    expect(make(4)).toBe(make(4))
    expect(new Set(Array.from({ length: 30 }, (_, seed) => make(seed))).size).toBeGreaterThan(12)
  })

  it('asks all near questions once before it asks one again', () => {
    const before: string[] = []
    for (let round = 0; round < 12; round++) {
      const made = familyFor('plants').make({ topic: 'plants', grade: 2, seed: round, before })
      expect(before).not.toContain(made?.id)
      before.push(made?.id ?? '')
    }
    const all = questionsOf('science').filter(({ topic, grade }) => topic === 'plants' && grade <= 4)
    const old = [...all.map(({ id }) => id)]
    expect(familyFor('plants').make({ topic: 'plants', grade: 2, seed: 1, before: old })?.id).toBe(old[0])
  })

  it('gets easier and harder with the shift', () => {
    const make = (shift: number) => familyFor('animals').make({ topic: 'animals', grade: 2, seed: 3, shift })?.grade
    expect([make(-1), make(0), make(1)]).toEqual([1, 2, 3])
  })

  it('gets nothing for a topic of others', () => {
    expect(scienceTasks.map((family) => family.make({ topic: 'rounding', grade: 3, seed: 1 }))).toEqual([null, null])
  })
})

describe('the words of children', () => {
  it.each([
    ['can we do some science', 'science'],
    ['quiz me on planets', 'space'],
    ['i want outer space', 'space'],
    ['lets learn about animals', 'animals'],
    ['something about the human body please', 'my body'],
    ['food chains', 'food chains'],
    ['i like magnets', 'magnets'],
    ['the water cycle', 'water'],
    ['volcanoes and rocks', 'rocks'],
    ['simple machines', 'machines'],
    ['give me a brain teaser', 'puzzles'],
    ['tell me a riddle', 'riddles'],
    ['patterns and logic', 'patterns'],
    ['i want to learn coding', 'coding'],
    ['do you have puzzles', 'puzzles'],
    ['science experiments', 'experiments'],
    ['how about electricity', 'electricity'],
  ])('%s names %s', (text, topic) => {
    expect(topicIn(text)).toBe(topic)
  })

  it.each(['what is 7 + 5', 'i am sad', 'help me with fractions', 'ok'])('%s names none', (text) => {
    for (const { words } of topics) expect(words.test(text)).toBe(false)
  })
})
