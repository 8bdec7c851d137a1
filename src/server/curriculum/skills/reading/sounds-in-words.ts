import words from '#content/en/skills/reading/sounds-in-words.json'
import phonics from '#content/en/words/phonics.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'
import { isMerged } from './parts/short-vowels.ts'

/** 'sh-i-p': the letters of each sound. */
const known = words.lists.sounds.map((written) => ({ word: written.replaceAll('-', ''), sounds: written.split('-') }))
const clear = phonics.clues
  .map(({ word }) => word)
  .filter((word) => !isMerged(word))
  .filter((word) => /^[bdfghjlmnprstvwz][aeiou][bdgmnpt]$/.test(word) && !['gem', 'dog', 'log'].includes(word))

function count(rng: Rng): Draw {
  const { word, sounds } = rng.pick(known)
  return {
    form: 'count',
    values: { word, parts: sounds.join(', '), first: sounds[0] ?? '', number: sounds.length },
    answer: { form: 'number', answer: sounds.length },
    wrong: [
      ['counted-the-letters', word.length],
      ['counted-the-claps', 1],
      ['lost-a-sound', sounds.length - 1],
      ['counted-the-letters', sounds.length + 1],
      ['counted-the-letters', sounds.length + 2],
    ],
    solution: oneWay(['apart', sounds.length]),
    entity: word,
  }
}

function which(rng: Rng): Draw {
  const { word, sounds } = rng.pick(known)
  const others = rng
    .some(
      known.filter((each) => each.sounds.length !== sounds.length),
      3,
    )
    .map((each) => each.word)
  return {
    form: 'which',
    values: { word, number: sounds.length, parts: sounds.join(', '), ...namesOfWrong(others) },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('counted-the-letters', others),
    solution: oneWay(['apart', word]),
    entity: word,
  }
}

const short = [...new Set([...clear, ...phonics.sets.flat().filter((word) => !isMerged(word))])].filter((word) =>
  /^[bdfghjlmnprstvwz][aeiou][bdgmnpt]$/.test(word),
)

/** A word of three sounds, each told by another word. */
function blend(rng: Rng): Draw | null {
  const key = rng.pick(clear)
  const from = (place: number) =>
    rng.some(clear).find((word) => word !== key && word.charAt(place) === key.charAt(place)) ?? ''
  const [first, middle, last] = [from(0), from(1), from(2)]
  if (new Set([first, middle, last]).size < 3 || [first, middle, last].includes('')) return null
  const near = rng
    .some(short)
    .filter((word) => word !== key && [0, 1, 2].filter((at) => word.charAt(at) === key.charAt(at)).length === 2)
  const wrong = [...new Set([...near, first, last])].slice(0, 3)
  return {
    form: 'blend',
    values: { first, middle, last, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('joined-another-part', wrong),
    solution: oneWay(['join', key]),
    entity: key,
    standards: ['RF.1.2.B', 'RF.1.2.C'],
  }
}

export const skill = defineSkill({
  skill: 'reading.sounds-in-words',
  words,
  tags: ['segmenting'],
  draw: (rng) => rng.pick([count, count, which, blend])(rng),
})
