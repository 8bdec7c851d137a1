import words from '#content/en/skills/reading/parts/vocabulary.json'
import grade1 from '#content/en/words/vocabulary-1.json'
import grade2 from '#content/en/words/vocabulary-2.json'
import grade3 from '#content/en/words/vocabulary-3.json'
import grade4 from '#content/en/words/vocabulary-4.json'
import grade5 from '#content/en/words/vocabulary-5.json'
import { defineSkill, type Enumerated, type SkillSource, type Value } from '../../../draw.ts'
import { keyOf, wrongOnes } from './choices.ts'

type Entry = {
  word: string
  /** 'weather': what it is about, without the word. */
  area: string
  /** 'a flat shape with 3 straight sides', without the word. */
  meaning: string
  /** The whole sentence that tells its meaning. */
  means: string
  example: string
  /** The example with ___ in its place. */
  gap: string
  /** Three words of the same class that nobody could take for it. */
  others: readonly string[]
}

const grades: readonly (readonly Entry[])[] = [grade1, grade2, grade3, grade4, grade5]
const byWord = new Map(grades.flat().map((entry) => [entry.word, entry]))

const othersOf = ({ others }: Entry): readonly Entry[] => others.flatMap((other) => byWord.get(other) ?? [])

/** The first letters that no other choice begins with: 'pe' for petal beside pollen. */
function startOf(word: string, others: readonly string[]): string {
  const lengths = Array.from({ length: Math.ceil(word.length / 2) }, (_, at) => at + 1)
  const own = lengths.find((length) => others.every((other) => !other.startsWith(word.slice(0, length))))
  return word.slice(0, own ?? 1)
}

/** What the sentences name: the word, and its wrong answers as w1, w1_means. */
function namesOf(entry: Entry, others: readonly Entry[]): Record<string, Value> {
  const { word, area, meaning, means, example, gap } = entry
  const wrong = others.flatMap((other, at): [string, Value][] => [
    [`w${at + 1}`, other.word],
    [`w${at + 1}_means`, other.means],
  ])
  const start = startOf(
    word,
    others.map((other) => other.word),
  )
  return { word, area, meaning, means, example, gap, start, ...Object.fromEntries(wrong) }
}

const misconception = 'meaning-of-another-word'

/** From the meaning to the word. */
function wordItem(entry: Entry): Enumerated {
  const others = othersOf(entry)
  return {
    key: `${keyOf(entry.word)}-word`,
    form: 'word',
    values: namesOf(entry, others),
    answer: { form: 'choice', answer: entry.word },
    wrong: wrongOnes(
      misconception,
      others.map(({ word }) => word),
    ),
    solution: [
      [
        ['means', null],
        ['word', entry.word],
      ],
    ],
    entity: entry.word,
  }
}

/** From the word in a sentence to its meaning. */
function meaningItem(entry: Entry, grade: number): Enumerated {
  const others = othersOf(entry)
  return {
    key: `${keyOf(entry.word)}-meaning`,
    form: 'meaning',
    values: namesOf(entry, others),
    answer: { form: 'choice', answer: entry.meaning },
    wrong: wrongOnes(
      misconception,
      others.map(({ meaning }) => meaning),
    ),
    solution: [
      [
        ['example', null],
        ['meaning', entry.meaning],
      ],
    ],
    entity: entry.word,
    standards: [`L.${grade}.4`],
  }
}

export const vocabularySkill = (grade: 1 | 2 | 3 | 4 | 5): SkillSource =>
  defineSkill({
    skill: `reading.vocabulary-${grade}`,
    words,
    tags: ['vocabulary'],
    deck: {
      name: `vocabulary-${grade}`,
      all: () => (grades[grade - 1] ?? []).flatMap((entry) => [wordItem(entry), meaningItem(entry, grade)]),
    },
  })
