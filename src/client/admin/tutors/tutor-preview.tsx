import { Avatar } from '#client/ui/avatar.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { TutorVersionView } from '#shared/admin-tutor.ts'
import { gradeLabel } from '#shared/grade.ts'
import { ReviewPart } from './review-part.tsx'

/** The card that a family chooses from, and how a lesson begins. */
export function TutorPreview({ version }: { version: TutorVersionView }) {
  const { name, description, avatar_url, greeting, minimum_grade_level, access_level } = version
  return (
    <ReviewPart
      title={words.preview}
      aside={<span className="text-ink-soft text-sm">{words.versionShown(version.number)}</span>}
    >
      <div className="grid gap-4 rounded-card border border-line bg-cream p-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] sm:p-5">
        <div className="flex flex-col items-center gap-2 rounded-card border border-line bg-paper p-5 text-center shadow-card">
          <Avatar src={avatar_url} name={name} size="xl" />
          <p className="font-semibold text-lg [overflow-wrap:anywhere]">{name}</p>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{description || words.fallbackDescription}</p>
          <p className="text-ink-soft text-sm">
            {words.grade} {gradeLabel(minimum_grade_level)} · {words.accessLevel[access_level]}
          </p>
        </div>
        <div className="flex items-end gap-3">
          <Avatar src={avatar_url} name={name} size="md" />
          <p className="rounded-card rounded-bl-md border border-line bg-paper px-4 py-3 text-lg [overflow-wrap:anywhere]">
            {greeting.join(' ')}
          </p>
        </div>
      </div>
    </ReviewPart>
  )
}
