import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { transcriptQuery } from '#client/data/history.ts'
import { latePart } from '#client/late/late-part.tsx'
import { SaidMessage } from '#client/student/said-message.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { replayWords } from '#client/wording/en-replay.ts'
import type { ConversationListItem } from '#shared/conversation.ts'
import type { StudentView } from '#shared/student.ts'
import { Paged } from './paged.tsx'
import { clockTime, sessionDate } from './session-date.ts'
import { SessionWork } from './session-work.tsx'

const words = parentWords.history

const SessionReplay = latePart(async () => (await import('./session-replay.tsx')).SessionReplay, {
  waiting: <Loading label={replayWords.loading} />,
  missing: (again) => (
    <div role="status">
      <TryAgain tone="warning" text={replayWords.failed} label={replayWords.retry} onAgain={again} />
    </div>
  ),
  reloads: false,
})

type TranscriptDialogProps = {
  student: Pick<StudentView, 'nickname'>
  /** `started_at`: where the caller knows it. */
  conversation: Pick<ConversationListItem, 'id'> & Partial<ConversationListItem>
  /** The message that it is about: it is brought into view. */
  at?: string | null
  onClose: () => void
}

/** One session, to be read at once or watched as it went. */
export function TranscriptDialog({ student, conversation, at, onClose }: TranscriptDialogProps) {
  const [isWatched, setWatched] = useState(false)
  const { nickname } = student
  return (
    <Dialog open onClose={onClose} title={words.transcript} size="lg" closeLabel={parentWords.close}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {conversation.started_at && words.session(sessionDate(conversation.started_at))}
        </p>
        <Button variant="secondary" onClick={() => setWatched(!isWatched)}>
          {isWatched ? replayWords.leave : replayWords.watch}
        </Button>
      </div>
      {isWatched ? (
        <SessionReplay conversationId={conversation.id} nickname={nickname} />
      ) : (
        <>
          <Words conversationId={conversation.id} nickname={nickname} at={at} />
          <SessionWork conversationId={conversation.id} nickname={nickname} />
        </>
      )}
    </Dialog>
  )
}

type WordsProps = { conversationId: string; nickname: string } & Pick<TranscriptDialogProps, 'at'>

/** Every word of a session: the child's on the right in blue, the tutor's on the left. */
function Words({ conversationId, nickname, at }: WordsProps) {
  const transcript = useInfiniteQuery(transcriptQuery(conversationId))
  const messages = transcript.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Paged query={transcript} empty={<EmptyState title={words.nothingSaid} />}>
      {messages.length > 0 && (
        // Focusable: whoever has no mouse scrolls a long lesson with the keyboard.
        <ol tabIndex={0} aria-label={words.transcript} className="flex flex-col gap-4">
          {messages.map((message) => (
            <SaidMessage
              key={message.id}
              message={message}
              who={message.role === 'user' ? nickname : words.tutor}
              when={clockTime(message.created_at)}
              label={message.flag && words.flags[message.flag]}
              isMeant={message.id === at}
            />
          ))}
        </ol>
      )}
    </Paged>
  )
}
