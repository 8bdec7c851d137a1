import words from '#content/en/skills/reading/vowels-in-syllables.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong } from './parts/choices.ts'

const known = words.lists.words.map((written) => ({ word: written.replaceAll('-', ''), parts: written.split('-') }))
const lettersIn = (word: string) => word.replace(/[^aeiouy]/g, '').length

function count(rng: Rng): Draw {
  const { word, parts } = rng.pick(known)
  const number = parts.length
  return {
    form: rng.chance(50) ? 'sounds' : 'syllables',
    values: { word, parts: parts.join(', '), number },
    answer: { form: 'number', answer: number },
    wrong: [
      ['counted-vowel-letters', lettersIn(word)],
      ['counted-the-letters', word.length],
      ['split-a-beat', number + 1],
      ['lost-a-beat', number > 1 ? number - 1 : null],
      ['split-a-beat', number + 2],
    ],
    solution: oneWay(['clap', null], ['each', number]),
    entity: word,
  }
}

function which(rng: Rng): Draw {
  const { word, parts } = rng.pick(known)
  // Those with as many vowel letters are the most telling.
  const others = rng.some(known.filter((each) => each.parts.length !== parts.length))
  const near = others.filter(
    (each) => lettersIn(each.word) === lettersIn(word) || lettersIn(each.word) === parts.length,
  )
  const wrong = [...new Set([...near, ...others].map((each) => each.word))].slice(0, 3)
  return {
    form: 'which',
    values: { word, parts: parts.join(', '), number: parts.length, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: word },
    wrong: wrong.map((one, at): Wrong => ['counted-vowel-letters', one, `w${at + 1}`]),
    solution: oneWay(['clap', word]),
    entity: word,
  }
}

export const skill = defineSkill({
  skill: 'reading.vowels-in-syllables',
  words,
  tags: ['syllables', 'vowels'],
  draw: (rng) => (rng.chance(60) ? count : which)(rng),
})
