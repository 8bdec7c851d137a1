import words from '#content/en/skills/reading/parts/short-vowels.json'
import list from '#content/en/words/phonics.json'
import { type Draw, defineSkill, type Enumerated, oneWay, type SkillSource } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { namesOfWrong, wrongOnes } from './choices.ts'

type Vowel = keyof typeof words.vowels

const vowels: readonly Vowel[] = ['a', 'e', 'i', 'o', 'u']
const vowelOf = (word: string): Vowel => vowels.find((vowel) => word.charAt(1) === vowel) ?? 'a'
const others = (vowel: Vowel) => vowels.filter((each) => each !== vowel)
const tellsOf = (vowel: Vowel) => ({ vowel, ...words.vowels[vowel] })

/** Three words beside this one that differ in the vowel; where a set is too small, one that starts alike. */
function unlike(word: string, set: readonly string[]): readonly string[] {
  const near = set.filter((each) => each !== word && !(isMerged(word) && isMerged(each)))
  const missing = others(vowelOf(word)).filter((vowel) => !set.some((each) => vowelOf(each) === vowel))
  const all = list.sets.flat().filter((each) => !(isMerged(word) && isMerged(each)))
  const more = missing.flatMap((vowel) => {
    const same = all.filter((each) => vowelOf(each) === vowel)
    return (
      same.find((each) => each.charAt(0) === word.charAt(0)) ??
      same.find((each) => each.charAt(2) === word.charAt(2)) ??
      same[0] ??
      []
    )
  })
  return [...near, ...more].slice(0, 3)
}

function hearing(vowel: Vowel, set: readonly string[]): Enumerated {
  const word = set.find((each) => vowelOf(each) === vowel) ?? ''
  const wrong = unlike(word, set)
  return {
    key: `hear-${word}`,
    form: 'hear',
    values: { word, start: word.charAt(0), ...tellsOf(vowel), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('mixed-up-short-vowels', wrong),
    solution: oneWay(['starts', null], ['has', word]),
    entity: word,
    standards: ['RF.K.3.B', 'RF.K.3.D'],
  }
}

/** What a wrong letter must not make, and what would sound like the word itself. */
const notRead: ReadonlySet<string> = new Set(['sex', 'fux', 'wog', 'son', 'won', 'bod', 'hag'])
/** What a wrong letter may make, but is not told. */
const notTold = 'sux'

function gap(vowel: Vowel, { word, clue }: { word: string; clue: string }): Enumerated {
  const shift = word.charCodeAt(0) + word.charCodeAt(2)
  const turned = others(vowel)
    .map((_, at, all) => all[(at + shift) % all.length] ?? vowel)
    .filter((other) => !notRead.has(word.replace(vowel, other)))
  const made = turned.slice(0, 3).map((other) => word.replace(vowel, other))
  return {
    key: `gap-${word}`,
    form: made[0] === notTold ? 'gap-unread' : 'gap',
    values: {
      word,
      clue,
      start: word.charAt(0),
      end: word.charAt(2),
      gapped: `${word.charAt(0)}_${word.charAt(2)}`,
      ...tellsOf(vowel),
      ...namesOfWrong(made),
    },
    answer: { form: 'choice', answer: vowel },
    wrong: wrongOnes('mixed-up-short-vowels', turned.slice(0, 3)),
    solution: oneWay(['sounds', null], ['letter', vowel]),
    entity: word,
    standards: ['RF.K.3.B', 'L.K.2.C'],
  }
}

/** Many Americans don't say these with the vowel of 'hot'. */
const saidTwoWays: ReadonlySet<string> = new Set(['dog', 'log'])
/** Many in the South say 'pen' like 'pin'. */
export const isMerged = (word: string) => /[ei][nm]/.test(word)
const clear = list.clues.map(({ word }) => word).filter((word) => !saidTwoWays.has(word) && !isMerged(word))
const having = (vowel: Vowel) => clear.filter((word) => vowelOf(word) === vowel)

/** Words of a vowel that don't rhyme or start alike. */
function pairOf(rng: Rng, vowel: Vowel): readonly [string, string] {
  const [one = '', ...rest] = rng.some(having(vowel))
  return [one, rest.find((word) => word.charAt(0) !== one.charAt(0) && word.charAt(2) !== one.charAt(2)) ?? one]
}

/** The same middle sound in two words. */
export function sameMiddle(rng: Rng, vowel: Vowel): Draw | null {
  const [target, key] = pairOf(rng, vowel)
  if (target === key) return null
  // Wrong ones that start or end like the word: the ear must go to its middle.
  const wrong = rng.some(others(vowel), 3).map((other) => {
    const near = having(other).filter(
      (word) => word.charAt(0) === target.charAt(0) || word.charAt(2) === target.charAt(2),
    )
    return rng.pick(near.length > 0 ? near : having(other))
  })
  return {
    form: 'same',
    values: { target, key, ...tellsOf(vowel), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('heard-another-sound', wrong),
    solution: oneWay(['middle', null], ['so', key]),
    entity: target,
    standards: ['RF.K.2.D', 'RF.K.3.B'],
  }
}

/** Three with the same middle sound, and one with another. */
export function oddMiddle(rng: Rng, vowel: Vowel): Draw {
  const wrong = rng.some(having(vowel), 3)
  const other = rng.pick(others(vowel))
  const key = rng.pick(having(other))
  return {
    form: 'odd',
    values: { key, as: words.vowels[other].as, vowel: other, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('mixed-up-short-vowels', wrong),
    solution: oneWay(['others', null], ['odd', key]),
    entity: key,
    standards: ['RF.K.3.B', 'RF.K.2.D'],
  }
}

export const shortVowelSkill = (vowel: Vowel): SkillSource =>
  defineSkill({
    skill: `reading.short-${vowel}`,
    words,
    tags: ['short-vowels', `short-${vowel}`],
    draw: (rng) => sameMiddle(rng, vowel),
    deck: {
      name: `short-${vowel}`,
      all: () => [
        ...list.sets.filter((set) => set.some((word) => vowelOf(word) === vowel)).map((set) => hearing(vowel, set)),
        ...list.clues.filter(({ word }) => vowelOf(word) === vowel).map((each) => gap(vowel, each)),
      ],
    },
  })

export const allShortVowels = defineSkill({
  skill: 'reading.short-vowels',
  words,
  tags: ['short-vowels'],
  draw: (rng) => (rng.chance(70) ? sameMiddle : oddMiddle)(rng, rng.pick(vowels)),
})
