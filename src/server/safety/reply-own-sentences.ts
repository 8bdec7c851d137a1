import everyday from '#content/glossary/everyday.json'
import math from '#content/glossary/math.json'
import reading from '#content/glossary/reading.json'
import science from '#content/glossary/science.json'
import words from '#content/glossary/words.json'
import grammar from '#content/words/grammar.json'
import homophones from '#content/words/homophones.json'
import meanings from '#content/words/meanings.json'
import passages from '#content/words/passages.json'
import spelling from '#content/words/spelling.json'

const books: unknown[] = [everyday, math, reading, science, words, grammar, homophones, meanings, passages, spelling]

let known: readonly RegExp[] | null = null

/** The text without the examples of our own books that speak as 'I' ('I ate a ___ of cake.'): no child reads them as the tutor. */
export function withoutOwnSentences(text: string): string {
  known ??= books.flatMap(sentencesIn).map(patternOf)
  return known.reduce((rest, sentence) => rest.replace(sentence, ' '), text)
}

const firstPerson = /\b(?:I|I'm|me|Me|my|My|mine|we|We)\b/

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null && 'word' in value && typeof value.word === 'string') {
    const { word } = value
    const inside = Object.values(value).flatMap(sentencesIn)
    return [...inside, ...inside.map((sentence) => sentence.replace(/_{2,}/, word))]
  }
  if (typeof value === 'string') return /^\S+ \S+ .*[.?!]$/.test(value) && firstPerson.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

/** A gap may be of any length. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/_{2,}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('_+'), 'u')
}
