import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { studentsQuery } from '#client/data/students.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { PlusIcon } from '#client/ui/icons.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { StudentCard } from './student-card.tsx'

const words = parentWords.dashboard

/** Everything about the parent's students, in one look. */
export function DashboardPage() {
  const { data: students, isError, refetch } = useQuery({ ...studentsQuery, refetchOnMount: 'always' })
  // None is an answer of the server; an error is not none.
  if (students?.length === 0) return <Navigate to="/onboarding" replace />
  return (
    <Page title={words.title} intro={words.intro} width="wide">
      {isError && !students && (
        <Notice tone="danger" action={<Button onClick={() => refetch()}>{parentWords.history.retry}</Button>}>
          {words.loadFailed}
        </Notice>
      )}
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {students
          ? students.map((student) => (
              <li key={student.id} className="min-w-0">
                <StudentCard student={student} />
              </li>
            ))
          : !isError && [1, 2].map((n) => <Skeleton key={n} className="h-96 rounded-card" />)}
      </ul>
      {students && (
        <p className="mt-8">
          <Link to="/onboarding" className={buttonClass('secondary', 'md')}>
            <PlusIcon className="size-5" />
            {words.add}
          </Link>
        </p>
      )}
    </Page>
  )
}
