import { useQuery } from '@tanstack/react-query'
import { Link, Redirect } from 'wouter'
import { studentsQuery } from '#client/data/students.ts'
import { FamilyNotice } from '#client/family/family-notice.tsx'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { PlusIcon } from '#client/ui/icons.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { screens } from '#shared/screens.ts'
import type { StudentView } from '#shared/student.ts'
import { AlarmBanner } from './alarm-banner.tsx'
import { CountryAsk } from './country-ask.tsx'
import { MessagePlace } from './message-place.tsx'
import { StudentCard } from './student-card.tsx'
import { ThisWeek } from './this-week.tsx'
import { WeeklyLetter } from './weekly-letter.tsx'

const words = parentWords.dashboard

export const dashboardTitle = words.title

/** Everything about the parent's students, in one look. */
export function DashboardPage() {
  // Who comes back from a lesson sees what the lesson changed.
  const students = useQuery({ ...studentsQuery, refetchOnMount: 'always' })
  // None is an answer of the server; an error is not none, and neither is what was known before.
  if (students.data?.length === 0 && students.isFetchedAfterMount && !students.isError)
    return <Redirect to={screens.onboarding} replace />
  return (
    <Page title={words.title} intro={words.intro} action={<ToOthers />} width="wide">
      <AlarmBanner />
      <FamilyNotice />
      <CountryAsk />
      {students.data ? (
        <>
          <ThisWeek students={students.data} />
          <StudentGrid students={students.data} />
        </>
      ) : students.isError ? (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" busy={students.isFetching} onClick={() => students.refetch()}>
              {parentWords.retry}
            </Button>
          }
        >
          {words.loadFailed}
        </Notice>
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      <WeeklyLetter />
    </Page>
  )
}

function ToOthers() {
  return (
    <div className="flex flex-wrap gap-3">
      <MessagePlace />
      <Link to={screens.videos} className={buttonClass('secondary')}>
        {words.videos}
      </Link>
      <Link to={screens.account} className={buttonClass('secondary')}>
        {words.account}
      </Link>
    </div>
  )
}

/** One student has the whole width; several stand side by side. */
function StudentGrid({ students }: { students: StudentView[] }) {
  return (
    <>
      <ul className={students.length > 1 ? 'grid items-start gap-6 lg:grid-cols-2' : undefined}>
        {students.map((student) => (
          <li key={student.id} className="min-w-0">
            <StudentCard student={student} />
          </li>
        ))}
      </ul>
      <Link to={screens.onboarding} className={`${buttonClass('secondary')} mt-6`}>
        <PlusIcon className="size-5" />
        {words.add}
      </Link>
    </>
  )
}
