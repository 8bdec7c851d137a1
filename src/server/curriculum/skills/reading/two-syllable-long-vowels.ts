import words from '#content/en/skills/reading/two-syllable-long-vowels.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const long = Object.entries(words.long)
const nearby = (word: string) => (one: string) => one.charAt(0) === word.charAt(0)

/** A long vowel in the first syllable, among words with a short one. */
function which(rng: Rng): Draw {
  const [vowel, members] = rng.pick(long)
  const key = rng.pick(members)
  const short = rng.some(words.lists.short)
  const wrong = [...new Set([...short.filter(nearby(key)).slice(0, 1), ...short])].slice(0, 3)
  return {
    form: 'which',
    values: { vowel, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('mixed-up-long-and-short-vowels', wrong),
    solution: oneWay(['listen', key]),
    entity: key,
  }
}

/** The same long vowel in two first syllables. */
function same(rng: Rng): Draw {
  const [[vowel, members] = ['', []], ...others] = rng.some(long)
  const [target = '', key = ''] = rng.some(members, 2)
  const short = rng.some(
    words.lists.short.filter((word) => word.charAt(1) === vowel),
    1,
  )
  const wrong = [...short, ...others.map(([, them]) => rng.pick(them))].slice(0, 3)
  return {
    form: 'same',
    values: { vowel, target, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('heard-another-sound', wrong),
    solution: oneWay(['listen', null], ['both', key]),
    entity: target,
  }
}

/** It fits a sentence; the wrong ones look like it. */
function gap(rng: Rng): Draw {
  const [key = '', sentence = '', others = ''] = rng.pick(words.lists.gaps).split('|')
  const wrong = others.split(' ')
  return {
    form: 'gap',
    values: { key, sentence, shown: sentence.replace(/\.$/, '').replace('___', '…'), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('read-a-word-that-looks-alike', wrong),
    solution: oneWay(['read', key]),
    entity: key,
  }
}

export const skill = defineSkill({
  skill: 'reading.two-syllable-long-vowels',
  words,
  tags: ['long-vowels', 'syllables'],
  draw: (rng) => rng.pick([which, same, gap])(rng),
})
