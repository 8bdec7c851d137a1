import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { picturedThings, type Thing } from '#shared/picture.ts'

const names: Record<Thing, readonly [one: string, many: string]> = {
  apple: ['apple', 'apples'],
  star: ['star', 'stars'],
  fish: ['fish', 'fish'],
  ball: ['ball', 'balls'],
  flower: ['flower', 'flowers'],
  block: ['block', 'blocks'],
  bee: ['bee', 'bees'],
  leaf: ['leaf', 'leaves'],
  shell: ['shell', 'shells'],
  cookie: ['cookie', 'cookies'],
}

export type NamedThing = { thing: Thing; one: string; many: string }

export const named = (thing: Thing): NamedThing => ({ thing, one: names[thing][0], many: names[thing][1] })

export const drawThing = (dice: Dice): NamedThing => named(drawFrom(dice, picturedThings))

/** Two that are not the same. */
export function drawTwoThings(dice: Dice): [NamedThing, NamedThing] {
  const at = dice(0, picturedThings.length - 1)
  const other = (at + dice(1, picturedThings.length - 1)) % picturedThings.length
  return [named(picturedThings[at] ?? 'star'), named(picturedThings[other] ?? 'fish')]
}

/** 'a star', 'an apple' */
export const aOrAn = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`

/** '3 stars', '1 leaf'. */
export const countOf = (count: number, { one, many }: NamedThing) => `${count} ${count === 1 ? one : many}`

/** Said one by one, so that ears can count them too: 'star, star, star'. */
export const saidEach = (count: number, { one }: NamedThing) =>
  count === 0 ? 'nothing' : Array.from({ length: count }, () => one).join(', ')

/** '4, 5, 6' */
export const numbersFrom = (from: number, to: number, step = 1): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step).join(', ')

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
