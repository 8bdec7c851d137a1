import { useStudentId } from '#client/routing/address.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { screens } from '#shared/screens.ts'
import { LearnPage } from './learn-page.tsx'

export const learnTitle = words.learning

/** Another student is another lesson: nothing of the last one is kept on the screen. */
export function LearnRoute() {
  const studentId = useStudentId(screens.learn)
  return <LearnPage key={studentId} studentId={studentId} />
}
