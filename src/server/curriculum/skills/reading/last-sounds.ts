import words from '#content/en/skills/reading/last-sounds.json'
import list from '#content/en/words/sounds.json'
import { defineSkill, type Enumerated, oneWay } from '../../draw.ts'
import { namesOfWrong } from './parts/choices.ts'

const groups: readonly (readonly [sound: string, members: readonly string[]])[] = Object.entries(list.ends)
const vowelsIn = (word: string) => word.replace(/[^aeiou]/g, '')
const startOf = (word: string) => word.charAt(0)
const turned = <T>(all: readonly T[], by: number): readonly T[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
]

const rhyme = (one: string, other: string) => list.rimes.some((rime) => rime.includes(one) && rime.includes(other))

/** The key does not rhyme: the ear must go to the last sound. Wrong ones start like the word or share its vowel. */
function endsLike(target: string, sound: string, at: number): Enumerated {
  const [, members] = groups.find(([each]) => each === sound) ?? ['', []]
  const key =
    turned(members, at + 1).find(
      (word) => vowelsIn(word) !== vowelsIn(target) && startOf(word) !== startOf(target) && !rhyme(word, target),
    ) ?? ''
  const others = turned(
    groups.filter(([each]) => each !== sound).flatMap(([, them]) => them),
    at * 7,
  )
  const starts = others.filter((word) => startOf(word) === startOf(target))
  const shares = others.filter((word) => vowelsIn(word) === vowelsIn(target))
  const wrong = [...new Set([...starts.slice(0, 1), ...shares.slice(0, 2), ...others])].slice(0, 3)
  return {
    key: `ends-like-${target}`,
    form: 'ends',
    values: { target, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrong.map((word, index) => [
      startOf(word) === startOf(target) ? 'listened-to-the-start' : 'heard-another-sound',
      word,
      `w${index + 1}`,
    ]),
    solution: oneWay(['say', null], ['both', key]),
    entity: target,
  }
}

export const skill = defineSkill({
  skill: 'reading.last-sounds',
  words,
  tags: ['last-sounds'],
  deck: {
    name: 'last-sounds',
    all: () => groups.flatMap(([sound, members]) => members.map((word, at) => endsLike(word, sound, at))),
  },
})
