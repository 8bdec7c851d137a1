import { readFileSync } from 'node:fs'
import type { BlindFigures } from './measure.ts'

export type BlindLook = { look: number; at: string; design: string; figures: BlindFigures }

export const looksPlace = new URL('looks.json', import.meta.url)

/** Every look that anybody took at the blind sets, the first one first. */
export const blindLooks = (): BlindLook[] => JSON.parse(readFileSync(looksPlace, 'utf8'))
