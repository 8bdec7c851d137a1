import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminTutorsQuery, restoreTutor, tutorVersionsQuery } from '#client/data/admin-tutors.ts'
import { Button } from '#client/ui/button.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { AdminTutorView } from '#shared/admin-tutor.ts'
import { ReviewPart } from './review-part.tsx'

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** All versions of a tutor, and the way back to one of them. */
export function VersionList({ tutor }: { tutor: AdminTutorView }) {
  const client = useQueryClient()
  const toast = useToast()
  const versions = useQuery(tutorVersionsQuery(tutor.id))
  const restore = useMutation({
    mutationFn: (number: number) => restoreTutor(tutor.id, number),
    onSuccess: async (_, number) => {
      toast({ text: words.broughtBack(number), tone: 'success' })
      await Promise.all([
        client.invalidateQueries({ queryKey: adminTutorsQuery.queryKey }),
        client.invalidateQueries({ queryKey: tutorVersionsQuery(tutor.id).queryKey }),
      ])
    },
  })
  return (
    <ReviewPart title={words.history}>
      {restore.isError && (
        <Notice tone="danger">
          {words.broughtBackFailed} {restore.error.message}
        </Notice>
      )}
      {versions.isError && <Notice tone="danger">{words.loadFailed}</Notice>}
      {versions.isPending && <Loading label={words.loading} />}
      <ul className="divide-y divide-line">
        {versions.data?.map(({ number, author, created_at, restored_from }) => (
          <li key={number} className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {words.version(number, author, dayOf(created_at))}
              {restored_from !== null && <span className="text-ink-soft"> ({words.restoredFrom(restored_from)})</span>}
              {number === tutor.published_version && (
                <span className="ml-2 whitespace-nowrap rounded-full border border-leaf-line bg-leaf-soft px-2.5 py-0.5 text-xs">
                  {words.current}
                </span>
              )}
            </span>
            {number !== tutor.version && (
              <Button
                variant="quiet"
                className="min-h-11 px-3 py-1.5"
                aria-label={words.bringBackOf(number)}
                busy={restore.isPending && restore.variables === number}
                disabled={restore.isPending}
                onClick={() => restore.mutate(number)}
              >
                {words.bringBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ReviewPart>
  )
}
