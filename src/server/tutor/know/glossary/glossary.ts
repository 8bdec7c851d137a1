import { askedWords } from './asked-words.ts'
import type { Entry } from './entries.ts'
import { findEntry } from './find-entry.ts'

/**
 * What a tutor says to 'what is a noun?', 'define habitat' or 'what is the difference between a fact and an opinion':
 * the meaning and an example, or both meanings. Null when the text does not ask for a word that we know.
 */
export function definitionOf(text: string, grade: number): string | null {
  if (text.length > longestText) return null
  for (const sentence of sentencesIn(text)) {
    const asked = askedWords(sentence)
    if (!asked) continue
    const entries = asked.words.length === 2 ? bothOf(asked.words) : meantBy(asked.words[0] ?? '', asked.loose)
    if (entries) return said(entries, grade)
  }
  return null
}

const longestText = 2_000
const longestSentence = 140

function sentencesIn(text: string): string[] {
  return (text.match(/[^.?!\n]+[.?!]?/g) ?? []).filter((part) => part.length <= longestSentence)
}

function meantBy(phrase: string, loose: boolean | undefined): readonly Entry[] | null {
  const one = findEntry(phrase)
  if (loose) return one && standsAlone(one, phrase) ? [one] : null
  return one ? [one] : bothOf(phrase.split(/ (?:and|or|vs|versus) (?:an? |the )?/))
}

function bothOf(words: readonly string[]): readonly Entry[] | null {
  const [first, second] = words.map(findEntry)
  return words.length === 2 && first && second && first !== second ? [first, second] : null
}

/** 'More?' and 'half?' are asked for other reasons than to know the word. */
function standsAlone({ grade, subject }: Entry, phrase: string): boolean {
  return phrase.length >= 5 && grade > 0 && subject !== 'everyday' && !everydayAsks.has(phrase)
}
const everydayAsks = new Set(
  'third quarter minute second hundred thousand million dozen double twice whole order total noon midnight price solve months month inches miles hours minutes seconds dollar dollars cents nickel dimes penny pennies edit reason estimate question compare spring light sound'.split(
    ' ',
  ),
)

function said(entries: readonly Entry[], grade: number): string {
  const [first, second] = entries
  if (!first) return ''
  if (second) return `${first.means} ${second.means}`
  return grade <= 2 && first.example.split(' ').length > longestForYoung
    ? first.means
    : `${first.means} ${first.example}`
}

/** Words of a sentence that a child up to grade 2 takes in. */
const longestForYoung = 12
