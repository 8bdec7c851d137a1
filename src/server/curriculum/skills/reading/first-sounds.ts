import words from '#content/en/skills/reading/first-sounds.json'
import book from '#content/en/words/letters.json'
import phonics from '#content/en/words/phonics.json'
import list from '#content/en/words/sounds.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const groups: readonly (readonly [sound: string, members: readonly string[]])[] = Object.entries(list.starts)

/** Sounds that children take for each other. */
const near: Readonly<Record<string, string>> = {
  b: 'pd',
  d: 'tb',
  f: 'vs',
  g: 'kd',
  h: 'f',
  j: 'g',
  k: 'gt',
  l: 'rw',
  m: 'nb',
  n: 'ml',
  p: 'bt',
  r: 'wl',
  s: 'zf',
  t: 'dk',
  v: 'fb',
  w: 'rv',
  y: 'jw',
  z: 'sj',
}
const isNear = (a: string, b: string) => (near[a] ?? '').includes(b)

function same(rng: Rng): Draw {
  const [sound, members] = rng.pick(groups)
  const [target = '', key = ''] = rng.some(members, 2)
  const others = rng.some(groups.filter(([other]) => other !== sound))
  const sorted = [...others.filter(([other]) => isNear(sound, other)), ...others].map(([, them]) => rng.pick(them))
  const wrong = [...new Set(sorted)].slice(0, 3)
  return {
    form: 'same',
    values: { target, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('heard-another-sound', wrong),
    solution: oneWay(['say', null], ['both', key]),
    entity: target,
  }
}

function odd(rng: Rng): Draw {
  const [[sound, members] = ['', []], ...others] = rng.some(groups)
  const wrong = rng.some(members, 3)
  const [, them] = others.find(([other]) => isNear(sound, other)) ?? others[0] ?? ['', []]
  const key = rng.pick(them)
  return {
    form: 'odd',
    values: { key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('heard-another-sound', wrong),
    solution: oneWay(['others', null], ['left', key]),
    entity: key,
  }
}

/** Their clues fit other words as well, or their first sound has another letter. */
const unclear: ReadonlySet<string> = new Set(
  (
    'gem dish jug hop tub rod bun den jog boat bus mop hen hot jet bug lip fin pin desk bag rug ' +
    'box net ham jam map bat pen dog mouse moon mix dig pop gum nut door pear hand hill pie'
  ).split(' '),
)
const clues = [...phonics.clues, ...book.lookAlikes].filter(
  ({ word }) => /^[bdfghjlmnprstvwz]/.test(word) && !unclear.has(word),
)

/** The letter of a first sound: the word is told by a clue, for its letters would show it. */
function letter(rng: Rng): Draw {
  const { word, clue } = rng.pick(clues)
  const key = word.charAt(0)
  const last = word.slice(-1)
  const others = rng
    .some([...(near[key] ?? ''), ...rng.some([...'bdfhlmnprstw'], 3)])
    .filter((one) => one !== key && one !== last && one !== 'k')
  const wrong: Wrong[] = [
    ['heard-another-sound', /[bdfglmnprt]/.test(last) && last !== key ? last : null, 'last'],
    ...others.map((other): Wrong => ['heard-other-letters', other, 'other']),
  ]
  return {
    form: 'letter',
    values: { word, clue, key, rest: word.slice(1) },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['word', null], ['letter', key]),
    entity: word,
    standards: ['RF.K.3.A', 'L.K.2.C'],
  }
}

export const skill = defineSkill({
  skill: 'reading.first-sounds',
  words,
  tags: ['first-sounds'],
  draw: (rng) => {
    const which = rng.int(1, 10)
    return which <= 5 ? same(rng) : which <= 8 ? letter(rng) : odd(rng)
  },
})
