import { latePart } from '#client/late/late-part.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'

const fetchLine = () => import('./hands/on-a-line.tsx')

// Hands that only some films ask for.
export const LateCut = latePart(async () => (await fetchLine()).HandsCut, words.clipFailed)
export const LateLine = latePart(async () => (await fetchLine()).HandsLine, words.clipFailed)
