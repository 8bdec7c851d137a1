import { readFileSync, writeFileSync } from 'node:fs'
import type { BlindFigures } from './measure.ts'

type Look<Figures> = { look: number; at: string; design: string; figures: Figures }
export type BlindLook = Look<BlindFigures>
/** Of the questions to the book of answers: how many of those it has, and of those it has not, came to what. */
export type BookFigures = { bookIn: Record<string, number>; bookOut: Record<string, number> }

const place = new URL('looks.json', import.meta.url)
const allLooks = (): (BlindLook | Look<BookFigures>)[] => JSON.parse(readFileSync(place, 'utf8'))

/** Every look that anybody took at the blind sets of safety, the first one first. */
export const blindLooks = (): BlindLook[] => allLooks().filter((one): one is BlindLook => 'en' in one.figures)

/** Writes a look down, at whatever set. */
export function noteLook(design: string, figures: BlindFigures | BookFigures): void {
  const looks = allLooks()
  const noted = { look: looks.length + 1, at: new Date().toISOString(), design, figures }
  writeFileSync(place, `${JSON.stringify([...looks, noted], null, 2)}\n`)
}
