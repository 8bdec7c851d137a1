import { latePart } from '#client/late/late-part.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

export const LateSettings = latePart(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
  words.wentWrong,
)
