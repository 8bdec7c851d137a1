import { useQuery, useQueryClient } from '@tanstack/react-query'
import { studentQuery, studentsQuery } from '#client/data/students.ts'
import { useStudentId } from '#client/routing/address.ts'
import { Page } from '#client/ui/page.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { screens } from '#shared/screens.ts'
import { LoadFailure } from './load-failure.tsx'
import { isNotHere, NotHere } from './not-here.tsx'
import { TutorGrid, WaitingGrid } from './tutor-grid.tsx'

const words = parentWords.tutors

export const tutorSelectionTitle = words.title

/** Choosing the tutor of a student. */
export function TutorSelectionPage() {
  const studentId = useStudentId(screens.tutorSelection)
  const client = useQueryClient()
  const student = useQuery({
    ...studentQuery(studentId),
    // The dashboard knows the student already.
    placeholderData: () => client.getQueryData(studentsQuery.queryKey)?.find((one) => one.id === studentId),
  })
  if (isNotHere(student.error)) return <NotHere />
  return (
    <Page title={words.title} intro={student.data && words.showing(student.data.grade_level)} width="wide">
      {student.data ? (
        <TutorGrid key={studentId} student={student.data} />
      ) : student.isError ? (
        <LoadFailure text={words.studentFailed} busy={student.isFetching} onRetry={student.refetch} />
      ) : (
        <WaitingGrid />
      )}
    </Page>
  )
}
