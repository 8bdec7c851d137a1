import words from '#content/en/skills/reading/two-syllable-words.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const known = words.lists.words.map((written) => {
  const [first = '', second = ''] = written.split('-')
  return { word: `${first}${second}`, first, second }
})

function split(rng: Rng): Draw {
  const { word, first, second } = rng.pick(known)
  const key = `${first}-${second}`
  const at = first.length
  const cuts = [at - 1, at + 1, at - 2, at + 2].filter((place) => place > 0 && place < word.length)
  return {
    form: 'split',
    values: { word, first, second },
    answer: { form: 'choice', answer: key },
    wrong: cuts
      .slice(0, 3)
      .map((place) => [
        place < at ? 'split-too-early' : 'split-too-late',
        `${word.slice(0, place)}-${word.slice(place)}`,
      ]),
    solution: oneWay(['vowels', null], ['between', key]),
    entity: word,
  }
}

/** Two written syllables, read together. */
function join(rng: Rng): Draw {
  const { word, first, second } = rng.pick(known)
  const others = rng.some(known.filter((each) => each.word !== word))
  const near = others.filter((each) => each.word.charAt(0) === word.charAt(0) || each.second === second)
  const wrong = [...new Set([...near, ...others].map((each) => each.word))].slice(0, 3)
  return {
    form: 'join',
    values: { word, first, second, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('read-a-word-that-looks-alike', wrong),
    solution: oneWay(['read', word]),
    entity: word,
  }
}

export const skill = defineSkill({
  skill: 'reading.two-syllable-words',
  words,
  tags: ['syllables'],
  draw: (rng) => (rng.chance(60) ? split : join)(rng),
})
