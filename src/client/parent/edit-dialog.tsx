import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { keepStudent, updateStudent } from '#client/data/students.ts'
import { findStudentFaults, type StudentFaults, studentReason } from '#client/student/student-faults.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, Select, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import type { StudentView, UpdateStudent } from '#shared/student.ts'
import { MicrophoneSwitch } from './microphone-switch.tsx'
import { TimeFields } from './time-fields.tsx'
import { findTimeFaults, type TimeFaults, timeChange, typedTime } from './time-rules.ts'

const words = parentWords.edit

type EditDialogProps = { student: StudentView; onClose: () => void; onWithdraw: () => void }

/** Name, grade and time for learning of a student. What was typed stays when saving fails. */
export function EditDialog({ student, onClose, onWithdraw }: EditDialogProps) {
  const formId = useId()
  const [nickname, setNickname] = useState(student.nickname)
  const [grade, setGrade] = useState(String(student.grade_level))
  const [microphone, setMicrophone] = useState(student.microphone !== null)
  const [time, setTime] = useState(() => typedTime(student.time))
  const [faults, setFaults] = useState<StudentFaults>({})
  const [timeFaults, setTimeFaults] = useState<TimeFaults>({})
  const save = useSaveStudent(student, onClose)
  useFocusBack(save.isPending)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const found = findStudentFaults({ nickname, grade })
    const foundInTime = findTimeFaults(time)
    setFaults(found)
    setTimeFaults(foundInTime)
    if (Object.keys({ ...found, ...foundInTime }).length > 0 || save.isPending) return
    const switched = microphone !== (student.microphone !== null)
    save.mutate({
      nickname,
      grade_level: Number(grade),
      time: timeChange(time),
      ...(switched && { microphone }),
    })
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
        <Field label={words.name} {...(faults.nickname && { error: faults.nickname })}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={nickname}
              onChange={(event) => setNickname(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.grade}>
          {(control) => (
            <Select {...control} value={grade} onChange={(event) => setGrade(event.target.value)}>
              {grades.map((one) => (
                <option key={one} value={one}>
                  {gradeLabel(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TimeFields typed={time} faults={timeFaults} onType={(change) => setTime({ ...time, ...change })} />
        <MicrophoneSwitch allowed={microphone} since={student.microphone} onChange={setMicrophone} />
        {save.isError && (
          <Notice tone="danger">
            {words.failed} {studentReason(save.error)}
          </Notice>
        )}
        {student.consent && (
          <Button variant="quiet" className="-ml-3 self-start px-3" onClick={onWithdraw}>
            {parentWords.consent.withdrawAction}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

function useSaveStudent(student: StudentView, onSaved: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (change: UpdateStudent) => updateStudent(student.id, change),
    onSuccess: (changed) => {
      onSaved()
      keepStudent(client, changed)
      const lostTutor = student.assigned_tutor_id !== null && changed.assigned_tutor_id === null
      toast({ text: lostTutor ? words.savedWithoutTutor : words.saved, tone: lostTutor ? 'plain' : 'success' })
    },
  })
}
