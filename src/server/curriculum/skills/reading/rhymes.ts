import words from '#content/en/skills/reading/rhymes.json'
import phonics from '#content/en/words/phonics.json'
import list from '#content/en/words/sounds.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
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
    solution: oneWay(['end', null], ['both', key]),
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
    solution: oneWay(['others', null], ['left', key]),
    entity: key,
  }
}

/** Another rhyme fits their clue, too. */
const unclear: ReadonlySet<string> = new Set(['jam', 'gum', 'can'])

/** What cannot answer a clue that tells of a thing. */
const notThings: ReadonlySet<string> = new Set(words.notThings)
const isThing = (word: string) => !notThings.has(word)

const clues = phonics.clues.flatMap(({ word, clue }) => {
  const family = families.find((each) => each.includes(word))
  const others = family?.filter((each) => each !== word) ?? []
  const isClear = others.length > 1 && others.some(isThing) && isThing(word) && !unclear.has(word)
  return family && isClear ? [{ word, clue, family }] : []
})

/** The rhyme that a clue tells: another rhyme doesn't fit the clue. */
function riddle(rng: Rng): Draw {
  const { word, clue, family } = rng.pick(clues)
  const own = rng.some(family.filter((each) => each !== word))
  const near = own.find(isThing) ?? ''
  const target = own.find((each) => each !== near) ?? ''
  const others = rng.some(clues.filter((each) => each.family !== family && each.clue !== clue)).map((each) => each.word)
  const wrong = [near, ...others].slice(0, 3)
  return {
    form: 'riddle',
    values: { target, clue, key: word, start: word.charAt(0), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: word },
    wrong: wrong.map((one, at) => [at === 0 ? 'took-another-rhyme' : 'heard-another-sound', one, `w${at + 1}`]),
    solution: oneWay(['clue', null], ['both', word]),
    entity: word,
  }
}

export const skill = defineSkill({
  skill: 'reading.rhymes',
  words,
  tags: ['rhymes'],
  draw: (rng) => rng.pick([rhyme, rhyme, rhyme, odd, riddle])(rng),
})
