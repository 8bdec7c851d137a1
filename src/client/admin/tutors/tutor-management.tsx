import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { adminTutorsQuery } from '#client/data/admin-tutors.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import { CreateTutorForm } from './create-tutor-form.tsx'
import { TutorTable } from './tutor-table.tsx'

/** Tutors: making new ones, and looking after those that are there. */
export function TutorManagement() {
  return (
    <div className="flex flex-col gap-8">
      <TutorList />
      <CreateTutorForm />
    </div>
  )
}

function TutorList() {
  const titleId = useId()
  const tutors = useQuery(adminTutorsQuery)
  const again = (
    <Button variant="secondary" onClick={() => void tutors.refetch()} busy={tutors.isFetching}>
      {words.retry}
    </Button>
  )
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-heading">
        {words.list}
      </h2>
      {tutors.data ? (
        <TutorTable tutors={tutors.data} labelledBy={titleId} />
      ) : tutors.isError ? (
        <Notice tone="danger" action={again}>
          {words.loadFailed}
        </Notice>
      ) : (
        <Loading label={words.loading} />
      )}
    </Card>
  )
}
