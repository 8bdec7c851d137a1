import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { casesQuery } from '#client/data/admin.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import { Failed } from '../parts/failed.tsx'
import { CaseCard } from './case-card.tsx'

const words = adminWords.safeguarding

/** What children told that must not wait, until somebody has closed it. */
export function Safeguarding() {
  const [state, setState] = useState<'open' | 'closed'>('open')
  const client = useQueryClient()
  const query = useInfiniteQuery({ ...casesQuery(state), refetchOnMount: 'always' })
  const cases = query.data?.pages.flatMap((page) => page.items) ?? []
  const isOpen = state === 'open'
  const lookAnew = () => client.invalidateQueries({ queryKey: ['admin-cases'] })
  return (
    <section aria-label={words.title} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-heading">{isOpen ? words.open : words.closed}</h2>
          <p className="mt-1 text-ink-soft">{words.intro}</p>
        </div>
        <Button variant="secondary" onClick={() => setState(isOpen ? 'closed' : 'open')}>
          {isOpen ? words.showClosed : words.showOpen}
        </Button>
      </div>
      {query.isError && <Failed query={query} />}
      {query.isPending && <Loading label={adminWords.loading} />}
      {query.data && cases.length === 0 && (
        <EmptyState title={isOpen ? words.noneOpen : words.noneClosed}>{isOpen && words.noneOpenHint}</EmptyState>
      )}
      {cases.map((one) => (
        <CaseCard key={one.id} one={one} onChanged={lookAnew} />
      ))}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {adminWords.more}
        </Button>
      )}
    </section>
  )
}
