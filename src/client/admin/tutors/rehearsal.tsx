import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRehearsing, rehearseTutor, tutorVersionQuery } from '#client/data/admin-tutors.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { RehearsedLine, TutorVersionView } from '#shared/admin-tutor.ts'
import { ReviewPart } from './review-part.tsx'

/** What this version says to children's lines: begun here, shown as it comes. */
export function Rehearsal({ tutorId, version }: { tutorId: string; version: TutorVersionView }) {
  const client = useQueryClient()
  const { rehearsal, lines, number, findings } = version
  const rehearse = useMutation({
    mutationFn: () => rehearseTutor(tutorId, number),
    onSuccess: (begun) => client.setQueryData(tutorVersionQuery(tutorId, number).queryKey, begun),
  })
  const isRunning = isRehearsing(version)
  const button = (
    <Button
      variant="secondary"
      disabled={findings.length > 0}
      busy={isRunning || rehearse.isPending}
      busyLabel={words.rehearsing(rehearsal?.length ?? 0, lines)}
      onClick={() => rehearse.mutate()}
    >
      {rehearsal === null ? words.rehearse : words.rehearseAgain}
    </Button>
  )
  return (
    <ReviewPart title={words.rehearsal} aside={button}>
      <p className="mb-3 text-ink-soft">{words.rehearsalIntro(lines)}</p>
      {rehearse.isError && (
        <Notice tone="danger">
          {words.rehearsalFailed} {rehearse.error.message}
        </Notice>
      )}
      {rehearsal !== null && rehearsal.length > 0 && (
        <ol className="flex flex-col divide-y divide-line rounded-card border border-line px-4">
          {rehearsal.map((line) => (
            <RehearsedLineItem key={line.said} line={line} tutor={version.name} />
          ))}
        </ol>
      )}
    </ReviewPart>
  )
}

function RehearsedLineItem({ line, tutor }: { line: RehearsedLine; tutor: string }) {
  const { said, reply, held_back } = line
  return (
    <li className="py-3">
      <p className="text-ink-soft">
        <span className="font-medium">{words.childSays}:</span> {said}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">
        <span className="font-medium">{tutor}:</span> {reply.length > 0 ? reply.join(' ') : words.noReply}
      </p>
      {held_back.length > 0 && (
        <p className="mt-1.5 inline-block rounded-control border border-sun-line bg-sun-soft px-3 py-1 text-sm">
          {words.heldBack(held_back.length, [...new Set(held_back)].join(', ').replaceAll('_', ' '))}
        </p>
      )}
    </li>
  )
}
