import { z } from 'zod'
import file from '#content/words/words.json'

/** A word with its sounds. `claps` are its syllables: two numbers when people say it in two ways. */
export type KnownWord = {
  word: string
  claps: readonly number[]
  /** From the last stressed vowel on, for each way of saying it, the usual one first: what rhymes has the same. */
  keys: readonly string[]
  /** The first sound: 'K' for cat and king, 'S' for city. */
  sound: string
  /** 0 is the most usual. Basic words come before all others. */
  rank: number
  isBasic: boolean
}

/** Words as they are written down, by the word; the most usual first. */
type Written = { basic: number; entries: readonly string[]; ranks: ReadonlyMap<string, number> }
let written: Written | null = null

function allWritten(): Written {
  if (written) return written
  const { basic, words } = z.object({ basic: z.int(), words: z.array(z.string()) }).parse(file)
  const entries = words.join(' ').split(' ')
  written = { basic, entries, ranks: new Map(entries.map((entry, rank) => [entry.split(':', 1)[0] ?? '', rank])) }
  return written
}

const read = new Map<number, KnownWord>()

function wordAt(rank: number): KnownWord {
  const known = read.get(rank)
  if (known) return known
  const { basic, entries } = allWritten()
  const [word = '', claps = '', keys = '', sound = ''] = (entries[rank] ?? '').split(':')
  const isBasic = rank < basic
  const made = { word, claps: claps.split('/').map(Number), keys: keys.split('/'), sound, rank, isBasic }
  read.set(rank, made)
  return made
}

/** The word with its sounds, when the tutor knows it. Capital letters do not matter. */
export function knownWord(word: string): KnownWord | null {
  const rank = allWritten().ranks.get(word.toLowerCase())
  return rank === undefined ? null : wordAt(rank)
}

export const knownWords = (): Iterable<KnownWord> => [...allWritten().ranks.values()].map(wordAt)

// What sounds alike in one part of the country and not in another: 'cot' and 'caught', 'pin' and 'pen', 'poor' and 'door'.
const inSomePlaces = (key: string) =>
  key
    .replace(/^AA(?!_R)/, 'AO')
    .replace(/^EH(?=_[NM](?:_|$))/, 'IH')
    .replace(/^UH_R/, 'AO_R')

/** Said in one way only, but for what differs from place to place: not 'read' or 'wind'. */
export const isSaidOneWay = ({ keys }: KnownWord) => new Set(keys.map(inSomePlaces)).size === 1

/** Whether two words rhyme: `some` when it depends on who says them, or on what is meant. */
export function rhyme(a: KnownWord, b: KnownWord): 'yes' | 'some' | 'no' {
  if (a.keys[0] === b.keys[0] && isSaidOneWay(a) && isSaidOneWay(b)) return 'yes'
  const places = new Set(a.keys.map(inSomePlaces))
  return b.keys.some((key) => places.has(inSomePlaces(key))) ? 'some' : 'no'
}

/** Easy words that rhyme with it, the most usual first. Never one that sounds just the same: 'two' and 'too'. */
export function rhymesOf(target: KnownWord, most: number): string[] {
  const found = [...knownWords()].filter(
    (each) =>
      each.isBasic &&
      each.word.length > 2 &&
      each.sound !== target.sound &&
      !each.word.endsWith(target.word) &&
      isSaidOneWay(each) &&
      target.keys.includes(each.keys[0] ?? ''),
  )
  const sameBeats = (each: KnownWord) => (each.claps[0] === target.claps[0] ? 0 : 1)
  const sameEnd = (each: KnownWord) => (each.word.slice(-2) === target.word.slice(-2) ? 0 : 1)
  return found
    .sort((a, b) => sameBeats(a) - sameBeats(b) || sameEnd(a) - sameEnd(b) || a.rank - b.rank)
    .slice(0, most)
    .map(({ word }) => word)
}
