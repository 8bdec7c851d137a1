import { useInfiniteQuery } from '@tanstack/react-query'
import { looksQuery } from '#client/data/looks.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { looksWords as words } from '#client/wording/en-looks.ts'
import type { LookView } from '#shared/look.ts'
import { LoadFailure } from '../load-failure.tsx'
import { sessionDate } from '../session-date.ts'
import { Section } from './section.tsx'

/** Which administrators opened what the children said, and why. */
export function LooksSection() {
  const query = useInfiniteQuery({ ...looksQuery, refetchOnMount: 'always' })
  const looks = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Section heading={words.heading} intro={words.intro}>
      {query.isError && <LoadFailure text={words.failed} busy={query.isFetching} onRetry={query.refetch} />}
      {query.isPending && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-16" />
        </div>
      )}
      {query.data && looks.length === 0 && <p>{words.nobody}</p>}
      {looks.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {looks.map((look) => (
            <Look key={look.id} look={look} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Section>
  )
}

function Look({ look }: { look: LookView }) {
  const child = look.nickname ?? words.formerChild
  const what =
    look.what === 'transcript' && look.session_started_at
      ? words.transcript(child, sessionDate(look.session_started_at))
      : words[look.what](child, null)
  return (
    <li className="flex flex-col gap-0.5 py-3 [overflow-wrap:anywhere] first:pt-0 last:pb-0">
      <p className="font-medium">{what}</p>
      <p className="text-ink-soft text-sm">
        {words.by(look.admin_name, sessionDate(look.created_at))} · {words.reasons[look.reason]}
      </p>
    </li>
  )
}
