import { findNumbers } from '#shared/answers/numbers.ts'

/** What a number may still be: from the least to the most, and odd or even, and by what it is counted, where that was told. */
export type Range = { least: number; most: number; parity: 'odd' | 'even' | null; step?: number | undefined }

export const rangeOf = (kept: string): Range => {
  const [least = '1', most = '10', parity, steps] = kept.split('-')
  return {
    least: Number(least),
    most: Number(most),
    parity: parity === 'odd' || parity === 'even' ? parity : null,
    ...(steps !== undefined && { step: Number(steps) }),
  }
}
export const keptRange = ({ least, most, parity, step }: Range): string =>
  [least, most, ...(parity || step ? [parity ?? 'any'] : []), ...(step ? [step] : [])].join('-')

const below = /\b(?:(?:less|littler|smaller|lower|fewer) th[ae]n|under|below)\b/i
const above = /\b(?:(?:more|bigger|greater|higher|larger) th[ae]n|over|above)\b/i
const bothSides =
  /\b(?:more|bigger|greater|higher|larger|over|above)(?: th[ae]n)? (\d+)\b.{1,20}\b(?:less|littler|smaller|lower|fewer|under|below)(?: th[ae]n)? (\d+)\b|\b(?:less|littler|smaller|lower|fewer|under|below)(?: th[ae]n)? (\d+)\b.{1,20}\b(?:more|bigger|greater|higher|larger|over|above)(?: th[ae]n)? (\d+)\b/i
const steps =
  /\b(?:count(?:ing)?|skip count(?:ing)?) by (\d{1,2})'?s?\b|\bin the (\d{1,2})'?s?(?: times)? table\b|\bmultiple of (\d{1,2})\b|\bdivisible by (\d{1,2})\b/i
const isNot = /\b(?:not|isn'?t|aint|no)\b/i
const fingers = /\bfingers? (?:(?:is|are|do) )?(?:you have |i have |there are )?on (one|a|my|your|two|both) hands?\b/i

/** 'It's littler than 8', 'between 3 and 9', 'it's odd', 'as many as fingers on one hand': null where a text is no such clue. */
export function rangeByClue(text: string, range: Range): Range | null {
  const [, hand] = fingers.exec(text) ?? []
  if (hand) {
    const count = /^(?:two|both)$/i.test(hand) || /hands\b/i.test(text) ? 10 : 5
    return { ...range, least: Math.max(range.least, count), most: Math.min(range.most, count) }
  }
  const step = steps
    .exec(text)
    ?.slice(1)
    .find((found) => found !== undefined)
  if (step !== undefined) {
    const rest = text.replace(steps, ' ')
    return { ...(rangeByClue(rest, range) ?? range), step: Number(step) }
  }
  const [, low, high, top, bottom] = bothSides.exec(text) ?? []
  const [from, to] = [low ?? bottom, high ?? top]
  if (from !== undefined && to !== undefined)
    return { ...range, least: Math.max(range.least, Number(from) + 1), most: Math.min(range.most, Number(to) - 1) }
  const [one, other] = findNumbers(text).map((number) => number.valueOf())
  const [, parity] = /\b(odd|even)\b/i.exec(text) ?? []
  const isOdd = parity?.toLowerCase() === 'odd'
  const told = parity && !/\?/.test(text) ? (isOdd !== isNot.test(text) ? 'odd' : 'even') : null
  const next: Range = { ...range, parity: told ?? range.parity }
  if (one !== undefined && other !== undefined && /\bbetween\b/i.test(text))
    return {
      ...next,
      least: Math.max(next.least, Math.min(one, other)),
      most: Math.min(next.most, Math.max(one, other)),
    }
  if (one !== undefined && below.test(text)) return { ...next, most: Math.min(next.most, one - 1) }
  if (one !== undefined && above.test(text)) return { ...next, least: Math.max(next.least, one + 1) }
  return told && one === undefined ? next : null
}

/** The one in the middle that may be, by the clues; null where none may. */
export function middleOf({ least, most, parity, step }: Range): number | null {
  const middle = Math.floor((least + most) / 2)
  const fits = (one: number) =>
    one >= least &&
    one <= most &&
    (parity === null || (one % 2 === 1) === (parity === 'odd')) &&
    one % (step ?? 1) === 0
  const near = Array.from({ length: 2 * (step ?? 1) + 2 }, (_, at) => middle + (at % 2 === 0 ? -at / 2 : (at + 1) / 2))
  return near.find(fits) ?? null
}
