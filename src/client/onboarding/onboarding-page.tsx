import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { requestKey } from '#client/data/request-key.ts'
import { addStudent, studentsQuery } from '#client/data/students.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, Select, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import { consentVersion } from '#shared/limits.ts'
import { ConsentNotice } from './consent-notice.tsx'

const words = parentWords.onboarding

/** The first student, or another one. */
export function OnboardingPage() {
  const { data: students } = useQuery(studentsQuery)
  const first = (students?.length ?? 0) === 0
  return (
    <Page title={first ? words.welcome : words.another} intro={first ? words.intro : undefined} width="narrow">
      <Card as="section" aria-labelledby="add-student">
        <h2 id="add-student" className="mb-5 text-heading">
          {first ? words.form : words.formAnother}
        </h2>
        <StudentForm />
      </Card>
      {!first && (
        <p className="mt-6">
          <Link
            to="/dashboard"
            className="inline-flex min-h-12 items-center text-leaf-deep underline underline-offset-4"
          >
            {words.back}
          </Link>
        </p>
      )}
    </Page>
  )
}

function StudentForm() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const key = useRef(requestKey())
  const [nickname, setNickname] = useState('')
  const [grade, setGrade] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const add = useMutation({
    mutationFn: () =>
      addStudent({ nickname, grade_level: Number(grade), consent_version: consentVersion }, key.current),
    onSuccess: async () => {
      toast({ text: words.added, tone: 'success' })
      await queryClient.invalidateQueries({ queryKey: studentsQuery.queryKey })
      await navigate('/dashboard')
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const lack = nickname.trim() === '' ? words.missingNickname : grade === '' ? words.missingGrade : null
    setMissing(lack)
    if (lack === null && !add.isPending) add.mutate()
  }
  const failure = missing ?? (add.isError ? words.failed(add.error.message) : null)
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <Field label={words.nickname} hint={words.nicknameHint}>
        {(field) => (
          <TextInput
            {...field}
            autoComplete="off"
            maxLength={60}
            value={nickname}
            onChange={(event) => setNickname(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.grade}>
        {(field) => (
          <Select {...field} value={grade} onChange={(event) => setGrade(event.target.value)}>
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
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="lg" busy={add.isPending} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  )
}
