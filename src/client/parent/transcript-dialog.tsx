import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { transcriptQuery } from '#client/data/history.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ConversationListItem, MessageView } from '#shared/conversation.ts'
import type { StudentView } from '#shared/student.ts'
import { Paged } from './paged.tsx'
import { clockTime, sessionDate } from './session-date.ts'
import { SessionWork } from './session-work.tsx'

const words = parentWords.history

type TranscriptDialogProps = {
  student: Pick<StudentView, 'nickname'>
  /** `started_at`: where the caller knows it. */
  conversation: Pick<ConversationListItem, 'id'> & Partial<ConversationListItem>
  /** The message that it is about: it is brought into view. */
  at?: string | null
  onClose: () => void
}

/** Every word of one session: the child's on the right in blue, the tutor's on the left. */
export function TranscriptDialog({ student, conversation, at, onClose }: TranscriptDialogProps) {
  const transcript = useInfiniteQuery(transcriptQuery(conversation.id))
  const messages = transcript.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Dialog open onClose={onClose} title={words.transcript} size="lg" closeLabel={parentWords.close}>
      {conversation.started_at && (
        <p className="mb-5 text-ink-soft text-sm">{words.session(sessionDate(conversation.started_at))}</p>
      )}
      <Paged query={transcript} empty={<EmptyState title={words.nothingSaid} />}>
        {messages.length > 0 && (
          // Focusable: whoever has no mouse scrolls a long lesson with the keyboard.
          <ol tabIndex={0} aria-label={words.transcript} className="flex flex-col gap-4">
            {messages.map((message) => (
              <Said key={message.id} message={message} nickname={student.nickname} isMeant={message.id === at} />
            ))}
          </ol>
        )}
      </Paged>
      <SessionWork conversationId={conversation.id} nickname={student.nickname} />
    </Dialog>
  )
}

/** One message. Those far away are not laid out, so that a thousand open as fast as ten. */
function Said({ message, nickname, isMeant }: { message: MessageView; nickname: string; isMeant: boolean }) {
  const isChild = message.role === 'user'
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMeant) item.current?.scrollIntoView({ block: 'center' })
  }, [isMeant])
  return (
    <li
      ref={item}
      className={classNames(
        'flex flex-col gap-1 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]',
        isChild ? 'items-end' : 'items-start',
      )}
    >
      <p className="max-w-[85%] px-1 text-ink-soft text-xs [overflow-wrap:anywhere]">
        {isChild ? nickname : words.tutor} · <time dateTime={message.created_at}>{clockTime(message.created_at)}</time>
      </p>
      <p
        className={classNames(
          'max-w-[85%] whitespace-pre-wrap rounded-2xl border px-4 py-2.5 [overflow-wrap:anywhere]',
          isChild ? 'rounded-br-md border-sky-line bg-sky-soft' : 'rounded-bl-md border-line bg-cream',
        )}
      >
        {message.content}
      </p>
      {message.flag && (
        <p className="max-w-[85%] rounded-full border border-sun-line bg-sun-soft px-3 py-0.5 text-sm text-sun-deep">
          {words.flags[message.flag]}
        </p>
      )}
    </li>
  )
}
