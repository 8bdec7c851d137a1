import type { Smoothness } from '#shared/handwriting.ts'
import type { Fault, Remark } from './judged.ts'

/** What is said about a try: one friendly remark, and one thing to try, or null. */
export type Words = { says: string; tryThis: string | null }

const an = /^[AEFHILMNORSX8aefhilmnorsx]$/

/** 'an A', 'a b'; a word as it is. */
export const glyphInWords = (glyph: string) => (glyph.length > 1 ? glyph : `${an.test(glyph) ? 'an' : 'a'} ${glyph}`)

const pick = (seed: number, list: readonly string[]): string => list[seed % list.length] ?? list[0] ?? ''

/** What of it is true. */
export type Look = { straight: boolean; round: boolean; smooth: boolean; neat: boolean }

/** What can be said truly about a right letter. */
function remarks({ straight, round, smooth, neat }: Look): string[] {
  const all = ['I can read it.']
  if (neat) all.push('Each part is in its place.', 'I can read it well.')
  if (straight) all.push('Your lines are straight.')
  if (round) all.push('Your curves are round.')
  if (smooth) all.push('Your pen moved smoothly.')
  return all.reverse()
}

export function praiseFor(glyph: string, look: Look, seed: number): string {
  const made = glyph.length > 1 ? `You wrote ${glyph}.` : `You made ${glyphInWords(glyph)}.`
  return `${made} ${pick(seed, remarks(look))}`
}

type About = { glyph: string; looksLike: string | null; hint: string; seed: number }

const ball = 'Look where the ball goes.'

const reversedWords = ({ glyph, looksLike, hint }: About): Words =>
  looksLike
    ? { says: `That is ${glyphInWords(looksLike)}. ${ball}`, tryThis: `For ${glyph}: ${hint}` }
    : { says: `You know the parts of ${glyph}.`, tryThis: `Turn it around. Start with: ${hint}` }

const isBig = (glyph: string) => /^[A-Z]$/.test(glyph)

/** 'a big O', 'a small o', 'a 9'. */
const sized = (glyph: string) =>
  /^[0-9]$/.test(glyph) ? glyphInWords(glyph) : `a ${isBig(glyph) ? 'big' : 'small'} ${glyph}`

/** Where a letter stands on the lines, for one that was taken for its twin. */
const standing = (glyph: string) =>
  /^[gpqy]$/.test(glyph)
    ? `A small ${glyph} hangs below the thick line.`
    : /^[a-z]$/.test(glyph) && glyph !== 'l'
      ? `A small ${glyph} stays under the dashed line.`
      : glyph === 'P' || glyph === '9' || glyph === 'Y'
        ? `${glyph} stands on the thick line.`
        : `${glyph} goes up to the top line.`

const spoken: Partial<Record<Fault, (about: About) => Words>> = {
  reversed: reversedWords,
  order: ({ glyph, hint }) => ({ says: `You made ${glyphInWords(glyph)}.`, tryThis: `Start here next time: ${hint}` }),
  direction: ({ glyph, hint, seed }) => ({
    says: `You made ${glyphInWords(glyph)}.`,
    tryThis: pick(seed, [`Go this way next time: ${hint}`, `Follow the arrow: ${hint}`]),
  }),
  'other-size': ({ glyph, looksLike }) => ({
    says: `That is ${sized(looksLike ?? glyph)}.`,
    tryThis: standing(glyph),
  }),
  joined: () => ({
    says: 'Your letters hold hands. I cannot read them that way yet.',
    tryThis: 'Lift your pen after each letter.',
  }),
  'missing-stroke': ({ hint }) => ({ says: 'You made a good start.', tryThis: `Add the missing part: ${hint}` }),
  'half-drawn': ({ glyph }) => ({ says: 'You made a good start.', tryThis: `Keep going to the end of ${glyph}.` }),
  'extra-stroke': ({ glyph }) => ({
    says: `I can see ${glyphInWords(glyph)}.`,
    tryThis: 'One line is too many. Try without it.',
  }),
  'other-letter': ({ glyph, looksLike, hint }) =>
    looksLike
      ? { says: `That looks like ${glyphInWords(looksLike)}.`, tryThis: `For ${glyph}, start like this: ${hint}` }
      : { says: 'Thank you for trying.', tryThis: `For ${glyph}, start like this: ${hint}` },
  outside: ({ glyph }) => ({ says: `I can see ${glyphInWords(glyph)}.`, tryThis: 'Stay on the gray lines next time.' }),
  'too-small': ({ glyph }) => ({ says: `I can see a small ${glyph}.`, tryThis: 'Make it as big as the gray lines.' }),
  'not-closed': () => ({ says: 'You are almost there.', tryThis: 'Close the circle. Let the ends meet.' }),
  scribble: ({ hint }) => ({ says: 'You moved your pen a lot.', tryThis: `Go slowly. Start like this: ${hint}` }),
  tap: ({ hint }) => ({ says: 'You made a dot.', tryThis: `Press and pull. Start like this: ${hint}` }),
}

const gentle: Record<Remark, string> = {
  'gray-left': 'Go over all the gray lines next time.',
  lifts: 'Try it with fewer stops.',
  'off-line': 'Let it stand on the line.',
  'too-small': 'You can make it bigger.',
  shaky: 'Next time, pull each line in one calm go.',
}

/** The words for a try that is not right yet. */
export const adviceFor = (fault: Fault, about: About): Words =>
  spoken[fault]?.(about) ?? { says: 'Thank you for trying.', tryThis: `Start like this: ${about.hint}` }

/** A small thing to try when the letter is right already. */
export const polishFor = ([first]: readonly Remark[], pen: Smoothness | null): string | null =>
  first ? gentle[first] : pen === 'wavy' ? gentle.shaky : null
