import { useInfiniteQuery } from '@tanstack/react-query'
import { transcriptQuery } from '#client/data/history.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ConversationListItem, MessageView } from '#shared/conversation.ts'
import type { StudentView } from '#shared/student.ts'
import { Paged } from './paged.tsx'
import { clockTime, sessionDate } from './session-date.ts'

const words = parentWords.history

type TranscriptProps = {
  student: StudentView
  conversation: ConversationListItem
  onBack: () => void
  onClose: () => void
}

/** Every word of one session: the child's on the right in blue, the tutor's on the left. */
export function Transcript({ student, conversation, onBack, onClose }: TranscriptProps) {
  const transcript = useInfiniteQuery(transcriptQuery(conversation.id))
  const messages = transcript.data?.pages.flatMap((page) => page.items)
  const footer = (
    <Button variant="secondary" onClick={onBack}>
      {words.back}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={words.transcript} size="lg" footer={footer} closeLabel={parentWords.close}>
      <p className="mb-4 text-ink-soft text-sm">{words.session(sessionDate(conversation.started_at))}</p>
      <Paged query={transcript}>
        {messages?.length === 0 && <EmptyState title={words.nothing} />}
        <ol className="flex flex-col gap-3">
          {messages?.map((message) => (
            <Said key={message.id} message={message} nickname={student.nickname} />
          ))}
        </ol>
      </Paged>
    </Dialog>
  )
}

function Said({ message, nickname }: { message: MessageView; nickname: string }) {
  const child = message.role === 'user'
  return (
    <li
      className={`flex flex-col gap-1 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] ${child ? 'items-end' : 'items-start'}`}
    >
      <p className="px-1 text-ink-soft text-xs">
        {child ? words.child(nickname) : words.tutor} · {clockTime(message.created_at)}
      </p>
      <p
        className={`max-w-[85%] whitespace-pre-wrap rounded-2xl border px-4 py-2.5 [overflow-wrap:anywhere] ${
          child ? 'rounded-br-md border-sky-line bg-sky-soft' : 'rounded-bl-md border-line bg-cream'
        }`}
      >
        {message.content}
      </p>
    </li>
  )
}
