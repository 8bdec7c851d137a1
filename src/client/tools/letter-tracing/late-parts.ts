import { latePart } from '#client/late/late-part.tsx'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'

// What is not needed to write the first letter.
export const LatePieces = latePart(async () => (await import('./pieces.tsx')).Pieces, words.missing)
export const LateRoundEnd = latePart(async () => (await import('./round-end.tsx')).RoundEnd, words.missing)
export const LateChoice = latePart(async () => (await import('./choice.tsx')).Choice, words.missing)

/** Gets them while the first letter is written, so that they are here when the line is not. */
export function fetchLateParts(): void {
  for (const { bring } of [LatePieces, LateRoundEnd, LateChoice]) void bring()
}
