import words from '#content/en/skills/reading/parts/spelling.json'
import list from '#content/en/words/spelling.json'
import {
  type Draw,
  defineSkill,
  type Enumerated,
  oneWay,
  type SkillSource,
  type Value,
  type Wrong,
} from '../../../draw.ts'
import { keyOf, without } from './choices.ts'

type SpellingWord = {
  word: string
  grade: number
  clue: string
  sentence: string
  misspelled: readonly string[]
  help: string
  /** The part that the help tells of, where it is not the one that the first misspelling misses. */
  hard?: string
  early?: boolean
  typed?: string
  pick?: boolean
}

const all: readonly SpellingWord[] = list
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Where a misspelling leaves the word, and how. */
type Place = 'start' | 'near-start' | 'middle' | 'near-end' | 'end'
type Spot = {
  place: Place
  kind: 'left' | 'doubled' | 'quiet' | 'more' | 'twice' | 'swapped' | 'letter' | 'sound' | 'several'
  at: number
}

function spotOf(word: string, written: string): Spot {
  let at = 0
  while (at < Math.min(word.length, written.length) && word[at] === written[at]) at += 1
  let end = 0
  while (end < Math.min(word.length, written.length) - at && word.at(-1 - end) === written.at(-1 - end)) end += 1
  const place = at === 0 ? 'start' : end === 0 ? 'end' : 'middle'
  const wanted = word.slice(at, word.length - end)
  const got = written.slice(at, written.length - end)
  if (wanted.length === 1 && got === '') return { kind: leftOut(word, at), at, place }
  if (wanted === '' && got.length === 1)
    return { kind: got === word[at - 1] || got === word[at] ? 'twice' : 'more', at, place }
  if (wanted.length === 2 && got === [...wanted].reverse().join('')) return { kind: 'swapped', at, place }
  if (wanted.length === 1 && got.length === 1) return { kind: 'letter', at, place }
  return { kind: wanted.length > halfOf(word) ? 'several' : 'sound', at, place }
}

const halfOf = (word: string) => word.length / 2

const leftOut = (word: string, at: number) =>
  word[at] === word[at - 1] || word[at] === word[at + 1]
    ? 'doubled'
    : word[at] === 'e' && at === word.length - 1
      ? 'quiet'
      : 'left'

const misconceptions: Readonly<Record<Spot['kind'], string>> = {
  left: 'left-out-a-letter',
  doubled: 'wrote-one-letter-for-two',
  quiet: 'left-out-a-quiet-letter',
  more: 'wrote-a-letter-too-many',
  twice: 'wrote-a-letter-too-many',
  swapped: 'swapped-letters',
  letter: 'wrote-another-letter',
  sound: 'wrote-it-as-it-sounds',
  several: 'wrote-it-as-it-sounds',
}

type HardPart = 'start' | 'middle' | 'end'
const isHardPart = (text: string | undefined): text is HardPart =>
  text === 'start' || text === 'middle' || text === 'end'
const nearTo = { start: 'near-start', middle: 'middle', end: 'near-end' } as const

/** So far from an end, as a part of the word, a slip is no longer near it; in a short word all but its ends is the middle. */
const nearEnd = 0.3
/** The same where the hard part is called the middle. */
const besideEnd = 0.2
const shortest = 5

/** A slip in the half that the first hint calls hard, or close to an end, is said to be near there, and not 'in the middle'. */
function near(spot: Spot, word: string, hard: string | undefined): Spot {
  if (spot.place !== 'middle') return spot
  // Two of the same letter are one spot, between them.
  const at = spot.kind === 'twice' || spot.kind === 'doubled' ? spot.at - 1 / 2 : spot.at
  const half = (spot.kind === 'twice' ? at : spot.at) < halfOf(word) ? 'start' : 'end'
  const from = at / (word.length - 1)
  const isNear = word.length >= shortest && Math.min(from, 1 - from) <= (hard === 'middle' ? besideEnd : nearEnd)
  return hard === half || isNear ? { ...spot, place: nearTo[half] } : spot
}

/** What is said of each misspelling, in words that don't hold the word itself. */
function toldOf({ word, misspelled, hard }: SpellingWord, form: (text: string) => string) {
  const spots = misspelled.map((one) => near(spotOf(word, one), word, hard))
  const wrong = misspelled.map(
    (one, at): Wrong => [misconceptions[spots[at]?.kind ?? 'sound'], form(one), `w${at + 1}`],
  )
  const said = spots.map(({ kind, place, at: spot }, at) =>
    without(word, words.spots[kind][place]).replace('*', misspelled[at]?.[spot] ?? ''),
  )
  const values: Record<string, Value> = Object.fromEntries(said.map((sentence, at) => [`w${at + 1}`, sentence]))
  // The letter to find is one of the hard part; only where it is the very first or last letter is that part at the start or end.
  const inHardPart = ({ place }: Spot) => isHardPart(hard) && (place === hard || place === nearTo[hard])
  const found = spots.find(inHardPart) ?? spots[0]
  const place: Place =
    found && (!isHardPart(hard) || inHardPart(found)) ? found.place : isHardPart(hard) ? nearTo[hard] : 'middle'
  return { wrong, values, hard: place, at: found?.at ?? 1 }
}

const same = (text: string) => text

function writing(item: SpellingWord): Draw {
  const { word, clue, sentence, help } = item
  const { wrong, values, hard, at } = toldOf(item, same)
  const letters = [...word]
  const middle = Math.min(Math.max(at, 1), letters.length - 1)
  const shown = letters.map((letter, place) =>
    (place === 0 && at > 0) || (place === letters.length - 1 && at < place && place > 2) ? letter : '_',
  )
  return {
    form: 'write',
    values: {
      word,
      clue,
      sentence,
      help,
      ...values,
      shown: shown.join(' '),
      count: letters.length,
      say: without(word, words.say[hard]),
      almost: letters.map((letter, place) => (place === (at === 0 ? 0 : middle) ? '_' : letter)).join(''),
      letters: letters.join(', '),
    },
    answer: { form: 'word', answer: word, spelling: 'exact' },
    wrong,
    solution: oneWay(['look', null], ['written', word]),
    entity: word,
    tags: ['write'],
    standards: item.early ? ['L.K.2.D', 'L.1.2.E'] : [],
  }
}

function picking(item: SpellingWord): Draw {
  const { word, sentence, help } = item
  const form = sentence.startsWith('___') ? capital : same
  const { wrong, values, hard } = toldOf(item, form)
  return {
    form: 'pick',
    values: {
      word: form(word),
      sentence,
      help,
      ...values,
      count: word.length,
      say: without(word, words.say[hard]),
      shown: sentence.replace(/[.!?]$/, '').replace('___', '…'),
    },
    answer: { form: 'choice', answer: form(word) },
    wrong,
    solution: oneWay(['look', null], ['written', form(word)]),
    entity: word,
    tags: ['pick'],
    standards: item.early ? ['L.K.2.D', 'L.1.2.E'] : [],
  }
}

function both(item: SpellingWord): Enumerated[] {
  const key = keyOf(item.word)
  return [
    ...(item.typed ? [{ ...writing(item), key: `${item.typed}-${key}` }] : []),
    ...(item.pick ? [{ ...picking(item), key: `pick-${key}` }] : []),
  ]
}

export const spellingSkill = (grade: number): SkillSource =>
  defineSkill({
    skill: `reading.spelling-${grade}`,
    words,
    tags: ['spelling'],
    deck: { name: `spelling-${grade}`, all: () => all.filter((each) => each.grade === grade).flatMap(both) },
  })
