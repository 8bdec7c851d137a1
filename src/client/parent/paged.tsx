import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'

const words = parentWords.history

type PagedProps = {
  query: {
    data: { pages: { items: unknown[] }[] } | undefined
    isError: boolean
    isFetching: boolean
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
    hasNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  /** What stands there when the whole list is empty. */
  empty: ReactNode
  children: ReactNode
}

/** A list that comes in pages: on its way, failed with a way to try again, empty, and more where there is more. */
export function Paged({ query, empty, children }: PagedProps) {
  const { data, isError, isFetching, isFetchingNextPage } = query
  useFocusBack(isFetching)
  const again = () => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <div className="flex flex-col gap-4">
      {!data && !isError && <Loading label={words.loading} />}
      {data?.pages.every((page) => page.items.length === 0) && empty}
      {children}
      {isError && (
        <div role="status">
          <TryAgain tone="warning" text={words.failed} label={parentWords.retry} busy={isFetching} onAgain={again} />
        </div>
      )}
      {query.hasNextPage && !isError && (
        <Button
          variant="secondary"
          className="self-center"
          busy={isFetchingNextPage}
          busyLabel={words.loading}
          onClick={() => query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  )
}
