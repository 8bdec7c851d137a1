import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { AdminTutorView } from '#shared/admin-tutor.ts'

type TutorRowProps = { tutor: AdminTutorView; onOpen: (what: 'edit' | 'delete' | 'review') => void }

export const tutorRowLook = 'border-line border-b last:border-b-0 max-lg:block max-lg:py-4'
export const tutorCellLook = 'px-3 py-3 align-top first:pl-0 last:pr-0 max-lg:block max-lg:px-0 max-lg:py-1'

/** A tutor as it was saved last. */
export function TutorRow({ tutor, onOpen }: TutorRowProps) {
  const { name, description, access_level, avatar_url } = tutor
  const small = 'min-h-11 px-3 py-1.5'
  return (
    <tr className={tutorRowLook}>
      <th scope="row" className={`${tutorCellLook} font-normal lg:w-60`}>
        <span className="flex items-center gap-3">
          <Avatar src={avatar_url} name={name} size="md" />
          <span className="min-w-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
            <StateChip tutor={tutor} />
          </span>
        </span>
      </th>
      <td className={`${tutorCellLook} text-ink-soft [overflow-wrap:anywhere]`}>{description}</td>
      <td className={tutorCellLook}>
        <span className="mr-2 text-ink-soft text-sm lg:hidden" aria-hidden="true">
          {words.columns.access}:
        </span>
        {words.accessLevel[access_level]}
      </td>
      <td className={`${tutorCellLook} lg:w-76`}>
        <span className="-ml-5 flex flex-wrap lg:-mt-2">
          <Button variant="quiet" className={small} aria-label={words.editOf(name)} onClick={() => onOpen('edit')}>
            {words.edit}
          </Button>
          <Button variant="quiet" className={small} aria-label={words.reviewOf(name)} onClick={() => onOpen('review')}>
            {words.review}
          </Button>
          <Button
            variant="quiet"
            className={`${small} text-rose-deep hover:bg-rose-soft`}
            aria-label={words.deleteOf(name)}
            onClick={() => onOpen('delete')}
          >
            {words.delete}
          </Button>
        </span>
      </td>
    </tr>
  )
}

const chipLooks = {
  draft: 'border-sun-line bg-sun-soft',
  changed: 'border-sky-line bg-sky-soft',
  published: 'border-leaf-line bg-leaf-soft',
} as const

function StateChip({ tutor: { version, published_version } }: { tutor: AdminTutorView }) {
  const state = published_version === null ? 'draft' : published_version === version ? 'published' : 'changed'
  return (
    <span
      className={`mt-1 inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-ink text-xs ${chipLooks[state]}`}
    >
      {words.state[state]}
    </span>
  )
}
