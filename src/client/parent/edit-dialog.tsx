import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { keepStudent, updateStudent, uploadAvatar } from '#client/data/students.ts'
import { SaveFooter } from '#client/forms/save-footer.tsx'
import { TypedField } from '#client/forms/typed-field.tsx'
import { useForm } from '#client/forms/use-form.ts'
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

const words = parentWords.edit

type TypedStudent = {
  nickname: string
  grade: string
  portrait: ChosenPortrait
}

type EditDialogProps = { student: StudentView; onClose: () => void; onWithdraw: () => void }

/** Name, grade and portrait of a student. What was typed stays when saving fails. */
export function EditDialog({ student, onClose, onWithdraw }: EditDialogProps) {
  const formId = useId()
  const [isAboutAvatar, setAboutAvatar] = useState(false)
  const [typed, onTyped] = useState<TypedStudent>(() => ({
    nickname: student.nickname,
    grade: String(student.grade_level),
    portrait: null,
  }))
  const { form, field, type, problem, busy } = useForm({
    typed,
    onTyped,
    check: ({ portrait, ...about }) => ({ ...findStudentFaults(about), ...portraitFaults(portrait) }),
    faultsOf: (error) =>
      error ? { form: `${isAboutAvatar ? portraitWords.failed : words.failed} ${studentReason(error)}` } : {},
    send: async ({ nickname, grade, portrait }) => {
      const file = portrait && 'file' in portrait ? portrait.file : null
      setAboutAvatar(file !== null)
      if (file) await uploadAvatar(student.id, file)
      setAboutAvatar(false)
      return updateStudent(student.id, {
        nickname,
        grade_level: Number(grade),
        ...(portrait && 'drawn' in portrait && { avatar_url: portrait.drawn }),
      })
    },
    onDone: useSaved(student, onClose),
  })
  const { onValue: onGrade, error: _, ...grade } = field('grade')

  const footer = <SaveFooter words={words} formId={formId} busy={busy} onClose={onClose} />
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
