import { latePart } from '#client/late/late-part.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'

const fetchLine = () => import('./hands/on-a-line.tsx')
const fetchBuild = () => import('./hands/build.tsx')

// Hands that only some films ask for.
export const LateCut = latePart(async () => (await fetchLine()).HandsCut, words.clipFailed)
export const LateLine = latePart(async () => (await fetchLine()).HandsLine, words.clipFailed)
export const LateClock = latePart(async () => (await import('./hands/clock.tsx')).HandsClock, words.clipFailed)
export const LateBuild = latePart(async () => (await fetchBuild()).HandsBuild, words.clipFailed)
export const LateFill = latePart(async () => (await fetchBuild()).HandsFill, words.clipFailed)
