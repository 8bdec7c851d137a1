import { latePart } from '#client/late/late-part.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { Clip } from '#shared/clip.ts'

const fetchLine = () => import('./hands/on-a-line.tsx')
const fetchBuild = () => import('./hands/build.tsx')

export const LateCut = latePart(async () => (await fetchLine()).HandsCut, words.clipFailed)
export const LateLine = latePart(async () => (await fetchLine()).HandsLine, words.clipFailed)
export const LateClock = latePart(async () => (await import('./hands/clock.tsx')).HandsClock, words.clipFailed)
export const LateBuild = latePart(async () => (await fetchBuild()).HandsBuild, words.clipFailed)
export const LateFill = latePart(async () => (await fetchBuild()).HandsFill, words.clipFailed)

/** Brings, while the film begins, the hands that only some films ask for. */
export function bringHands({ scenes }: Clip): void {
  const asks = (kind: 'cut' | 'line' | 'clock' | 'build' | 'fill') =>
    scenes.some(({ stop }) => stop?.hands?.kind === kind)
  if (asks('cut')) void LateCut.bring()
  if (asks('line')) void LateLine.bring()
  if (asks('clock')) void LateClock.bring()
  if (asks('build')) void LateBuild.bring()
  if (asks('fill')) void LateFill.bring()
}
