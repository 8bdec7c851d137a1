import { latePart } from '#client/late/late-part.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { Clip } from '#shared/clip.ts'

const fetchLine = () => import('./hands/on-a-line.tsx')

export const LateCut = latePart(async () => (await fetchLine()).HandsCut, words.clipFailed)
export const LateLine = latePart(async () => (await fetchLine()).HandsLine, words.clipFailed)

/** Brings, while the film begins, the hands that only some films ask for. */
export function bringHands({ scenes }: Clip): void {
  const asks = (kind: 'cut' | 'line') => scenes.some(({ stop }) => stop?.hands?.kind === kind)
  if (asks('cut')) void LateCut.bring()
  if (asks('line')) void LateLine.bring()
}
