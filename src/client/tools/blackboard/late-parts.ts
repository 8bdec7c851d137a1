import { latePart } from '#client/late/late-part.tsx'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'

// What is not needed to draw.
export const LateMat = latePart(async () => (await import('./mat-picture.tsx')).MatPicture, words.missing)
export const LateMarks = latePart(async () => (await import('./marks-layer.tsx')).MarksLayer, words.missing)
export const LateMarksInWords = latePart(async () => (await import('./marks-layer.tsx')).MarksInWords, words.missing)
export const LateReading = latePart(async () => (await import('./reading-panel.tsx')).ReadingPanel, words.missing)
