import { useInfiniteQuery } from '@tanstack/react-query'
import { transcriptQuery } from '#client/data/history.ts'
import { SaidMessage } from '#client/student/said-message.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ConversationListItem } from '#shared/conversation.ts'
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
              <SaidMessage
                key={message.id}
                message={message}
                who={message.role === 'user' ? student.nickname : words.tutor}
                when={clockTime(message.created_at)}
                label={message.flag && words.flags[message.flag]}
                isMeant={message.id === at}
              />
            ))}
          </ol>
        )}
      </Paged>
      <SessionWork conversationId={conversation.id} nickname={student.nickname} />
    </Dialog>
  )
}
