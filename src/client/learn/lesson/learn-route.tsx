import { useParams } from 'react-router'
import { LearnPage } from './learn-page.tsx'

/** Another student is another lesson: nothing of the last one is kept on the screen. */
export function LearnRoute() {
  const { studentId = '' } = useParams()
  return <LearnPage key={studentId} studentId={studentId} />
}
