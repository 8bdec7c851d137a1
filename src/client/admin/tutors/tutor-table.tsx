import { useState } from 'react'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { AdminTutorView } from '#shared/admin-tutor.ts'
import { DeleteTutorDialog } from './delete-tutor-dialog.tsx'
import { EditTutorRow } from './edit-tutor-row.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { TutorRow } from './tutor-row.tsx'

type Open = { id: string; what: 'edit' | 'delete' | 'review' }

/**
 * 'Tutor List', a row for each tutor. On a narrow screen a row stands as a block; the roles are said again, because a
 * table that is not laid out as one is none for a screen reader.
 */
export function TutorTable({ tutors, labelledBy }: { tutors: AdminTutorView[]; labelledBy: string }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const opened = (what: Open['what']) => tutors.find((tutor) => open?.what === what && open.id === tutor.id)
  const removing = opened('delete')
  const reviewing = opened('review')
  return (
    <>
      <table aria-labelledby={labelledBy} className="w-full border-collapse text-left max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="border-line-strong border-b-2 text-ink-soft text-sm">
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-semibold first:pl-0 last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {tutors.map((tutor) =>
            open?.what === 'edit' && open.id === tutor.id ? (
              <EditTutorRow key={tutor.id} tutor={tutor} onClose={close} />
            ) : (
              <TutorRow key={tutor.id} tutor={tutor} onOpen={(what) => setOpen({ id: tutor.id, what })} />
            ),
          )}
        </tbody>
      </table>
      {removing && <DeleteTutorDialog tutor={removing} onClose={close} />}
      {reviewing && <ReviewDialog tutor={reviewing} onClose={close} />}
    </>
  )
}
