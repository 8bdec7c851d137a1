import { lateFile } from '#client/late/late-file.ts'
import { latePart } from '#client/late/late-part.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

export const LatePhoto = latePart(async () => (await import('./photo-dialog.tsx')).PhotoDialog, words.wentWrong)
/** How a photo is made ready and sent. */
export const lateSending = lateFile(async () => (await import('./send-ready.ts')).sendReady)
