import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { parentWords } from '#client/wording/en-parent.ts'

const words = parentWords.history

type PagedProps = {
  query: {
    isPending: boolean
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  children: ReactNode
}

/** A list that comes in pages: waiting, failing with a way to try again, and more where there is more. */
export function Paged({ query, children }: PagedProps) {
  if (query.isPending) return <Loading label={words.loading} />
  return (
    <div className="flex flex-col gap-4">
      {query.isError && (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => query.refetch()}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {children}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  )
}
