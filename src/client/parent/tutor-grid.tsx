import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiProblem } from '#client/api.ts'
import { configQuery } from '#client/data/account.ts'
import { billingQuery } from '#client/data/billing.ts'
import { keepStudent, updateStudent } from '#client/data/students.ts'
import { tutorsQuery } from '#client/data/tutors.ts'
import { navigate } from '#client/routing/address.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { RefreshIcon } from '#client/ui/icons.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { screenOf, screens } from '#shared/screens.ts'
import type { StudentView } from '#shared/student.ts'
import type { TutorView } from '#shared/tutor.ts'
import { LoadFailure } from './load-failure.tsx'
import { TutorCard } from './tutor-card.tsx'

const words = parentWords.tutors

/** A failure is told as long. Milliseconds. */
const toastStays = 3_000

/** The toast is read before the lesson opens. Milliseconds. */
const beforeLesson = 1_200

/** The tutors that fit the student's grade, to choose from. */
export function TutorGrid({ student }: { student: StudentView }) {
  const tutors = useQuery(tutorsQuery(student.grade_level))
  const planOf = usePlan()
  const select = useSelectTutor(student.id)
  useFocusBack(select.isPending)
  if (tutors.isPending) return <WaitingGrid />
  if (!tutors.data) return <LoadFailure text={words.tutorsFailed} busy={tutors.isFetching} onRetry={tutors.refetch} />
  if (tutors.data.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        action={
          <Button variant="secondary" busy={tutors.isFetching} onClick={() => tutors.refetch()}>
            <RefreshIcon className="size-5" />
            {words.refresh}
          </Button>
        }
      />
    )
  }
  return (
    <ul className={grid}>
      {tutors.data.map((tutor) => (
        <li key={tutor.id} className="flex min-w-0">
          <TutorCard
            tutor={tutor}
            isCurrent={tutor.id === student.assigned_tutor_id}
            plan={planOf(tutor)}
            busy={select.isPending && select.variables === tutor.id}
            disabled={select.isPending || select.isSuccess}
            onSelect={() => select.mutate(tutor.id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** What a tutor has to do with the plan. While it is not known what this family has, the server decides. */
function usePlan() {
  const { data: config } = useQuery(configQuery)
  const isOn = Boolean(config?.billing)
  const { data: billing } = useQuery({ ...billingQuery, enabled: isOn })
  return ({ access_level }: TutorView) => {
    if (!isOn || access_level === 'public') return 'none'
    return billing?.premium === false ? 'rests' : 'open'
  }
}

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

export function WaitingGrid() {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">{words.loading}</span>
      {['a', 'b', 'c', 'd'].map((place) => (
        <Skeleton key={place} className="h-80 rounded-card" />
      ))}
    </div>
  )
}

/** Gives the student this tutor, says so, and opens the lesson. */
function useSelectTutor(studentId: string) {
  const client = useQueryClient()
  const toast = useToast()
  const leaving = useRef(0)
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  return useMutation({
    mutationFn: (tutorId: string) => updateStudent(studentId, { assigned_tutor_id: tutorId }),
    onSuccess: (student) => {
      keepStudent(client, student)
      toast({ text: words.selected, tone: 'success' })
      const lesson = screenOf(studentId, screens.learn)
      leaving.current = window.setTimeout(() => navigate(lesson, { replace: true }), beforeLesson)
    },
    onError: (error) => {
      const needsPlan = error instanceof ApiProblem && error.problem.code === 'plan_required'
      if (needsPlan) void client.invalidateQueries({ queryKey: billingQuery.queryKey })
      toast({ text: needsPlan ? error.message : words.updateFailed, tone: 'danger', stays: toastStays })
    },
  })
}
