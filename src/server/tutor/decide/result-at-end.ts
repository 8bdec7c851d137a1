import type Fraction from 'fraction.js'
import { findNumbers } from '#shared/answers/numbers.ts'
import { type Seen, writtenAs } from '../read/sight.ts'

// Where a line says what comes out it stands at the end, and behind it at most what it is of.

const write = writtenAs('')

const mostBehind = 3
/** 'In a week', behind what it comes to. */
const within = /(?<=\w) (?:in|for|after) (?:an?|one|the)(?: whole)? [a-z]+\W*$/i

/** 'All together', behind what it comes to. */
const whole = /(?<=[\w ]) (?:all ?together|in all|in total|total|left(?: over)?)\W*$/i

/** 'More than him', 'back', behind what it comes to. */
const compared =
  /(?<=\d(?: [a-z]+)?) (?:more|less|fewer|extra|short|off|back|older|younger|taller|longer)(?: th[ae]n \w+(?: \w+)?)?(?: [a-z]+)?\W*$/i

/** Behind what comes out stands at most what it is of. */
export function isAtEnd(claim: string, { value, thing }: Seen): boolean {
  const behind = claim
    .replace(within, '')
    .replace(whole, '')
    .replace(compared, '')
    .slice(Math.max(0, placeOf(claim, value)))
    .split(/\s+/)
    .slice(1)
  return behind.length <= (thing === null ? 1 : mostBehind)
}

function placeOf(text: string, value: Fraction): number {
  const digits = text.lastIndexOf(write(value))
  if (digits >= 0) return digits
  const words = [...text.matchAll(/\S+/g)]
  const found = words.findLast(([word]) => findNumbers(word).some((one) => one.equals(value)))
  return found?.index ?? text.length
}
