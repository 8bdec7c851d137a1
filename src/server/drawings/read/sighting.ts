import type { Mark } from './scene-marks.ts'

/** One way to read some marks. */
export type Meaning = {
  /** After 'I see': '3 groups of 4 dots'. */
  seen: string
  /** In the child's message: '7 × 8 = 54', 'I drew 3 groups of 4 dots'. */
  told: string
}

/** Some marks of the board and what they are: one meaning, two or three when it is not sure, none when unread. */
export type Sighting = {
  marks: readonly Mark[]
  meanings: readonly Meaning[]
  /** Even a single meaning is only likely, so that the child is asked. */
  asks?: boolean
}

export const drawnMeaning = (what: string): Meaning => ({ seen: what, told: `I drew ${what}` })
export const writtenMeaning = (what: string): Meaning => ({ seen: what, told: what })

export const countedNoun = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
