import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { openTranscript } from '#client/data/admin.ts'
import { SaidMessage } from '#client/student/said-message.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import type { OpenedTranscript } from '#shared/look.ts'
import { longMoment, shortMoment } from '../parts/moments.ts'

const words = adminWords.look

type TranscriptProps = { conversationId: string; opened: OpenedTranscript; name: string; at: string | null }

/** Every word of one session: the child's on the right in blue, the tutor's on the left. */
export function Transcript({ conversationId, opened, name, at }: TranscriptProps) {
  const [pages, setPages] = useState([opened])
  const next = pages.at(-1)?.next ?? null
  const more = useMutation({
    mutationFn: (cursor: string) => openTranscript(conversationId, { look_id: opened.look_id, cursor }),
    onSuccess: (page) => setPages([...pages, page]),
  })
  const messages = pages.flatMap((page) => page.messages)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{words.session(longMoment(opened.started_at))}</p>
      {messages.length === 0 && <EmptyState title={words.nothingSaid} />}
      <ol className="flex flex-col gap-4">
        {messages.map((message) => (
          <SaidMessage
            key={message.id}
            message={message}
            who={message.role === 'user' ? name : words.tutor}
            when={shortMoment(message.created_at)}
            label={message.flag && words.flags[message.flag]}
            isMeant={message.id === at}
          />
        ))}
      </ol>
      {more.error && <Notice tone="danger">{more.error.message}</Notice>}
      {next && (
        <Button variant="secondary" className="self-center" busy={more.isPending} onClick={() => more.mutate(next)}>
          {adminWords.more}
        </Button>
      )}
    </div>
  )
}
