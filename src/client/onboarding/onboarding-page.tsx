import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { studentsQuery } from '#client/data/students.ts'
import { FamilyNotice } from '#client/family/family-notice.tsx'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { screens } from '#shared/screens.ts'
import { StudentForm } from './student-form.tsx'

const words = parentWords.onboarding

export const onboardingTitle = words.title

/** The first student, or another one. */
export function OnboardingPage() {
  const { data: students } = useQuery(studentsQuery)
  // The one that is being added here does not change what this page is.
  const [before] = useState(students)
  const another = (before ?? students ?? []).length > 0
  return (
    <Page
      title={another ? words.another : words.welcome}
      intro={another ? words.anotherIntro : words.intro}
      width="narrow"
    >
      <FamilyNotice />
      <Card as="section" aria-labelledby="student-form-title">
        <h2 id="student-form-title" className="mb-5 text-heading">
          {another ? words.formAnother : words.form}
        </h2>
        <StudentForm />
      </Card>
      {another && (
        <Link
          to={screens.dashboard}
          className="mt-4 -ml-1 inline-flex min-h-12 items-center rounded-control px-1 font-medium text-leaf-deep underline underline-offset-4"
        >
          {parentWords.toDashboard}
        </Link>
      )}
    </Page>
  )
}
