import { Link } from 'wouter'
import { ApiProblem } from '#client/api.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { screens } from '#shared/screens.ts'

const words = parentWords.tutors

export const isNotHere = (error: unknown) =>
  error instanceof ApiProblem && (error.problem.code === 'not_found' || error.problem.code === 'invalid_id')

/** An id that is none, and a student of somebody else: the same page. */
export function NotHere() {
  return (
    <Page width="narrow">
      <h1 className="sr-only">{words.notHere}</h1>
      <EmptyState
        title={words.notHere}
        action={
          <Link to={screens.dashboard} className={buttonClass()}>
            {parentWords.toDashboard}
          </Link>
        }
      >
        {words.notHereHint}
      </EmptyState>
    </Page>
  )
}
