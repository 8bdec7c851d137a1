import { latePart } from '#client/late/late-part.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

export const LateHelp = latePart(async () => (await import('./help-card.tsx')).HelpCard, words.wentWrong)
export const LateReport = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog, words.wentWrong)
