import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiProblem } from '#client/api.ts'
import { studentQuery, updateStudent } from '#client/data/students.ts'
import { tutorsQuery } from '#client/data/tutors.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Page } from '#client/ui/page.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'
import { TutorCard } from './tutor-card.tsx'
import { useRefreshStudents } from './use-refresh-students.ts'

const words = parentWords.tutors

/** The toast is read before the lesson opens. Milliseconds. */
const beforeLesson = 1_200

/** Choosing the tutor of a student. */
export function TutorSelectionPage() {
  const { studentId = '' } = useParams()
  const student = useQuery(studentQuery(studentId))
  const missing =
    student.error instanceof ApiProblem && ['not_found', 'invalid_id'].includes(student.error.problem.code)
  useToastOn(student.isError && !missing, words.studentFailed)
  if (missing) {
    return (
      <Page width="narrow">
        <h1 className="sr-only">{words.notHere}</h1>
        <EmptyState
          title={words.notHere}
          action={
            <Link to="/dashboard" className={buttonClass()}>
              {words.toDashboard}
            </Link>
          }
        />
      </Page>
    )
  }
  return (
    <Page title={words.title} intro={student.data && words.showing(student.data.grade_level)} width="wide">
      {student.data && <TutorGrid student={student.data} />}
      {student.isError && <Button onClick={() => student.refetch()}>{words.refresh}</Button>}
    </Page>
  )
}

function TutorGrid({ student }: { student: StudentView }) {
  const toast = useToast()
  const navigate = useNavigate()
  const refresh = useRefreshStudents()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const tutors = useQuery(tutorsQuery(student.grade_level))
  useToastOn(tutors.isError, words.tutorsFailed)
  const select = useMutation({
    mutationFn: (tutorId: string) => updateStudent(student.id, { assigned_tutor_id: tutorId }),
    onSuccess: () => {
      toast({ text: words.selected, tone: 'success' })
      timer.current = window.setTimeout(() => void navigate(`/learn/${student.id}`), beforeLesson)
      void refresh()
    },
    onError: () => toast({ text: words.updateFailed, tone: 'danger' }),
  })
  if (tutors.isPending) return <Skeleton className="h-72 rounded-card" />
  if (tutors.isError || tutors.data.length === 0) {
    return <EmptyState title={words.empty} action={<Button onClick={() => tutors.refetch()}>{words.refresh}</Button>} />
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tutors.data.map((tutor) => (
        <li key={tutor.id} className="flex">
          <TutorCard
            tutor={tutor}
            current={tutor.id === student.assigned_tutor_id}
            busy={select.isPending && select.variables === tutor.id}
            disabled={select.isPending || select.isSuccess}
            onSelect={() => select.mutate(tutor.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function useToastOn(failed: boolean, text: string): void {
  const toast = useToast()
  useEffect(() => {
    if (failed) toast({ text, tone: 'danger' })
  }, [failed, text, toast])
}
