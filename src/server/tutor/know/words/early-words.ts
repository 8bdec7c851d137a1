import file from '#content/words/sounds.json'
import { soundsFile } from './ask-sounds.ts'
import { type KnownWord, knownWord, rhyme } from './words.ts'

let early: readonly KnownWord[] | null = null

/** Words of things that the youngest know, each with one way of saying it and a first sound without a doubt. */
export function earlyWords(): readonly KnownWord[] {
  early ??= soundsFile
    .parse(file)
    .early.split(' ')
    .flatMap((word) => knownWord(word) ?? [])
    .filter(({ keys, word }) => keys.length === 1 && !/^(?:[td]r|[aeiou])/.test(word))
  return early
}

/** The last sound of a word: 'T' for cat. */
const lastSound = ({ keys }: KnownWord) => keys[0]?.split('_').at(-1)
export const endsAlike = (a: KnownWord, b: KnownWord) => lastSound(a) === lastSound(b)
export const startsAlike = (a: KnownWord, b: KnownWord) => a.sound === b.sound

/** No way of saying them makes them rhyme. */
export const neverRhymes = (a: KnownWord, b: KnownWord) => rhyme(a, b) === 'no'

/** Short words for the youngest. */
export const isShortFor = (level: number) => (each: KnownWord) =>
  each.word.length <= (level <= 0 ? 4 : level === 1 ? 5 : 6)
