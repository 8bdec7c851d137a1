import { latePart } from '#client/late/late-part.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

export const LatePhoto = latePart(async () => (await import('./photo-dialog.tsx')).PhotoDialog, words.wentWrong)
