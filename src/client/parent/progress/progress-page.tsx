import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { progressQuery } from '#client/data/progress.ts'
import { useStudentId } from '#client/routing/address.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Page } from '#client/ui/page.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { ProgressView } from '#shared/progress.ts'
import { screenOf, screens } from '#shared/screens.ts'
import { LoadFailure } from '../load-failure.tsx'
import { isNotHere, NotHere } from '../not-here.tsx'
import { FactTable } from './fact-table.tsx'
import { Glance } from './glance.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { MisconceptionList } from './misconception-list.tsx'
import { NextList } from './next-list.tsx'
import { SkillGroups } from './skill-groups.tsx'
import { TeacherSheet } from './teacher-sheet.tsx'
import { usePrint } from './use-print.ts'
import { WeeksChart } from './weeks-chart.tsx'

export const progressTitle = words.title

/** How a child is doing: the skills of its year, what comes next, what gets mixed up, and how it grew. */
export function ProgressPage() {
  const studentId = useStudentId(screens.progress)
  const { data: progress, error, isFetching, refetch } = useQuery(progressQuery(studentId))
  const { isForTeacher, print } = usePrint()
  if (isNotHere(error)) return <NotHere />
  if (!progress)
    return (
      <Page title={words.title} width="wide">
        {error ? (
          <LoadFailure text={words.failed} busy={isFetching} onRetry={refetch} />
        ) : (
          <div role="status">
            <span className="sr-only">{words.loading}</span>
            <Skeleton className="h-96 rounded-card" />
          </div>
        )}
      </Page>
    )
  const { nickname, map_grade, grade_level, first_at } = progress
  return (
    <>
      <div className={isForTeacher ? 'print:hidden' : undefined}>
        <Page
          title={words.open(nickname)}
          intro={map_grade === grade_level ? words.intro(map_grade) : words.endsAt(map_grade)}
          action={<Actions onPrint={print} canPrint={first_at !== null} />}
          width="wide"
        >
          {first_at === null ? (
            <NothingYet studentId={studentId} nickname={nickname} />
          ) : (
            <Parts studentId={studentId} progress={progress} />
          )}
        </Page>
      </div>
      {isForTeacher && <TeacherSheet progress={progress} />}
    </>
  )
}

function Actions({ canPrint, onPrint }: { canPrint: boolean; onPrint: (forTeacher: boolean) => void }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {canPrint && (
        <>
          <Button variant="secondary" onClick={() => onPrint(true)}>
            {words.printForTeacher}
          </Button>
          <Button variant="secondary" onClick={() => onPrint(false)}>
            {words.print}
          </Button>
        </>
      )}
      <Link to={screens.dashboard} className={buttonClass('secondary')}>
        {parentWords.toDashboard}
      </Link>
    </div>
  )
}

function NothingYet({ studentId, nickname }: { studentId: string; nickname: string }) {
  return (
    <EmptyState
      title={words.empty(nickname)}
      action={
        <Link to={screenOf(studentId, screens.learn)} className={buttonClass()}>
          {parentWords.dashboard.start}
        </Link>
      }
    >
      {words.emptyHint}
    </EmptyState>
  )
}

/** Up to this grade children learn to write their letters. */
const lastOfLetters = 1

function Parts({ studentId, progress }: { studentId: string; progress: ProgressView }) {
  const { misconceptions, facts, letters, weeks, grade_level } = progress
  return (
    <div className="flex flex-col gap-6">
      <Glance progress={progress} />
      <NextList progress={progress} />
      <SkillGroups studentId={studentId} progress={progress} />
      <MisconceptionList misconceptions={misconceptions} />
      {facts.map((grid) => (
        <FactTable key={grid.sign} grid={grid} />
      ))}
      {(letters.length > 0 || grade_level <= lastOfLetters) && (
        <LetterSheet studentId={studentId} progress={progress} />
      )}
      <WeeksChart weeks={weeks} />
    </div>
  )
}
