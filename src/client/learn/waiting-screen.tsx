import { useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { Composer } from './composer.tsx'
import { keepDraft, readDraft } from './kept.ts'
import { LearnLayout } from './learn-layout.tsx'
import { recogniserOf } from './listener.ts'

type WaitingProps = { studentId: string; student: LearnerStudentView | null; reason: string; onRetry: () => void }

/** While no conversation is started: says so, tries again, and keeps what the child types for later. */
export function WaitingScreen({ studentId, student, reason, onRetry }: WaitingProps) {
  const [panelOpen, setPanelOpen] = useState(false)
  const [text, setText] = useState(() => readDraft(studentId))
  useEffect(() => keepDraft(studentId, text), [studentId, text])
  const nothing = () => undefined
  const shownStudent = student ?? { id: studentId, nickname: '', grade_level: 3, tutor: null }
  return (
    <LearnLayout
      student={shownStudent}
      mood="calm"
      status="not-recording"
      tool="chat"
      onTool={nothing}
      panelOpen={panelOpen}
      onPanel={setPanelOpen}
    >
      <div className="px-4 pt-4 sm:px-8">
        <div className="mx-auto max-w-3xl" role="status">
          <Notice tone="warning" action={<Button onClick={onRetry}>{words.retryNow}</Button>}>
            <p className="font-semibold">{words.notRecording}</p>
            <p className="text-sm">{reason}</p>
          </Notice>
        </div>
      </div>
      <div className="grid flex-1 place-items-center">
        <Loading label={words.preparing} />
      </div>
      <Composer
        text={text}
        onText={setText}
        ready={false}
        onSend={nothing}
        onStop={nothing}
        onMicrophone={nothing}
        listening={false}
        speechSupported={recogniserOf(window) !== null}
        large={shownStudent.grade_level <= 1}
      />
    </LearnLayout>
  )
}
