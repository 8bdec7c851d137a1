import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { hearMessages, keepMessageState, messageStateQuery, parentDesk } from '#client/data/messages.ts'
import { MessageThread } from '#client/messages/message-thread.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ChatIcon } from '#client/ui/icons.tsx'
import { messagesWords as words } from '#client/wording/en-messages.ts'
import { parentWords } from '#client/wording/en-parent.ts'

/** A quiet button that leads to the messages, with the number of those that are new. */
export function MessagePlace() {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const { data: state } = useQuery(messageStateQuery)
  const unread = state?.unread ?? 0
  useEffect(() => {
    // While they are open, they listen for themselves.
    if (!open) return hearMessages(parentDesk, (now) => keepMessageState(client, now))
  }, [client, open])
  const keepUnread = useCallback(
    (count: number) => {
      const known = client.getQueryData(messageStateQuery.queryKey)
      if (known) keepMessageState(client, { ...known, unread: count })
    },
    [client],
  )
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ChatIcon className="size-5" />
        {words.open}
        {unread > 0 && (
          <span className="rounded-full bg-sun px-2.5 py-0.5 font-semibold text-ink text-sm">
            {words.unread(unread)}
          </span>
        )}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={words.ofTrellis} size="lg" closeLabel={parentWords.close}>
          <p className="mb-4 text-ink-soft">{words.intro}</p>
          <MessageThread desk={parentDesk} onUnread={keepUnread} />
        </Dialog>
      )}
    </>
  )
}
