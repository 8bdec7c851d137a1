import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRequestKeys } from '#client/data/request-key.ts'
import { addStudent, keepStudent } from '#client/data/students.ts'
import { TypedField } from '#client/forms/typed-field.tsx'
import { useForm } from '#client/forms/use-form.ts'
import { navigate } from '#client/routing/address.ts'
import { browserZone } from '#client/student/browser-zone.ts'
import { ConsentNotice } from '#client/student/consent-notice.tsx'
import { MicrophoneSwitch } from '#client/student/microphone-switch.tsx'
import { PortraitPicker } from '#client/student/portrait-picker.tsx'
import { findStudentFaults, studentReason } from '#client/student/student-faults.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { DrawnAddress } from '#shared/avatars.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import { consentVersion } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'

const words = parentWords.onboarding

type NewStudent = { nickname: string; grade: string; portrait: DrawnAddress | null; microphone: boolean }

/** Time to read that the student was added, before the dashboard opens. Milliseconds. */
const beforeDashboard = 2_000

/** Who is learning, in which grade, and what the parent agrees to. A double click adds one student. */
export function StudentForm() {
  const client = useQueryClient()
  const keys = useRequestKeys()
  const [typed, onTyped] = useState<NewStudent>({ nickname: '', grade: '', portrait: null, microphone: false })
  const { field, form, type, busy, isDone, problem } = useForm({
    typed,
    onTyped,
    check: findStudentFaults,
    faultsOf: (error) => (error ? { form: words.failed(studentReason(error)) } : {}),
    send: ({ nickname, grade, portrait, microphone }) =>
      addStudent(
        {
          nickname,
          grade_level: Number(grade),
          consent_version: consentVersion,
          time: browserZone(),
          ...(portrait && { avatar_url: portrait }),
          ...(microphone && { microphone }),
        },
        keys.keyFor(JSON.stringify([nickname, grade, portrait, microphone])),
      ),
    onDone: (student) => keepStudent(client, student),
  })
  useLeaving(isDone)
  const { onValue: onGrade, error: gradeFault, ...grade } = field('grade')
  return (
    <form {...form} className="flex flex-col gap-5">
      <TypedField {...field('nickname')} label={words.nickname} hint={words.nicknameHint} autoComplete="off" />
      <Field label={words.grade} {...(gradeFault && { error: gradeFault })}>
        {(control) => (
          <Select {...control} {...grade} onChange={(event) => onGrade(event.target.value)}>
            <option value="">{words.choose}</option>
            {grades.map((one) => (
              <option key={one} value={one}>
                {gradeLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PortraitPicker chosen={typed.portrait} onChoose={(portrait) => type({ portrait })} />
      <MicrophoneSwitch
        allowed={typed.microphone}
        note={parentWords.microphone[isYoung(typed.grade) ? 'forYoung' : 'forOlder']}
        onChange={(microphone) => type({ microphone })}
      />
      <ConsentNotice />
      <div role="status" className="empty:hidden">
        {isDone && <Notice tone="success">{words.added}</Notice>}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" busy={busy || isDone} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Who hardly writes yet: pre-K to grade 1. */
const isYoung = (grade: string) => grade !== '' && Number(grade) <= 1

/** To the dashboard, when there was time to read. */
function useLeaving(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return
    const leaving = setTimeout(() => navigate(screens.dashboard), beforeDashboard)
    return () => clearTimeout(leaving)
  }, [isDone])
}
