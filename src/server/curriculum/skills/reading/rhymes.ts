import words from '#content/en/skills/reading/rhymes.json'
import list from '#content/en/words/sounds.json'
import { type Draw, defineSkill } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const families = list.rimes
const large = families.filter((family) => family.length > 2)

function rhyme(rng: Rng): Draw {
  const family = rng.pick(families)
  const [target = '', key = ''] = rng.some(family, 2)
  const others = rng.some(families.filter((each) => each !== family)).map((each) => rng.pick(each))
  // Words that start like it: a child who listens to the start takes those.
  const near = others.filter((word) => word.charAt(0) === target.charAt(0))
  const wrong = [...new Set([...near.slice(0, 2), ...others])].slice(0, 3)
  return {
    form: 'rhyme',
    values: { target, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrong.map((word, at) => [
      word.charAt(0) === target.charAt(0) ? 'listened-to-the-start' : 'heard-another-sound',
      word,
      `w${at + 1}`,
    ]),
    solution: [
      [
        ['end', null],
        ['both', key],
      ],
    ],
    entity: target,
  }
}

function odd(rng: Rng): Draw {
  const [family = [], other = []] = rng.some(large, 2)
  const wrong = rng.some(family, 3)
  const near = other.filter((word) => wrong.some((one) => one.charAt(0) === word.charAt(0)))
  const key = rng.pick(near.length > 0 ? near : other)
  return {
    form: 'odd',
    values: { key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('heard-another-sound', wrong),
    solution: [
      [
        ['others', null],
        ['left', key],
      ],
    ],
    entity: key,
  }
}

export const skill = defineSkill({
  skill: 'reading.rhymes',
  words,
  tags: ['rhymes'],
  draw: (rng) => (rng.chance(75) ? rhyme : odd)(rng),
})
