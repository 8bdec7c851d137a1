import { readNumber } from './numbers.ts'

/** '10 000', as it is written in many countries. */
const inGroups = /(?<![\d.,/])\d{1,3}(?: \d{3})+(?![\d.,/])/g
/** '4 tens', 'five tens and six ones'. */
const inTens = /([\p{L}\d]{1,12}) tens\b(?: (?:and )?([\p{L}\d]{1,12}) ones?\b)?/giu

/** How a child writes a number, put as the reader of numbers knows it. Nothing in it changes a value. */
export const mendedNumbers = (text: string): string =>
  spoken(text)
    .replace(inGroups, (digits) => digits.replaceAll(' ', ''))
    .replace(inTens, (whole, tens: string, ones: string | undefined) => tensAndOnes(tens, ones) ?? whole)
    .replace(/\b(?:a |one )?dozen\b/gi, '12')
    .replace(/(\d|\p{L}) out of (?=\d|\p{L})/giu, '$1 over ')
    .replace(/\bwholes? and\b|(?<=\d )&(?= \d)/gi, 'and')
    .replace(/\bper cent\b/gi, 'percent')
    .replace(/([\d.]{1,12}|\p{L}{1,12}) (?:degrees )?below zero\b/giu, '-$1')
    // '2-1/2' is two and a half, and no sum.
    .replace(/(?<![\d./=+×*-]|[\d=+×*-] )(\d{1,9})-(\d{1,9}\/\d{1,9})(?![\d/]|\.\d)/g, '$1 $2')

/** What a microphone or a small child makes of 'three' in a short answer. */
export const spoken = (text: string) =>
  text.trim().split(/\s+/).length <= 4 ? text.replace(/\btree\b/gi, 'three') : text

function tensAndOnes(tens: string, ones: string | undefined): string | null {
  const [ten, one] = [readNumber(tens), readNumber(ones ?? '0')]
  return ten && one ? ten.mul(10).add(one).toFraction() : null
}
