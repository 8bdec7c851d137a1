import { type Everyday, everydayOf } from './everyday.ts'
import { senseWords } from './sense-words.ts'

// A child's line as plain words, and the things that it names in them.

const most = 18
const longestName = 3

/** Small letters, words as they are meant: 'r rocks alive' is 'are rocks alive'. */
export function plainLine(text: string): string[] {
  const { spelling, numbers } = senseWords()
  const words = text
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z0-9-]+/g, ' ')
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (spelling[word] ?? word).split(' '))
    .map((word) => (/^\d+$/.test(word) ? (numbers[Number(word)] ?? word) : word))
  return words.length > most ? [] : bare(words)
}

/** Without what stands before and behind what is said: 'and', 'i think', 'right'. */
function bare(words: readonly string[]): string[] {
  const { opens, leads, closes } = senseWords()
  let line = words.join(' ')
  for (let before = ''; before !== line; ) {
    before = line
    const lead = [...opens, ...leads].find((one) => line.startsWith(`${one} `))
    if (lead) line = line.slice(lead.length + 1)
    const close = closes.find((one) => line.endsWith(` ${one}`))
    if (close) line = line.slice(0, -close.length - 1)
  }
  return line.split(' ')
}

/** What was talked about last, and whether it was the child's own. */
export type Remembered = { one: string; mine: boolean }

/** A thing as a line names it. */
export type Mention = {
  of: Everyday
  isMany: boolean
  /** 'my', 'your', 'the', or the kind at large. */
  by: 'my' | 'the' | 'kind' | 'you' | 'it'
  /** No 'a' or 'the' stands before it: 'i can fly' may be of no fly. */
  isBare: boolean
  /** The word behind it. */
  next: number
}

const vague = new Set(['big', 'little', 'whole', 'real', 'normal', 'regular'])

/** The thing that is named from this word on, or meant by a pronoun; null where it is no thing that is known. */
export function mentionAt(words: readonly string[], at: number, before: Remembered | null): Mention | null {
  const { determiners, family, pronouns, you } = senseWords()
  const first = words[at] ?? ''
  if (you.includes(first)) {
    const kid = everydayOf('kid')
    return kid && { of: kid.of, isMany: false, by: 'you', isBare: false, next: at + 1 }
  }
  const det = determiners[first]
  const from = det === undefined ? at : at + 1
  if (det === 'my' && family.includes(words[from] ?? '')) {
    const person = everydayOf('person')
    return person && { of: person.of, isMany: true, by: 'my', isBare: false, next: from + 1 }
  }
  const named = nameAt(words, det !== undefined && vague.has(words[from] ?? '') ? from + 1 : from)
  if (named) {
    if (det === 'your' || det === 'other') return null
    const isMany = named.isMany || (det === undefined && named.of.art === undefined && named.of.many === named.of.one)
    return {
      ...named,
      isMany,
      isBare: det === undefined,
      by: det === 'my' ? 'my' : det === 'the' || det === 'this' ? 'the' : 'kind',
    }
  }
  if (!pronouns.includes(first) || before === null) return null
  const meant = everydayOf(before.one)
  const isMany = first === 'they' || first === 'them' || first === 'those' || first === 'these'
  return meant && { of: meant.of, isMany, by: before.mine ? 'my' : 'it', isBare: false, next: at + 1 }
}

function nameAt(words: readonly string[], at: number): Pick<Mention, 'of' | 'isMany' | 'next'> | null {
  for (let size = Math.min(longestName, words.length - at); size > 0; size--) {
    const found = everydayOf(words.slice(at, at + size).join(' '))
    if (found) return { ...found, next: at + size }
  }
  return null
}

const names = new Set(['named', 'name', 'called'])
/** 'He' is a real person, and legs are of what was spoken of. */
const notKept = new Set(['person', 'bodypart'])

/** The thing that a line is about, for 'it' and 'they' in the next ones; what somebody is named is no thing. */
export function thingSaid(words: readonly string[]): Remembered | null {
  if (words.some((word) => names.has(word)))
    words = words.slice(
      0,
      words.findIndex((word) => names.has(word)),
    )
  for (let at = 0; at < words.length; at++) {
    const named = /^(?:not|no)$/.test(words[at - 1] ?? '') ? null : mentionAt(words, at, null)
    if (!named || named.by === 'you' || notKept.has(named.of.kind)) continue
    if (!named.isBare || named.isMany || named.of.art !== undefined)
      return { one: named.of.one, mine: named.by === 'my' }
  }
  return null
}
