import words from '#content/en/skills/reading/onset-rime.json'
import list from '#content/en/words/sounds.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const starts: readonly (readonly [sound: string, members: readonly string[]])[] = Object.entries(list.starts)
/** One consonant, then a vowel: its letter says its sound. */
const plain = (word: string) => /^[bdfghjlmnprstvwz][aeiou]/.test(word) && !/^ge|^now$/.test(word)
const families = list.rimes.map((family) => family.filter(plain)).filter((family) => family.length > 1)

/** The start of one word, and the rest of another. */
function join(rng: Rng): Draw | null {
  const family = rng.pick(families)
  const [key = '', rest = '', ...same] = rng.some(family)
  const [, sources] = starts.find(([sound]) => sound === key.charAt(0)) ?? ['', []]
  const source = rng.some(sources).find((word) => word !== key && plain(word) && !family.includes(word))
  if (!source) return null
  const others = rng.some(families.filter((each) => each !== family)).map((each) => rng.pick(each))
  const startsAlike = others.filter((word) => word.charAt(0) === key.charAt(0) && word !== source)
  const wrong = [
    ...new Set([...same.slice(0, 1), ...startsAlike.slice(0, 2), ...others.filter((word) => word !== source)]),
  ].slice(0, 3)
  return {
    form: 'join',
    values: { source, rest, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('joined-another-part', wrong),
    solution: oneWay(['parts', null], ['joined', key]),
    entity: key,
  }
}

/** What is left of a word without its first sound. */
function split(rng: Rng): Draw {
  const [pair = '', ...others] = rng.some(words.lists.pairs)
  const [whole = '', key = ''] = pair.split(' ')
  const wrong = [...new Set(others.map((each) => each.split(' ')[1] ?? ''))]
    .filter((word) => word !== key && word !== whole.slice(1))
    .slice(0, 3)
  return {
    form: 'split',
    values: { whole, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('joined-another-part', wrong),
    solution: oneWay(['without', key]),
    entity: whole,
  }
}

export const skill = defineSkill({
  skill: 'reading.onset-rime',
  words,
  tags: ['onset-rime'],
  draw: (rng) => (rng.chance(65) ? join : split)(rng),
})
