import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { hearMessages, type MessageDesk, messagesQuery } from '#client/data/messages.ts'

type Options = {
  desk: MessageDesk
  /** Told how many are not read, whenever that changes. */
  onUnread?: ((unread: number) => void) | undefined
}

/** The messages of a family, in order, kept fresh while they are open, and marked as read. */
export function useThread({ desk, onUnread }: Options) {
  const query = useInfiniteQuery(messagesQuery(desk))
  const [otherRead, setOtherRead] = useState(0)
  const { data, refetch } = query
  const messages = useMemo(() => data?.pages.toReversed().flatMap((page) => page.items) ?? [], [data])
  const newest = messages.at(-1)?.seq ?? 0
  const lastTheirs = messages.findLast((message) => message.sent_by !== desk.side)?.seq ?? 0

  useEffect(() => {
    let known = -1
    return hearMessages(desk, (state) => {
      setOtherRead(state.other_read_seq)
      onUnread?.(state.unread)
      if (known !== -1 && state.last_seq !== known) void refetch()
      known = state.last_seq
    })
  }, [desk, refetch, onUnread])

  useEffect(() => {
    // What could not be said now is said with the next message.
    if (lastTheirs > 0)
      desk.read(newest).then(
        () => onUnread?.(0),
        () => undefined,
      )
  }, [desk, lastTheirs, newest, onUnread])

  return {
    query,
    messages: messages.map((message) => ({ ...message, read: message.read || message.seq <= otherRead })),
  }
}
