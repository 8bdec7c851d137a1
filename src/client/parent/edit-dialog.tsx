import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { keepStudent, updateStudent, uploadAvatar } from '#client/data/students.ts'
import { TypedField } from '#client/forms/typed-field.tsx'
import { useForm } from '#client/forms/use-form.ts'
import { MicrophoneSwitch } from '#client/student/microphone-switch.tsx'
import { findStudentFaults, studentReason } from '#client/student/student-faults.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { studentPortraitWords as portraitWords } from '#client/wording/en-portraits.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import type { StudentView } from '#shared/student.ts'
import { type ChosenPortrait, PortraitField, portraitFaults } from './portrait-field.tsx'
import { sessionDate } from './session-date.ts'
import { TimeFields } from './time-fields.tsx'
import { findTimeFaults, timeChange, typedTime } from './time-rules.ts'

const words = parentWords.edit

type TypedStudent = {
  nickname: string
  grade: string
  microphone: boolean
  time: ReturnType<typeof typedTime>
  portrait: ChosenPortrait
}

type EditDialogProps = { student: StudentView; onClose: () => void; onWithdraw: () => void }

/** Name, grade and time for learning of a student. What was typed stays when saving fails. */
export function EditDialog({ student, onClose, onWithdraw }: EditDialogProps) {
  const formId = useId()
  const [isAboutAvatar, setAboutAvatar] = useState(false)
  const [typed, onTyped] = useState<TypedStudent>(() => ({
    nickname: student.nickname,
    grade: String(student.grade_level),
    microphone: student.microphone !== null,
    time: typedTime(student.time),
    portrait: null,
  }))
  const { form, field, faults, type, problem, busy } = useForm({
    typed,
    onTyped,
    check: ({ time, portrait, ...about }) => ({
      ...findStudentFaults(about),
      ...findTimeFaults(time),
      ...portraitFaults(portrait),
    }),
    faultsOf: (error) =>
      error ? { form: `${isAboutAvatar ? portraitWords.failed : words.failed} ${studentReason(error)}` } : {},
    send: async ({ nickname, grade, microphone, time, portrait }) => {
      const file = portrait && 'file' in portrait ? portrait.file : null
      setAboutAvatar(file !== null)
      if (file) await uploadAvatar(student.id, file)
      setAboutAvatar(false)
      return updateStudent(student.id, {
        nickname,
        grade_level: Number(grade),
        time: timeChange(time),
        ...(microphone !== (student.microphone !== null) && { microphone }),
        ...(portrait && 'drawn' in portrait && { avatar_url: portrait.drawn }),
      })
    },
    onDone: useSaved(student, onClose),
  })
  const { onValue: onGrade, error: _, ...grade } = field('grade')

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} busy={busy} busyLabel={words.saving}>
        {words.save}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.title(student.nickname)} footer={footer} closeLabel={parentWords.close}>
      <form id={formId} {...form} className="flex flex-col gap-5">
        <TypedField {...field('nickname')} label={words.name} autoComplete="off" />
        <Field label={words.grade}>
          {(control) => (
            <Select {...control} {...grade} onChange={(event) => onGrade(event.target.value)}>
              {grades.map((one) => (
                <option key={one} value={one}>
                  {gradeLabel(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PortraitField
          nickname={typed.nickname}
          current={student.avatar_url}
          chosen={typed.portrait}
          fault={portraitFaults(typed.portrait).avatar}
          onChoose={(portrait) => type({ portrait })}
        />
        <TimeFields
          typed={typed.time}
          faults={faults}
          onType={(change) => type({ time: { ...typed.time, ...change } })}
        />
        <MicrophoneSwitch
          allowed={typed.microphone}
          note={microphoneNote(student)}
          onChange={(microphone) => type({ microphone })}
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
        {student.consent && (
          <Button variant="quiet" className="-ml-3 self-start px-3" onClick={onWithdraw}>
            {parentWords.consent.withdrawAction}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

const microphoneNote = ({ microphone }: StudentView) =>
  microphone ? parentWords.microphone.since(sessionDate(microphone.allowed_at)) : parentWords.microphone.off

function useSaved(student: StudentView, onSaved: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return (changed: StudentView) => {
    onSaved()
    keepStudent(client, changed)
    const lostTutor = student.assigned_tutor_id !== null && changed.assigned_tutor_id === null
    toast({ text: lostTutor ? words.savedWithoutTutor : words.saved, tone: lostTutor ? 'plain' : 'success' })
  }
}
