import { latePart } from '#client/late/late-part.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

export const LateAskGrownUp = latePart(async () => (await import('./ask-grown-up.tsx')).AskGrownUp, words.wentWrong)
export const LateDidYouSay = latePart(async () => (await import('./did-you-say.tsx')).DidYouSay, words.wentWrong)
