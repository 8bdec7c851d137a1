import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRequestKeys } from '#client/data/request-key.ts'
import { addStudent, keepStudent } from '#client/data/students.ts'
import { browserZone } from '#client/student/browser-zone.ts'
import { ConsentNotice } from '#client/student/consent-notice.tsx'
import { findStudentFaults, type StudentFaults, studentReason } from '#client/student/student-faults.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Select, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import { consentVersion } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'

const words = parentWords.onboarding

/** Who is learning, in which grade, and what the parent agrees to. */
export function StudentForm() {
  const form = useRef<HTMLFormElement>(null)
  const [nickname, setNickname] = useState('')
  const [grade, setGrade] = useState('')
  const [faults, setFaults] = useState<StudentFaults>({})
  const add = useAddStudent()
  useFocusBack(add.busy)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const found = findStudentFaults({ nickname, grade })
    setFaults(found)
    if (Object.keys(found).length === 0) add.send(nickname, Number(grade))
    else form.current?.querySelector<HTMLElement>(`[name="${found.nickname ? 'nickname' : 'grade'}"]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <Field label={words.nickname} hint={words.nicknameHint} {...(faults.nickname && { error: faults.nickname })}>
        {(control) => (
          <TextInput
            {...control}
            name="nickname"
            autoComplete="off"
            value={nickname}
            onChange={(event) => {
              setFaults({})
              setNickname(event.target.value)
            }}
          />
        )}
      </Field>
      <Field label={words.grade} {...(faults.grade && { error: faults.grade })}>
        {(control) => (
          <Select
            {...control}
            name="grade"
            value={grade}
            onChange={(event) => {
              setFaults({})
              setGrade(event.target.value)
            }}
          >
            <option value="">{words.choose}</option>
            {grades.map((one) => (
              <option key={one} value={one}>
                {gradeLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ConsentNotice />
      <div role="status" className="empty:hidden">
        {add.added && <Notice tone="success">{words.added}</Notice>}
      </div>
      {add.failure && <Notice tone="danger">{words.failed(studentReason(add.failure))}</Notice>}
      <Button type="submit" size="lg" busy={add.busy} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  )
}

const adding = ['add-student']

/** Time to read that the student was added, before the dashboard opens. Milliseconds. */
const beforeDashboard = 2_000

/** Adds a student once, however often the button is pressed, and goes to the dashboard. */
function useAddStudent() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const keys = useRequestKeys()
  const add = useMutation({
    mutationKey: adding,
    mutationFn: ({ nickname, grade_level }: { nickname: string; grade_level: number }) =>
      addStudent(
        { nickname, grade_level, consent_version: consentVersion, time: browserZone() },
        keys.keyFor(JSON.stringify([nickname, grade_level])),
      ),
    onSuccess: (student) => keepStudent(client, student),
  })
  useEffect(() => {
    if (!add.isSuccess) return
    const leaving = setTimeout(() => void navigate(screens.dashboard), beforeDashboard)
    return () => clearTimeout(leaving)
  }, [add.isSuccess, navigate])
  return {
    busy: add.isPending || add.isSuccess,
    added: add.isSuccess,
    failure: add.error,
    send: (nickname: string, grade_level: number) => {
      // The cache knows at once, the component only when it is drawn again.
      if (client.isMutating({ mutationKey: adding }) === 0 && !add.isSuccess) add.mutate({ nickname, grade_level })
    },
  }
}
