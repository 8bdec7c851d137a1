import words from '#content/en/skills/reading/change-a-sound.json'
import phonics from '#content/en/words/phonics.json'
import list from '#content/en/words/sounds.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const clear = phonics.clues
  .map(({ word }) => word)
  .filter((word) => /^[bdfghjlmnprstvwz][aeiou][bdgmnpt]$/.test(word) && !['gem', 'dog', 'log'].includes(word))
const firsts = list.rimes
  .map((family) => family.filter((word) => /^[bdfhjlmnprstvwz][aeiou]/.test(word)))
  .filter((family) => family.length > 1)
const lasts = words.lists.starts.map((start) => start.split(' '))
const letterAt = (word: string, place: number) => word.charAt(place)

type Change = { word: string; key: string; source: string; place: 'first' | 'middle' | 'last'; near: readonly string[] }

/** The words that a child gets who changes another sound, or takes the source itself. */
function asked(rng: Rng, { word, key, source, place, near }: Change): Draw {
  const others = rng.some(clear).filter((one) => one !== key && one !== word && one !== source)
  // The first one is asked whether it has the sound of the source, and the source has it.
  const before = near.length > 0 ? near : others.slice(0, 1)
  const wrong = [...new Set([...before, source, ...others])].slice(0, 3)
  return {
    form: place,
    values: { word, source, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('changed-another-sound', wrong),
    solution: oneWay(['change', key]),
    entity: word,
    tags: [place],
  }
}

function first(rng: Rng): Draw | null {
  const family = rng.pick(firsts)
  const [word = '', key = '', ...same] = rng.some(family)
  const source = rng.some(clear).find((one) => letterAt(one, 0) === letterAt(key, 0) && !family.includes(one))
  return source ? asked(rng, { word, key, source, place: 'first', near: same.slice(0, 1) }) : null
}

function middle(rng: Rng): Draw | null {
  const [word = '', key = '', ...same] = rng.some(rng.pick(phonics.sets))
  const source = rng
    .some(clear)
    .find(
      (one) =>
        letterAt(one, 1) === letterAt(key, 1) &&
        letterAt(one, 0) !== letterAt(word, 0) &&
        letterAt(one, 2) !== letterAt(word, 2),
    )
  return source ? asked(rng, { word, key, source, place: 'middle', near: same.slice(0, 2) }) : null
}

function last(rng: Rng): Draw | null {
  const [word = '', key = '', ...same] = rng.some(rng.pick(lasts))
  const source = rng
    .some(clear)
    .find(
      (one) =>
        letterAt(one, 2) === letterAt(key, 2) &&
        letterAt(one, 1) !== letterAt(key, 1) &&
        letterAt(one, 0) !== letterAt(key, 0),
    )
  return source ? asked(rng, { word, key, source, place: 'last', near: same.slice(0, 2) }) : null
}

export const skill = defineSkill({
  skill: 'reading.change-a-sound',
  words,
  tags: ['changing-sounds'],
  draw: (rng) => rng.pick([first, first, middle, last])(rng),
})
