import words from '#content/en/skills/reading/long-and-short-vowels.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong } from './parts/choices.ts'

const vowels = Object.entries(words.vowels)

/** The long or short sound of a vowel, among words with the other one and with other vowels. */
function sound(rng: Rng): Draw {
  const [[vowel, { long, short }] = ['', { long: [], short: [] }], ...others] = rng.some(vowels)
  const isLong = rng.chance(50)
  const [as = '', key = ''] = rng.some(isLong ? long : short, 2)
  const other = rng.some(isLong ? short : long, 2)
  const far = rng.pick(others.flatMap(([, each]) => (isLong ? each.long : each.short)))
  const wrong = [...other, far]
  return {
    form: isLong ? 'long' : 'short',
    values: { vowel, as, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrong.map(
      (one, at): Wrong => [at < 2 ? 'mixed-up-long-and-short-vowels' : 'heard-another-sound', one, `w${at + 1}`],
    ),
    solution: oneWay(['listen', null], ['key', key]),
    entity: vowel,
  }
}

/** The one word with a long vowel among short ones, or the other way around. */
function only(rng: Rng): Draw {
  const isLong = rng.chance(50)
  const [one, ...others] = rng.some(vowels, 4)
  const key = rng.pick(one?.[1][isLong ? 'long' : 'short'] ?? [])
  const wrong = others.map(([, each]) => rng.pick(each[isLong ? 'short' : 'long']))
  return {
    form: isLong ? 'only-long' : 'only-short',
    values: { vowel: one?.[0] ?? '', key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrong.map((word, at): Wrong => ['mixed-up-long-and-short-vowels', word, `w${at + 1}`]),
    solution: oneWay(['others', null], ['key', key]),
    entity: one?.[0] ?? '',
  }
}

export const skill = defineSkill({
  skill: 'reading.long-and-short-vowels',
  words,
  tags: ['long-vowels', 'short-vowels'],
  draw: (rng) => (rng.chance(65) ? sound : only)(rng),
})
