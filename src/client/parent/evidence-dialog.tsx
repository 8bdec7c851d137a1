import { useInfiniteQuery } from '@tanstack/react-query'
import { claimEvidenceQuery } from '#client/data/insights.ts'
import { latePart } from '#client/late/late-part.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { insightWords as words } from '#client/wording/en-insights.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ClaimEvidence, ClaimView } from '#shared/insight.ts'
import type { StudentView } from '#shared/student.ts'
import { Paged } from './paged.tsx'
import { sessionDate } from './session-date.ts'

type EvidenceDialogProps = { student: StudentView; claim: ClaimView; onClose: () => void }

/** What a sentence rests on, how sure it is, and the very answers. */
export function EvidenceDialog({ student, claim, onClose }: EvidenceDialogProps) {
  const query = useInfiniteQuery(claimEvidenceQuery(student.id, claim.id))
  const answers = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Dialog open onClose={onClose} title={claim.says} size="lg" closeLabel={parentWords.close}>
      <p>{claim.why}</p>
      <p className="mb-5 text-ink-soft text-sm">{claim.sure}</p>
      <Paged query={query} empty={<EmptyState title={words.noEvidence} />}>
        {answers.length > 0 && (
          // Focusable: whoever has no mouse scrolls a long list with the keyboard.
          <ol tabIndex={0} aria-label={claim.says} className="flex flex-col divide-y divide-line">
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} />
            ))}
          </ol>
        )}
      </Paged>
    </Dialog>
  )
}

const InkPicture = latePart(async () => (await import('#client/tools/letter-tracing/ink-picture.tsx')).InkPicture, {
  waiting: <Loading label={words.loading} />,
  missing: () => <p className="text-ink-soft text-sm">{words.failed}</p>,
  reloads: false,
})

function Answer({ answer: one }: { answer: ClaimEvidence }) {
  const { question, answer, was_correct, hint_level, tool, written, answered_at } = one
  return (
    <li className="flex flex-col gap-1 py-3">
      {question && !written && <p className="[overflow-wrap:anywhere]">{`${words.asked}: ${question}`}</p>}
      {written && <p>{`${words.asked}: ${written.glyph}`}</p>}
      {answer && (
        <p className="font-medium [overflow-wrap:anywhere]">
          {`${written ? words.lookedLike : words.answered}: ${answer}`}
        </p>
      )}
      {written && written.strokes.length > 0 && (
        <div className="max-w-64">
          <InkPicture
            strokes={written.strokes}
            label={words.wrote(written.glyph)}
            className="rounded-card border border-line bg-white stroke-ink"
          />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span
          className={classNames(
            'rounded-full px-3 py-0.5',
            was_correct ? 'bg-leaf-soft text-leaf-deep' : 'bg-sun-soft text-sun-deep',
          )}
        >
          {was_correct ? words.right : words.notYet}
        </span>
        <span>{`${words.tools[tool]}, ${words.hints[hint_level]}`}</span>
        <time dateTime={answered_at}>{sessionDate(answered_at)}</time>
      </p>
    </li>
  )
}
