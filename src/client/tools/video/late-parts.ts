import { latePart } from '#client/late/late-part.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { Clip } from '#shared/clip.ts'
import { LateBuild, LateClock, LateCut, LateFill, LateLine } from './late-hands.ts'

export const LateHands = latePart(async () => (await import('./stop-hands.tsx')).StopHands, words.clipFailed)
export const LateEnd = latePart(async () => (await import('./end-card.tsx')).EndCard, words.clipFailed)

/** Brings, while the film begins, what is not asked for before its first question, and the hands that only some films ask for. */
export function bringRest({ scenes }: Clip): void {
  void LateEnd.bring()
  if (scenes.some(({ stop }) => stop?.hands)) void LateHands.bring()
  const ofSome = { cut: LateCut, line: LateLine, clock: LateClock, build: LateBuild, fill: LateFill }
  for (const [kind, hands] of Object.entries(ofSome))
    if (scenes.some(({ stop }) => stop?.hands?.kind === kind)) void hands.bring()
}
