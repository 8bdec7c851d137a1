import words from '#content/en/skills/reading/parts/sight-words.json'
import list from '#content/en/words/sight-words.json'
import { defineSkill, type Enumerated, oneWay, type SkillSource } from '../../../draw.ts'
import { keyOf, namesOfWrong, without, wrongOnes } from './choices.ts'

type SightWord = {
  list: string
  word: string
  kind: string
  gap: string
  others: readonly string[]
  misspelled?: readonly string[]
  again?: string
}

const all: readonly SightWord[] = list
const said: Readonly<Record<string, readonly string[]>> = words.said
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const isFirst = (gap: string) => gap.startsWith('___') || /[.?!] ___/.test(gap)
const shown = (gap: string) => gap.replace(/[.!?]$/, '').replace('___', '…')

/** How many of the others are as long and have the same letter there. */
const sharing = (word: string, others: readonly string[], at: number) =>
  others.filter((other) => other.length === word.length && other.at(at)?.toLowerCase() === word.at(at)?.toLowerCase())
    .length

/** The first letter, or the last one where that rules out more of the others. */
function countOf(word: string, others: readonly string[]): string {
  const atEnd = word.length > 1 && sharing(word, others, -1) < sharing(word, others, 0)
  const sentences = word.length === 1 ? said.short : atEnd ? said['letters-end'] : said.letters
  return without(word, sentences ?? [])
    .replace('#', String(word.replace("'", '').length))
    .replace('*', word.charAt(atEnd ? word.length - 1 : 0).toLowerCase())
}

/** What is said of a word's place, without the word. */
const hintsFor = ({ word, kind, others }: SightWord) => ({
  place: without(word, said[`place-${kind}`] ?? []),
  does: without(word, said[`does-${kind}`] ?? []),
  count: countOf(word, others),
  quiet: without(word, said.called ?? []),
  start: without(word, said.start ?? []),
  pairs: without(word, said.pairs ?? []),
  book: without(word, said.book ?? []),
  ends: without(word, said.ends ?? []).replace('*', [...word.slice(-2)].join(', ')),
})

function gapItem(item: SightWord, gap: string, key: string): Enumerated {
  const answer = isFirst(gap) ? capital(item.word) : item.word
  return {
    key,
    form: 'gap',
    values: { word: answer, gap, shown: shown(gap), ...hintsFor(item), ...namesOfWrong(item.others) },
    answer: { form: 'choice', answer },
    wrong: wrongOnes('read-a-word-that-looks-alike', item.others),
    solution: oneWay(['fits', answer]),
    entity: item.word,
  }
}

function spelledItem(item: SightWord, misspelled: readonly string[]): Enumerated {
  const { word, gap } = item
  const form = isFirst(gap) ? capital : (text: string) => text
  const wrong = misspelled.map(form)
  return {
    key: `${keyOf(word)}-spelled`,
    form: word.includes("'") ? 'apostrophe' : 'spelled',
    values: { word: form(word), gap, shown: shown(gap), ...hintsFor(item), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: form(word) },
    wrong: wrongOnes('spelled-the-sound-another-way', wrong),
    solution: oneWay(['written', form(word)]),
    entity: word,
  }
}

/** The more letters two words share, and the more of their starts and ends, the nearer they look. */
function likeness(a: string, b: string): number {
  const shared = [...new Set(a)].filter((letter) => b.includes(letter)).length
  const ends = (a.charAt(0) === b.charAt(0) ? 2 : 0) + (a.at(-1) === b.at(-1) ? 1 : 0)
  return shared + ends - 2 * Math.abs(a.length - b.length)
}

const short = all.map(({ word }) => word.toLowerCase()).filter((word) => word.length > 1 && !word.includes("'"))

/** Told aloud, these are one word. */
const soundAlike = [
  'to too two',
  'for four',
  'by buy bye',
  'red read',
  'there their',
  'no know',
  'one won',
  'ate eight',
  'right write',
  'be bee',
  'see sea',
  'our hour',
  'would wood',
  'new knew',
  'here hear',
  'so sew',
  'which witch',
  "its it's",
  "your you're",
  'blue blew',
].map((set) => set.split(' '))
const soundsLike = (word: string, other: string) => soundAlike.some((set) => set.includes(word) && set.includes(other))

/** Two letters at its start, or at its end where those rule out more of the others. */
function partOf(word: string, others: readonly string[]): string {
  const alike = others.filter((other) => other.length === word.length)
  const atEnd =
    alike.filter((other) => other.slice(-2) === word.slice(-2)).length <
    alike.filter((other) => other.slice(0, 2) === word.slice(0, 2)).length
  const [one = '', two = ''] = (atEnd ? word.slice(-2) : word.slice(0, 2)).toUpperCase()
  return without(word, said[word.length <= 2 ? 'last-one' : atEnd ? 'last-two' : 'first-two'] ?? [])
    .replace('#', String(word.length))
    .replace('*', word.length <= 2 ? two : one)
    .replace('+', two)
}

/** The same word in capitals. */
function sameItem(item: SightWord): Enumerated {
  const word = item.word.toLowerCase()
  const wrong = short
    .filter((other) => other !== word && !soundsLike(word, other))
    .sort((a, b) => likeness(word, b) - likeness(word, a) || (a < b ? -1 : 1))
    .slice(0, 3)
  const letters = [...word.toUpperCase()].join(', ')
  return {
    key: `${keyOf(word)}-same`,
    // Its choices, told aloud, would end in 'or or'.
    form: word === 'or' ? 'same-unsaid' : 'same',
    values: {
      word,
      big: word.toUpperCase(),
      letters,
      number: word.length,
      ...hintsFor(item),
      ...namesOfWrong(wrong),
      part: partOf(word, wrong),
    },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('read-a-word-that-looks-alike', wrong),
    solution: oneWay(['letters', word]),
    picture: { kind: 'glyph', text: word.toUpperCase() },
    entity: word,
  }
}

function second(item: SightWord): Enumerated {
  if (item.again !== undefined) return gapItem(item, item.again, `${keyOf(item.word)}-gap-2`)
  return item.misspelled ? spelledItem(item, item.misspelled) : sameItem(item)
}

export const sightWordSkill = (name: string): SkillSource =>
  defineSkill({
    skill: `reading.sight-words-${name}`,
    words,
    tags: ['sight-words', name],
    deck: {
      name: `sight-words-${name}`,
      all: () =>
        all
          .filter((each) => each.list === name)
          .flatMap((each) => [gapItem(each, each.gap, `${keyOf(each.word)}-gap`), second(each)]),
    },
  })
