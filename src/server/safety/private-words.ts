import { LRUCache } from 'lru-cache'
import { hashOf, mix } from '#server/prepared/hash.ts'
import { vocabulary } from './ear/ear.ts'
import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// Which words of a sentence tell who, where or when: learned from content/safety/en/private and the older sets, for
// what no pattern knows. A word counts by what it is, by its shape, and by the words around it.

/** `beside` tells the marks before and behind it, `manner` what the whole text is like. */
export type PlacedWord = { text: string; start: number; end: number; beside: number; manner: number }
export const tagBits = 18
const mask = 2 ** tagBits - 1

export function placedWords(text: string): PlacedWord[] {
  const manner = manners.reduce((sum, each, at) => sum + (each.test(text) ? 2 ** at : 0), 0)
  return [...text.matchAll(/[\p{L}\p{N}@#_$&+][\p{L}\p{N}@#_$&+.'’!/-]*/gu)].flatMap((found) => {
    const word = found[0].replace(/[.!'’/-]+$/, '')
    const [start, end] = [found.index, found.index + word.length]
    return word === ''
      ? []
      : [{ text: word, start, end, beside: markBefore(text, start) * 8 + markBehind(text, end), manner }]
  })
}

/** Does a child speak of itself, of a sum, of a story? */
const manners = [
  /\b(?:i|im|my|me|we|our|us|mi|mis)\b|\bi['’]m\b/i,
  /\b(?:how many|how much|how long|how far|altogether|in all|each|left|more than|twice|times|divided|plus|minus)\b|\d ?[-+×*÷=/x] ?\d/i,
  /\b(?:story|book|movie|character|hero|president|king|queen|capital|country|planet|poem|game|who (?:is|was)|invented|born in 1)\b/i,
]

function markBefore(text: string, start: number): number {
  const gap = text.slice(Math.max(0, start - 3), start)
  if (start === 0 || /[.!?\n]\s*$/.test(gap)) return 1
  const at = [/,\s*$/, /[:=]\s*$/, /["“'(]$/, /[-+*×÷=<>/]\s*$/, /\[$/, /\]\s*$/].findIndex((each) => each.test(gap))
  return at < 0 ? 0 : at + 2
}
function markBehind(text: string, end: number): number {
  const gap = text.slice(end, end + 3)
  if (gap === '') return 1
  return [/^,/, /^[.!?\n]/, /^\s*[-+*×÷=<>/]/, /^["”')]/, /^:/, /^\s*\[/].findIndex((each) => each.test(gap)) + 2
}

/** 'Xx', 'x9', '999': capitals, small letters and digits, runs of the same drawn together. */
function shapeOf(word: string): string {
  const signs = word
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\d/g, '9')
  return `${signs.replace(/(.)\1{3,}/g, '$1$1$1')}`
}

/** What a word is as numbers: its letters, what it is like, its last letters, and its groups. */
type Read = {
  letters: number
  what: number
  shape: number
  tail: number
  isUsual: number
  known: number
  wide: number
  narrow: number
  ownWide: number
  ownNarrow: number
}

function readWord(own: string): Read {
  const lower = own.toLowerCase()
  const letters = hashOf(lower)
  const shape = shapeOf(own)
  const isName = isFirstName(own) ? 1 : 0
  const isUsual = isUsualWord(own) ? 1 : 0
  const isKnown = isWellKnown(own, 'people') ? 1 : isWellKnown(own, 'places') ? 2 : 0
  const groups = vocabulary().groupsOf(lower)
  return {
    ...{ letters, what: hashOf(`${shape}${isName}${isUsual}${isKnown}`), shape: hashOf(shape), isUsual },
    ...{ tail: hashOf(lower.slice(-3)), known: isName * 3 + isKnown },
    ...{ wide: groups?.[0] ?? letters, narrow: groups?.[1] ?? letters },
    ...{ ownWide: groups?.[0] ?? -1, ownNarrow: groups?.[1] ?? -1 },
  }
}

/** The words that were said last; of those that anybody says alone: no name and no password is kept. */
const known = new LRUCache<string, Read>({ max: 3_000 })

function knownWord(text: string): Read {
  const kept = known.get(text)
  if (kept) return kept
  const read = readWord(text)
  if (isUsualWord(text)) known.set(text, read)
  return read
}

const edge = (sign: string): Read => ({
  ...readWord(''),
  letters: hashOf(sign),
  wide: hashOf(sign),
  narrow: hashOf(sign),
})

/** The signs of each word, as numbers of weights. `wasTold` says whether the word before is private. */
export function signsIn(words: readonly PlacedWord[]): (at: number, wasTold: boolean) => number[] {
  const read = words.map(({ text }) => knownWord(text))
  const [begin, end] = [edge('^'), edge('$')]
  let [signs, place]: [number[], number] = [[], 0]
  const near: Near = (step) => read[place + step] ?? (step < 0 ? begin : end)
  const note: Note = (kind, one, two = 0, three = 0) => void signs.push(mix(kind, one, two, three) & mask)
  return (at, wasTold) => {
    signs = []
    place = at
    const { beside = 0, manner = 0 } = words[at] ?? {}
    noteOwn(near, note, { told: wasTold ? 1 : 0, beside, manner })
    noteGroups(near, note, wasTold ? 1 : 0)
    const { what } = near(0)
    for (let step = 1; step <= 8; step++) {
      const before = read[at - step]
      if (!before) break
      note(13, before.letters)
      note(14, before.letters, what)
    }
    return signs
  }
}

type Near = (step: number) => Read
type Note = (kind: number, one: number, two?: number, three?: number) => void

function noteOwn(near: Near, note: Note, { told, beside, manner }: { told: number; beside: number; manner: number }) {
  const { letters, what, tail, isUsual, known } = near(0)
  note(1, what)
  note(2, what, told)
  note(3, letters)
  note(4, letters, told)
  for (let step = -4; step <= 3; step++) {
    if (step === 0) continue
    const word = near(step).letters
    note(20 + step, word)
    note(40 + step, word, what)
    note(60 + step, word, told)
  }
  const [third, second, first, next] = [near(-3).letters, near(-2).letters, near(-1).letters, near(1)]
  note(5, second, first)
  note(6, second, first, what)
  note(7, third, second, first)
  note(8, first, next.letters, what)
  note(9, next.letters, near(2).letters)
  note(10, first, next.shape, what)
  note(11, tail, isUsual)
  note(12, told, isUsual, known)
  note(120, beside, what)
  note(121, beside, told, isUsual)
  note(122, manner, what)
  note(123, manner, next.letters, what)
  note(124, manner, first, what)
  note(125, next.letters, beside, what)
}

function noteGroups(near: Near, note: Note, told: number) {
  const { what, ownWide, ownNarrow } = near(0)
  note(15, ownWide, what)
  note(16, ownNarrow, told)
  for (let step = -3; step <= 2; step++) {
    if (step === 0) continue
    const { wide, narrow } = near(step)
    note(80 + step, narrow, what)
    note(90 + step, wide, ownWide)
    note(100 + step, narrow, told)
  }
  note(17, near(-2).wide, near(-1).wide, what)
  note(18, near(-1).wide, near(1).wide, what)
  note(19, near(-3).wide, near(-2).wide, near(-1).wide)
}

export function sumOf(weights: Float32Array | Int8Array, signs: readonly number[]): number {
  let sum = 0
  for (const sign of signs) sum += weights[sign] ?? 0
  return sum
}
