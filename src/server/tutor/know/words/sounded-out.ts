import { knownWord } from './words.ts'

// A word that a child sounds out while it reads: 'puh eh nnn', 'kuh nee'.

/** Vowels as a child writes their sounds. */
const vowels: Readonly<Record<string, readonly string[]>> = {
  eh: ['e'],
  ehh: ['e'],
  ih: ['i'],
  ihh: ['i'],
  uh: ['u'],
  uhh: ['u'],
  ah: ['a', 'o'],
  ahh: ['a', 'o'],
  aa: ['a'],
  aaa: ['a'],
  aw: ['o', 'aw'],
  oh: ['o', 'oa'],
  oo: ['oo'],
  ooo: ['oo'],
  ee: ['ee', 'ea', 'e', 'y'],
  eee: ['ee', 'ea', 'e', 'y'],
  ay: ['ay', 'ai'],
  ow: ['ow', 'ou'],
}
const consonants: Readonly<Record<string, readonly string[]>> = { k: ['k', 'c'], j: ['j', 'g'], s: ['s', 'c'] }
const digraphs = /^(sh|ch|th|wh)(?:uh|h*)$/
/** 'Duh', 'huh' and 'nuh' are said for themselves, too. */
const ofTalk = new Set(['duh', 'huh', 'nuh', 'muh', 'mmm', 'hmm', 'hhh', 'zzz', 'shh', 'shhh'])

/** The letters that a sound may stand for; `isSure` where nothing else is written so. */
function soundOf(token: string): { letters: readonly string[]; isSure: boolean } | null {
  const isSure = !ofTalk.has(token)
  const plain = /^([bcdfghjklmnpqrtvwxyz])uh+$/.exec(token)?.[1] ?? /^([bcdfghjklmnpqrstvwxyz])\1{1,}$/.exec(token)?.[1]
  if (plain !== undefined) return { letters: consonants[plain] ?? [plain], isSure }
  const pair = digraphs.exec(token)?.[1]
  if (pair !== undefined) return { letters: [pair], isSure: false }
  const vowel = vowels[token]
  if (vowel) return { letters: vowel, isSure: false }
  return /^[a-z]$/.test(token) ? { letters: [token], isSure: false } : null
}

const together = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((made, letters) => made.flatMap((start) => letters.map((one) => start + one)), [''])

const mostTokens = 6
const fewestLetters = 3
const longestEnd = 5
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter)

export type Sounded = { word: string; sounds: string }

/** The word that the sounds make, and how they were written; null where they make none that is sure. */
export function soundedOut(text: string): Sounded | null {
  const tokens = text.toLowerCase().match(/[a-z']+/g) ?? []
  const found: (Sounded & { size: number; rank: number })[] = []
  for (let from = 0; from < tokens.length; from++)
    for (let size = Math.min(mostTokens, tokens.length - from); size >= 2; size--) {
      const here = tokens.slice(from, from + size)
      const word = wordOf(here)
      if (word) found.push({ word: word.word, sounds: here.join(' '), size, rank: word.rank })
    }
  const [best] = found.sort((one, other) => other.size - one.size || one.rank - other.rank)
  return best ?? null
}

function wordOf(tokens: readonly string[]) {
  const sounds = tokens.map(soundOf)
  const last = tokens.at(-1) ?? ''
  const isWhole = !sounds.includes(null)
  // 'Kuh nee': the end may be said as a piece of the word.
  const hasEnd = sounds.slice(0, -1).every((one) => one !== null) && last.length <= longestEnd && last.length > 1
  if (!isWhole && !hasEnd) return null
  if (!sounds.some((one) => one?.isSure)) return null
  const parts = sounds.map((one) => one?.letters ?? [last])
  const words = together(parts).flatMap((made) => {
    const word = made.length >= fewestLetters ? knownWord(made) : null
    return word && [...made].some((letter) => isVowel(letter) || letter === 'y') ? [word] : []
  })
  const [best] = words.sort((one, other) => one.rank - other.rank)
  return best ?? null
}

/** It can be said: 'floompy' can, 'asdfghjkl' can't. */
export const soundOfSilly = (word: string): boolean =>
  /[aeiouy]/.test(word) && !/[^aeiouy]{5}/.test(word) && !/([a-z])\1\1/.test(word)
