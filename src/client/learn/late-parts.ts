import { latePart } from '#client/late-part.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

// What a lesson does not need to begin. It is brought as soon as the lesson stands, so that it is there without a line too.
export const LateHelp = latePart(async () => (await import('./help-card.tsx')).HelpCard, words.wentWrong)
export const LateReport = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog, words.wentWrong)
export const LateRest = latePart(async () => (await import('./rest-card.tsx')).RestCard, words.wentWrong)
export const LatePhoto = latePart(async () => (await import('./photo-dialog.tsx')).PhotoDialog, words.wentWrong)

export async function bringLateParts(): Promise<void> {
  await Promise.all([LateHelp, LateReport, LateRest, LatePhoto].map(({ bring }) => bring()))
}
