import words from '#content/en/skills/reading/letters-b-d-p-q.json'
import book from '#content/en/words/letters.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const families = ['bdpq', 'mnuh'].map((letters) => [...letters])
const startOf = (word: string) => word.charAt(0)
const shapeOf = (letter: string) => book.letters.find((each) => each.letter === letter)?.small ?? ''
const familyOf = (letter: string) => families.find((family) => family.includes(letter)) ?? []

/** m, n, h and u differ in height and humps, b, d, p and q in the way they face. */
const kindOf = (letter: string) => (familyOf(letter).includes('m') ? 'humps' : 'facing')

/** The letter that starts a word, among those that look like it. */
function firstLetter({ word, clue }: { word: string; clue: string }): Draw {
  const letter = startOf(word)
  const wrong = familyOf(letter).filter((other) => other !== letter)
  return {
    form: 'first',
    values: {
      word,
      clue,
      rest: word.slice(1),
      letter,
      shape: shapeOf(letter),
      family: kindOf(letter),
      ...namesOfWrong(wrong),
    },
    answer: { form: 'choice', answer: letter },
    wrong: wrongOnes('took-a-letter-that-looks-alike', wrong),
    solution: oneWay(['word', null], ['starts', letter]),
    entity: letter,
  }
}

/** The word that starts with a letter, among words of letters that look like it. */
function wordFor(rng: Rng): Draw {
  const family = rng.pick(families)
  const [letter = 'b', ...others] = rng.some(family)
  const one = (start: string) =>
    rng.pick(book.lookAlikes.filter(({ word }) => startOf(word) === start && word.length < 6)).word
  const key = one(letter)
  const wrong = others.map(one)
  return {
    form: 'word',
    values: { letter, key, shape: shapeOf(letter), family: kindOf(letter), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('took-a-letter-that-looks-alike', wrong),
    solution: oneWay(['begins', key]),
    picture: { kind: 'glyph', text: letter },
    entity: letter,
  }
}

export const skill = defineSkill({
  skill: 'reading.letters-b-d-p-q',
  words,
  tags: ['letters', 'look-alikes'],
  draw: wordFor,
  deck: {
    name: 'letters-b-d-p-q',
    all: () => book.lookAlikes.map((each) => ({ ...firstLetter(each), key: `first-${each.word}` })),
  },
})
