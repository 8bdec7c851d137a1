import { useEffect, useRef } from 'react'
import type { MessageDesk } from '#client/data/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Loading } from '#client/ui/loading.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { messagesWords as words } from '#client/wording/en-messages.ts'
import type { AdminMessageView } from '#shared/admin-message.ts'
import { MessageComposer } from './message-composer.tsx'
import { messageMoment } from './moment.ts'
import { useThread } from './use-thread.ts'

type MessageThreadProps = { desk: MessageDesk; onUnread?: (unread: number) => void }

/** What a family and the administrators wrote to each other, with a place to write on. */
export function MessageThread({ desk, onUnread }: MessageThreadProps) {
  const { query, messages } = useThread({ desk, onUnread })
  useFocusBack(query.isFetchingNextPage)
  if (!query.data) {
    if (!query.isError) return <Loading label={words.loading} />
    return <TryAgain text={words.loadFailed} label={words.retry} busy={query.isFetching} onAgain={query.refetch} />
  }
  return (
    <div className="flex flex-col gap-4">
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="self-center"
          busy={query.isFetchingNextPage}
          busyLabel={words.loading}
          onClick={() => query.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
      {messages.length === 0 ? <Nothing side={desk.side} /> : <Written messages={messages} side={desk.side} />}
      <MessageComposer desk={desk} onSent={() => query.refetch()} />
    </div>
  )
}

const Nothing = ({ side }: { side: MessageDesk['side'] }) => (
  <p className="rounded-control border border-line border-dashed px-4 py-5 text-center text-ink-soft">
    <span className="block font-medium text-ink">{words.empty}</span>
    {side === 'admin' ? words.emptyForAdmin : words.emptyForParent}
  </p>
)

function Written({ messages, side }: { messages: AdminMessageView[]; side: MessageDesk['side'] }) {
  const list = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    // The newest is in sight when it comes, and when the list is opened.
    if (newest) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest])
  return (
    <div
      ref={list}
      role="log"
      aria-label={words.title}
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain rounded-control p-1"
    >
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <Message key={message.id} message={message} isOwn={message.sent_by === side} side={side} />
        ))}
      </ol>
    </div>
  )
}

type MessageProps = { message: AdminMessageView; isOwn: boolean; side: MessageDesk['side'] }

function Message({ message, isOwn, side }: MessageProps) {
  // The administrators share one desk: what another of them wrote is not 'you'.
  const who = message.sent_by === 'admin' ? words.admin : side === 'parent' ? words.you : words.parent
  return (
    <li className={classNames('flex flex-col gap-1', isOwn ? 'items-end' : 'items-start')}>
      <p className="px-1 text-ink-soft text-xs">
        {words.by(who, messageMoment(message.created_at))}
        {isOwn && message.read && ` · ${words.read}`}
      </p>
      <p
        className={classNames(
          'max-w-[85%] whitespace-pre-wrap rounded-2xl border px-4 py-2.5 [overflow-wrap:anywhere]',
          isOwn ? 'rounded-br-md border-leaf-line bg-leaf-soft' : 'rounded-bl-md border-line bg-cream',
        )}
      >
        {message.content}
      </p>
    </li>
  )
}
