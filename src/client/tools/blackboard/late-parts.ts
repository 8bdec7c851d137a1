import { latePart } from './late-part.tsx'

// What is not needed to draw.
export const LateMat = latePart(async () => (await import('./mat-picture.tsx')).MatPicture)
export const LateMarks = latePart(async () => (await import('./marks-layer.tsx')).MarksLayer)
export const LateMarksInWords = latePart(async () => (await import('./marks-layer.tsx')).MarksInWords)
export const LateReading = latePart(async () => (await import('./reading-panel.tsx')).ReadingPanel)
