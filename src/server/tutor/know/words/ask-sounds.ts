import { z } from 'zod'
import file from '#content/words/sounds.json'
import { soundsTheSame } from './homophones.ts'
import { aWord, capital, listed } from './question-words.ts'
import { isSaidOneWay, type KnownWord, knownWord, rhyme, rhymesOf } from './words.ts'

export const soundsFile = z.strictObject({
  early: z.string(),
  syllables: z.array(z.strictObject({ word: z.string(), grade: z.int(), parts: z.string() })),
})

const rhymesWith = [
  new RegExp(`^(?:what|which)(?: words?| are words that| else)? (?:rhymes?|can rhyme) with ${aWord}$`),
  new RegExp(
    `^(?:what is |give me |say )?(?:a |some )?(?:words? that rhymes?|rhymes?|rhyming words?) (?:with|for|of) ${aWord}$`,
  ),
]
const doRhyme = new RegExp(`^(?:do|does|can) ${aWord} (?:and|with|rhyme with) ([a-z]{1,20})(?: rhyme)?$`)
const claps = [
  new RegExp(
    `^how many (?:syllables?|claps|beats) (?:are (?:there )?in|is in|in|has|does|do) ${aWord}(?: (?:have|has|got))?$`,
  ),
  new RegExp(`^how many (?:syllables?|claps) ${aWord} has$`),
]
const starts = new RegExp(
  `^(?:what|which)(?: (sound|letter))? (?:does|do) ${aWord} (start|begin|end|finish)(?:s)?(?: with)?$`,
)

/** What the tutor says about rhymes, syllables and first sounds. */
export function soundAnswer(question: string): string | null {
  const rhymed = firstOf(rhymesWith, question)
  if (rhymed) return whatRhymes(rhymed)
  const [, a, b] = doRhyme.exec(question) ?? []
  if (a && b && question.includes('rhyme')) return whetherRhyming(a, b)
  const clapped = firstOf(claps, question)
  if (clapped) return howManyClaps(clapped)
  const [, about, word, end] = starts.exec(question) ?? []
  return word && end ? startOrEnd(word, about, end) : null
}

function firstOf(patterns: readonly RegExp[], question: string): string | null {
  for (const pattern of patterns) {
    const word = pattern.exec(question)?.[1]
    if (word) return word
  }
  return null
}

/** Words that make children laugh rhyme as others do. */
const soundTwins: Readonly<Record<string, string>> = {
  butt: 'but',
  poop: 'hoop',
  fart: 'cart',
  pee: 'bee',
  toot: 'boot',
  burp: 'chirp',
}

function whatRhymes(text: string): string | null {
  const word = knownWord(soundTwins[text] ?? text)
  if (!word) return null
  const found = rhymesOf(word, 4)
  if (found.length === 0) return `I know no easy word that rhymes with ${word.word}.`
  if (!isSaidOneWay(word)) {
    return `${capital(listed(found))} can rhyme with ${word.word}. It depends on how you say ${word.word}.`
  }
  return `${capital(listed(found))} ${found.length > 1 ? 'rhyme' : 'rhymes'} with ${word.word}.`
}

function whetherRhyming(first: string, second: string): string | null {
  const a = knownWord(first)
  const b = knownWord(second)
  if (!a || !b || a === b) return null
  if (soundsTheSame(a.word, b.word)) return `${capital(a.word)} and ${b.word} sound just the same.`
  const does = rhyme(a, b)
  if (does === 'yes') return `Yes, ${a.word} and ${b.word} rhyme. They sound the same at the end.`
  if (does === 'some') return `${capital(a.word)} and ${b.word} can rhyme. It depends on how you say them.`
  return `No, ${a.word} and ${b.word} do not rhyme. They sound different at the end.`
}

let parts: Map<string, string> | null = null

function howManyClaps(text: string): string | null {
  const word = knownWord(text)
  if (!word) return null
  const [count = 0, other] = word.claps
  if (other) return `${capital(word.word)} can have ${count} or ${other} claps. People say it in both ways.`
  parts ??= new Map(soundsFile.parse(file).syllables.map((each) => [each.word, each.parts]))
  const split = count > 1 ? parts.get(word.word) : undefined
  return `${capital(word.word)} has ${count} ${count === 1 ? 'clap' : 'claps'}${split ? `: ${split}` : ''}.`
}

/** Words that show a sound: two for each, so that no word is shown by itself. */
export const shown: Record<string, [string, string, string]> = {
  B: ['b', 'ball', 'bed'],
  CH: ['ch', 'chair', 'cheese'],
  D: ['d', 'dog', 'duck'],
  F: ['f', 'fish', 'fan'],
  G: ['g', 'goat', 'game'],
  HH: ['h', 'hat', 'hand'],
  JH: ['j', 'jam', 'jump'],
  K: ['k', 'kite', 'cat'],
  L: ['l', 'lamp', 'leg'],
  M: ['m', 'moon', 'map'],
  N: ['n', 'nest', 'nose'],
  P: ['p', 'pig', 'pen'],
  R: ['r', 'red', 'rain'],
  S: ['s', 'sun', 'sock'],
  SH: ['sh', 'ship', 'shoe'],
  T: ['t', 'top', 'ten'],
  TH: ['th', 'thumb', 'thin'],
  DH: ['th', 'this', 'that'],
  V: ['v', 'van', 'vest'],
  W: ['w', 'web', 'water'],
  Y: ['y', 'yes', 'yellow'],
  Z: ['z', 'zoo', 'zip'],
}

function startOrEnd(text: string, about: string | undefined, end: string): string | null {
  const word = knownWord(text)
  if (!word) return null
  if (end === 'end' || end === 'finish') {
    return about === 'sound' ? null : `${capital(word.word)} ends with the letter ${word.word.at(-1)}.`
  }
  const letter = `${capital(word.word)} starts with the letter ${word.word[0]}.`
  return about === 'letter' ? letter : (firstSound(word) ?? (about ? null : letter))
}

function firstSound({ word, sound }: KnownWord): string | null {
  const [written, ...examples] = shown[sound] ?? []
  const example = examples.find((each) => each !== word)
  if (!written || !example) return null
  const told = `${capital(word)} starts with the sound ${written}, as in ${example}.`
  return word.startsWith(written) ? told : `${told} Its first letter is ${word[0]}.`
}
