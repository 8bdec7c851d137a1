import words from '#content/en/skills/reading/parts/vocabulary.json'
import grade1 from '#content/en/words/vocabulary-1.json'
import grade2 from '#content/en/words/vocabulary-2.json'
import grade3 from '#content/en/words/vocabulary-3.json'
import grade4 from '#content/en/words/vocabulary-4.json'
import grade5 from '#content/en/words/vocabulary-5.json'
import kindergarten from '#content/en/words/vocabulary-k.json'
import { defineSkill, type Enumerated, oneWay, type SkillSource, type Value } from '../../../draw.ts'
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

const entries = { k: kindergarten, 1: grade1, 2: grade2, 3: grade3, 4: grade4, 5: grade5 } as const
type Grade = keyof typeof entries
const byWord = new Map<string, Entry>(
  [grade1, grade2, grade3, grade4, grade5].flat().map((entry) => [entry.word, entry]),
)

/** What stands in its own list as that list says it. */
const othersOf = ({ others }: Entry, own: readonly Entry[]): readonly Entry[] =>
  others.flatMap((other) => own.find(({ word }) => word === other) ?? byWord.get(other) ?? [])

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
function wordItem(entry: Entry, others: readonly Entry[]): Enumerated {
  return {
    key: `${keyOf(entry.word)}-word`,
    form: 'word',
    values: namesOf(entry, others),
    answer: { form: 'choice', answer: entry.word },
    wrong: wrongOnes(
      misconception,
      others.map(({ word }) => word),
    ),
    solution: oneWay(['means', null], ['word', entry.word]),
    entity: entry.word,
  }
}

/** From the word in a sentence to its meaning. */
function meaningItem(entry: Entry, others: readonly Entry[], grade: Grade): Enumerated {
  return {
    key: `${keyOf(entry.word)}-meaning`,
    form: 'meaning',
    values: namesOf(entry, others),
    answer: { form: 'choice', answer: entry.meaning },
    wrong: wrongOnes(
      misconception,
      others.map(({ meaning }) => meaning),
    ),
    solution: oneWay(['example', null], ['meaning', entry.meaning]),
    entity: entry.word,
    standards: [`L.${String(grade).toUpperCase()}.4`],
  }
}

export const vocabularySkill = (grade: Grade): SkillSource =>
  defineSkill({
    skill: `reading.vocabulary-${grade}`,
    words,
    tags: ['vocabulary'],
    deck: {
      name: `vocabulary-${grade}`,
      all: () =>
        entries[grade].flatMap((entry) => {
          const others = othersOf(entry, entries[grade])
          return [wordItem(entry, others), meaningItem(entry, others, grade)]
        }),
    },
  })
