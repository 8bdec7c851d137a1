import { useQuery } from '@tanstack/react-query'
import { tutorsQuery } from '#client/data/tutors.ts'
import { Card } from '#client/ui/card.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords } from '#client/wording/en-admin.ts'

const words = adminWords.tutors
const oldest = 12

/** The tutors that there are. */
export function TutorManagement() {
  const tutors = useQuery(tutorsQuery(oldest))
  if (tutors.isError) return <Notice tone="danger">{words.loadFailed}</Notice>
  if (!tutors.data) return <Loading label={words.loading} />
  return (
    <Card as="section" aria-label={words.list}>
      <ul className="flex flex-col divide-y divide-line">
        {tutors.data.map((tutor) => (
          <li key={tutor.id} className="py-3 first:pt-0 last:pb-0">
            <p className="font-semibold">{tutor.name}</p>
            <p className="text-ink-soft text-sm">{tutor.description}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
