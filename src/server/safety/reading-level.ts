import { syllable } from 'syllable'

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []

/**
 * The school grade that a text asks for, by Flesch and Kincaid: 0.39 × words per sentence + 11.8 × syllables per word −
 * 15.59. Numbers and signs count as nothing. Never below -1. Text without words has grade -1.
 */
export function readingGrade(text: string): number {
  const words = wordsIn(text)
  if (words.length === 0) return -1
  const sentences = Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter((part) => wordsIn(part).length > 0).length)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return Math.max(-1, 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59)
}

/** Words that one sentence may have at most, by grade. */
const longest = (grade: number) => (grade <= 0 ? 18 : grade <= 2 ? 22 : grade <= 5 ? 30 : grade <= 8 ? 38 : 48)
/** One sentence says little about a level: only what is far above it is too hard. */
const farAbove = 8
const enoughWords = 10

/** Is this one sentence far beyond what a child of the grade can follow? */
export function isTooHard(sentence: string, grade: number): boolean {
  const words = wordsIn(sentence).length
  if (words > longest(grade)) return true
  return words >= enoughWords && readingGrade(sentence) > Math.max(grade, 0) + farAbove
}
