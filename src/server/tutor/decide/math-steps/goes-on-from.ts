import type Fraction from 'fraction.js'
import type { Lesson } from '../../state.ts'
import type { Heard } from '../hear.ts'

/** 'Then I gave 2 more': something goes on, and nothing has come out of it yet. */
export const changesAgain =
  /^\W*(?:(?:and|then|so|now|ok|oh|but) )*(?:i|we|he|she|they|mom|dad|(?:my|the) [a-z]+) (?:gave|give|ate|eat|lost|got|found|bought|took|made|picked|dropped|broke)(?: away)? (?:\d{1,3}|an?|one|two|three|four|five) more(?: [a-z]+){0,3}\W*$/i

const oldestTally = 2
/** What a young child has now: 'I ate one more' goes on from it. */
export const withTally = ({ lesson, grade }: Heard, value: Fraction): Lesson =>
  grade <= oldestTally && value.d === 1n && value.lte(20) ? { ...lesson, tally: Number(value.n) } : lesson
