import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { drawingsQuery, photosQuery, transcriptQuery } from '#client/data/history.ts'
import { momentsOf } from './session-moments.ts'

/** A session whole: every page of its words and drawings, and its photos. */
export function useSession(conversationId: string) {
  const said = useInfiniteQuery(transcriptQuery(conversationId))
  const drawn = useInfiniteQuery(drawingsQuery(conversationId))
  const photos = useQuery(photosQuery(conversationId))
  useRest(said)
  useRest(drawn)
  const all = [said, drawn, photos]
  const isWhole = all.every(({ isSuccess }) => isSuccess) && !said.hasNextPage && !drawn.hasNextPage
  const moments = useMemo(
    () =>
      isWhole
        ? momentsOf({
            messages: said.data?.pages.flatMap((page) => page.items) ?? [],
            drawings: drawn.data?.pages.flatMap((page) => page.items) ?? [],
            photos: photos.data ?? [],
          })
        : null,
    [isWhole, said.data, drawn.data, photos.data],
  )
  const again = () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())
  return { moments, isError: all.some(({ isError }) => isError), isFetching: all.some((one) => one.isFetching), again }
}

type Paged = { hasNextPage: boolean; isFetching: boolean; isError: boolean; fetchNextPage: () => unknown }

function useRest({ hasNextPage, isFetching, isError, fetchNextPage }: Paged) {
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
}
