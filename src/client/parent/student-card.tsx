import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { giveConsent } from '#client/data/students.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ArrowRightIcon, ClockIcon, EditIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { gradeLabel } from '#shared/grade.ts'
import { consentVersion } from '#shared/limits.ts'
import type { StudentView } from '#shared/student.ts'
import { EditDialog } from './edit-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { NoteBox } from './note-box.tsx'
import { useRefreshStudents } from './use-refresh-students.ts'

const words = parentWords.dashboard

/** One student: who, the way into the lesson, the notes for the tutor, and what was said. */
export function StudentCard({ student }: { student: StudentView }) {
  const [open, setOpen] = useState<'edit' | 'history' | null>(null)
  return (
    <Card as="article" aria-label={student.nickname} className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <Avatar src={student.avatar_url} name={student.nickname} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 className="break-words text-heading">{student.nickname}</h2>
          <p className="text-ink-soft">{gradeLabel(student.grade_level)}</p>
          <p className="text-ink-soft text-sm">{lastSession(student)}</p>
        </div>
        <IconButton
          label={words.edit(student.nickname)}
          icon={<EditIcon />}
          onClick={() => setOpen('edit')}
          className="self-start"
        />
      </div>
      {student.consent === null && <MissingConsent student={student} />}
      <div className="flex flex-wrap gap-3">
        <Link to={`/learn/${student.id}`} className={`${buttonClass('primary', 'lg')} flex-1`}>
          {words.start}
          <ArrowRightIcon className="size-5" />
        </Link>
        <Button variant="secondary" size="lg" onClick={() => setOpen('history')}>
          <ClockIcon className="size-5" />
          {words.history}
        </Button>
      </div>
      <div className="grid gap-6 border-line border-t pt-5">
        <NoteBox student={student} permanent />
        <NoteBox student={student} permanent={false} />
      </div>
      {open === 'edit' && <EditDialog student={student} onClose={() => setOpen(null)} />}
      {open === 'history' && <HistoryDialog student={student} onClose={() => setOpen(null)} />}
    </Card>
  )
}

const lastSession = (student: StudentView) =>
  student.last_used_tutor ? words.lastSession(student.last_used_tutor.name || words.defaultTutor) : words.noSession

function MissingConsent({ student }: { student: StudentView }) {
  const refresh = useRefreshStudents()
  const give = useMutation({ mutationFn: () => giveConsent(student.id, consentVersion), onSuccess: refresh })
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" busy={give.isPending} onClick={() => give.mutate()}>
          {words.giveConsent}
        </Button>
      }
    >
      {words.noConsent}
    </Notice>
  )
}
