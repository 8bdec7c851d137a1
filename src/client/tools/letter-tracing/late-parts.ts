import { latePart } from './late-part.tsx'

// What is not needed to write the first letter.
const pieces = latePart(async () => (await import('./pieces.tsx')).Pieces)
const roundEnd = latePart(async () => (await import('./round-end.tsx')).RoundEnd)
const choice = latePart(async () => (await import('./choice.tsx')).Choice)

export const LatePieces = pieces.Part
export const LateRoundEnd = roundEnd.Part
export const LateChoice = choice.Part

/** Gets them while the first letter is written, so that they are here when the line is not. */
export function fetchLateParts(): void {
  for (const { load } of [pieces, roundEnd, choice]) void load()
}
