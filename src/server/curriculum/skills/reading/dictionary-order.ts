import words from '#content/en/skills/reading/dictionary-order.json'
import sets from '#content/en/words/dictionary.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const ordinals = ['first', 'second', 'third'] as const
type Ordinal = (typeof ordinals)[number]

function end(rng: Rng): Draw {
  const which = rng.pick(ordinals)
  const all = rng.pick(sets[which])
  const first = rng.chance(50)
  const [key = '', ...wrong] = first ? all : [...all].reverse()
  return {
    form: first ? 'first' : 'last',
    values: { key, ...told(all, which, rng), ...namesOfWrong(wrong), letter: key.charAt(ordinals.indexOf(which)) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('compared-another-letter', wrong),
    solution: oneWay(['letters', null], ['decides', key]),
    entity: key,
    tags: [`${which}-letter`],
  }
}

const told = (all: readonly string[], which: Ordinal, rng: Rng) => ({
  which,
  same: which === 'first' ? '' : (all[0] ?? '').slice(0, ordinals.indexOf(which)),
  spread: rng
    .some(all)
    .map((word) => `“${word.charAt(ordinals.indexOf(which))}”`)
    .join(', '),
})

/** A word between two others, in the dictionary. */
function between(rng: Rng): Draw {
  const which = rng.pick(ordinals)
  const [left = '', key = '', right = '', after = ''] = rng.pick(sets[which])
  const turned = rng.chance(50)
  const [from, word, to] = turned ? [key, right, after] : [left, key, right]
  const outside = turned ? left : after
  // Beside the fourth word: two of another set that come before and after both.
  const far = sets.first.flat().filter((one) => one < from || one > to)
  const wrong = [
    outside,
    ...rng.some(
      far.filter((one) => one !== outside),
      2,
    ),
  ]
  return {
    form: 'between',
    values: { left: from, right: to, key: word, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('compared-another-letter', wrong),
    solution: oneWay(['order', word]),
    entity: word,
    tags: [`${which}-letter`],
  }
}

export const skill = defineSkill({
  skill: 'reading.dictionary-order',
  words,
  tags: ['alphabet'],
  draw: (rng) => (rng.chance(65) ? end : between)(rng),
})
