import { lateArea } from '#client/late/late-area.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'

/** Most children never open a film that a grown-up added. */
export const LateFile = lateArea(async () => (await import('./file-screen.tsx')).FileScreen, words.clipFailed)
