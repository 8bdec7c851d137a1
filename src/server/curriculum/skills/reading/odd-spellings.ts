import words from '#content/en/skills/reading/odd-spellings.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong } from './parts/choices.ts'

/** The same letters with two sounds: the key has the sound of the word, the others only its letters. */
function sameSound(rng: Rng): Draw {
  const { letters, sounds } = rng.pick(words.letters)
  const [own = [], other = []] = rng.some(sounds, 2)
  const [target = '', key = ''] = rng.some(own, 2)
  const wrong = rng.some(other, 3)
  return {
    form: 'same',
    values: { letters, size: letters.length === 1 ? 'one' : 'more', target, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrong.map((word, at): Wrong => ['read-the-letters-the-usual-way', word, `w${at + 1}`]),
    solution: oneWay(['listen', null], ['both', key]),
    entity: target,
  }
}

/** Three with one sound, and one with another. */
function odd(rng: Rng): Draw {
  const { letters, sounds } = rng.pick(words.letters)
  const [own = [], other = []] = rng.some(sounds, 2)
  const wrong = rng.some(own, 3)
  const key = rng.pick(other)
  return {
    form: 'odd',
    values: { letters, size: letters.length === 1 ? 'one' : 'more', key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrong.map((word, at): Wrong => ['read-the-letters-the-usual-way', word, `w${at + 1}`]),
    solution: oneWay(['three', null], ['left', key]),
    entity: key,
  }
}

export const skill = defineSkill({
  skill: 'reading.odd-spellings',
  words,
  tags: ['odd-spellings'],
  draw: (rng) => (rng.chance(65) ? sameSound : odd)(rng),
})
