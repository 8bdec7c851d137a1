import { allEntries, type Entry, gistOf } from './entries.ts'
import { gapIn } from './vocabulary-hints.ts'
import { baseForms } from './word-forms.ts'

const pools = new Map<number, readonly Entry[]>()

/** The words of this grade and the one below that make a good question, with enough others to choose from. */
export function askable(level: number): readonly Entry[] {
  const known = pools.get(level)
  if (known) return known
  const words = allEntries().filter(
    (entry) => entry.grade <= level && entry.grade >= level - 1 && makesQuestion(entry, level) && hasOthers(entry),
  )
  pools.set(level, words)
  return words
}

/** A single word with a short meaning, and an example that has the word in it. */
function makesQuestion(entry: Entry, level: number): boolean {
  const gist = gistOf(entry)
  const most = level <= 2 ? { gist: 7, example: 9 } : { gist: 11, example: 13 }
  return (
    isPlain(entry.word) &&
    /^[\p{L}\p{N} ,'-]+$/u.test(gist) &&
    !/\bmeans?\b/.test(gist) &&
    !gist.includes(entry.word) &&
    gist.split(' ').length <= most.gist &&
    entry.example.split(' ').length <= most.example &&
    gapIn(entry) !== null
  )
}

const isPlain = (word: string) => /^[a-z]{3,}$/.test(word)

/** Words of the same subject and kind and of a near grade that nobody could rightly take for it. */
export function othersFor(entry: Entry): readonly Entry[] {
  return likeKinds(entry).filter((other) => goesBeside(entry, other))
}

let kinds: ReadonlyMap<string, readonly Entry[]> | undefined

/** The single words of the same subject and kind. */
function likeKinds(entry: Entry): readonly Entry[] {
  kinds ??= groups()
  return kinds.get(groupOf(entry)) ?? []
}

function groups(): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const one of allEntries()) {
    if (isPlain(one.word)) found.set(groupOf(one), [...(found.get(groupOf(one)) ?? []), one])
  }
  return found
}

const groupOf = (entry: Entry) => `${entry.subject} ${kindOf(entry)}`

const fewestOthers = 4

function hasOthers(entry: Entry): boolean {
  let found = 0
  return likeKinds(entry).some((other) => goesBeside(entry, other) && ++found === fewestOthers)
}

function goesBeside(entry: Entry, other: Entry): boolean {
  return other !== entry && Math.abs(other.grade - entry.grade) <= 1 && isApart(entry, other)
}

/** A thing, a doing or a quality, as the meaning begins. */
function kindOf({ means }: Entry): string {
  if (means.startsWith('To ')) return 'doing'
  return / means /.test(means) ? 'quality' : 'thing'
}

function isApart(one: Entry, other: Entry): boolean {
  if (one.like?.includes(other.word) || other.like?.includes(one.word)) return false
  const words = wordsOf(other)
  for (const word of wordsOf(one)) if (words.has(word)) return false
  return true
}

const contents = new WeakMap<Entry, ReadonlySet<string>>()

/** The words of an entry that tell something, each in the form that it may come from. */
function wordsOf(entry: Entry): ReadonlySet<string> {
  const known = contents.get(entry)
  if (known) return known
  const told = `${entry.word} ${gistOf(entry)}`.toLowerCase().match(/\p{L}+/gu) ?? []
  const words = new Set(told.filter((word) => !empty.has(word)).flatMap(baseForms))
  contents.set(entry, words)
  return words
}

const empty = new Set(
  'a an the of to in on at for from with without and or not no so it its is are be can do does that who which what how where when one some any each more most very than as by into out up off them they their you your he she his her other others another thing things something someone make makes made get gets put have has part parts kind way such like all many often through around back'.split(
    ' ',
  ),
)
