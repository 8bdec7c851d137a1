import type { Fault } from './judged.ts'

/** What is said about a try: one friendly remark, and one thing to try, or null. */
export type Words = { says: string; tryThis: string | null }

const an = /^[AEFHILMNORSX8aefhilmnorsx]$/

/** 'an A', 'a b'; a word as it is. */
export const glyphInWords = (glyph: string) => (glyph.length > 1 ? glyph : `${an.test(glyph) ? 'an' : 'a'} ${glyph}`)

const pick = (seed: number, list: readonly string[]): string => list[seed % list.length] ?? list[0] ?? ''

type Look = { straight: boolean; round: boolean; smooth: boolean }

/** What can be said truly about a right letter. */
function remarks({ straight, round, smooth }: Look): string[] {
  const all = ['You worked with care.', 'Each part is in its place.', 'I can read it well.']
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

const spoken: Partial<Record<Fault, (about: About) => Words>> = {
  reversed: reversedWords,
  order: ({ glyph, hint }) => ({ says: `You made ${glyphInWords(glyph)}.`, tryThis: `Start here next time: ${hint}` }),
  direction: ({ glyph, hint, seed }) => ({
    says: `You made ${glyphInWords(glyph)}.`,
    tryThis: pick(seed, [`Go this way next time: ${hint}`, `Follow the arrow: ${hint}`]),
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

const gentle: Partial<Record<Fault, string>> = {
  lifts: 'Try it with fewer stops.',
  'off-line': 'Let it stand on the line.',
  'too-small': 'You can make it bigger.',
  shaky: 'Try it again, a little slower.',
}

/** The words for a try that is not right yet. */
export const adviceFor = (fault: Fault, about: About): Words =>
  spoken[fault]?.(about) ?? { says: 'Thank you for trying.', tryThis: `Start like this: ${about.hint}` }

/** A small thing to try when the letter is right already. */
export const polishFor = (faults: readonly Fault[]): string | null => {
  for (const fault of faults) if (gentle[fault]) return gentle[fault]
  return null
}
