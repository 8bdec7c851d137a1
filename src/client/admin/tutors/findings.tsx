import { AlertIcon, CheckIcon } from '#client/ui/icons.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { Finding } from '#shared/admin-tutor.ts'
import { ReviewPart } from './review-part.tsx'

/** What stands against a version, with the words it is about and why. */
export function Findings({ findings }: { findings: Finding[] }) {
  return (
    <ReviewPart title={words.findings}>
      {findings.length === 0 ? (
        <p className="flex items-start gap-2.5">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-leaf-deep" />
          {words.noFindings}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {findings.map(({ field, reason, quote, why }) => (
            <li
              key={`${field} ${reason} ${quote}`}
              className="flex items-start gap-3 rounded-control border border-rose-line bg-rose-soft px-4 py-3"
            >
              <AlertIcon className="mt-0.5 size-5 shrink-0 text-rose-deep" />
              <div className="min-w-0">
                <p className="font-medium">{why}</p>
                <p className="mt-1 text-sm [overflow-wrap:anywhere]">
                  {words.inField[field]}: <q>{quote}</q>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ReviewPart>
  )
}
