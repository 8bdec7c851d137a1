import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { updateStudent, withdrawConsent } from '#client/data/students.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, Select, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import type { StudentView } from '#shared/student.ts'
import { useRefreshStudents } from './use-refresh-students.ts'

const words = parentWords.edit

type EditProps = { student: StudentView; onClose: () => void }

/** Name and grade of a student. What was typed stays when saving fails. */
export function EditDialog({ student, onClose }: EditProps) {
  const formId = useId()
  const toast = useToast()
  const refresh = useRefreshStudents()
  const [nickname, setNickname] = useState(student.nickname)
  const [grade, setGrade] = useState(student.grade_level)
  const save = useMutation({
    mutationFn: () => updateStudent(student.id, { nickname, grade_level: grade }),
    onSuccess: async () => {
      await refresh()
      onClose()
    },
    onError: () => toast({ text: words.failed, tone: 'danger' }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} busy={save.isPending} busyLabel={words.saving}>
        {words.save}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.title(student.nickname)} footer={footer} closeLabel={parentWords.close}>
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <Field label={words.name}>
          {(field) => (
            <TextInput
              {...field}
              autoComplete="off"
              value={nickname}
              onChange={(event) => setNickname(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.grade}>
          {(field) => (
            <Select {...field} value={grade} onChange={(event) => setGrade(Number(event.target.value))}>
              {grades.map((one) => (
                <option key={one} value={one}>
                  {gradeLabel(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {save.isError && <Notice tone="danger">{save.error.message}</Notice>}
        {student.consent && <Withdraw student={student} onDone={onClose} />}
      </form>
    </Dialog>
  )
}

/** Taking the agreement back, after one question. */
function Withdraw({ student, onDone }: { student: StudentView; onDone: () => void }) {
  const refresh = useRefreshStudents()
  const [asked, setAsked] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => withdrawConsent(student.id),
    onSuccess: async () => {
      await refresh()
      onDone()
    },
  })
  if (!asked) {
    return (
      <Button variant="quiet" className="self-start" onClick={() => setAsked(true)}>
        {words.withdraw}
      </Button>
    )
  }
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {words.withdrawYes}
        </Button>
      }
    >
      {words.withdrawQuestion}
    </Notice>
  )
}
