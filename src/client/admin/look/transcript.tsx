import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openTranscript } from '#client/data/admin.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import type { OpenedMessage, OpenedTranscript } from '#shared/look.ts'
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
          <Said key={message.id} message={message} name={name} isMeant={message.id === at} />
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

function Said({ message, name, isMeant }: { message: OpenedMessage; name: string; isMeant: boolean }) {
  const isChild = message.role === 'user'
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMeant) item.current?.scrollIntoView({ block: 'center' })
  }, [isMeant])
  return (
    <li ref={item} className={classNames('flex flex-col gap-1', isChild ? 'items-end' : 'items-start')}>
      <p className="max-w-[85%] px-1 text-ink-soft text-xs [overflow-wrap:anywhere]">
        {isChild ? name : words.tutor} · <time dateTime={message.created_at}>{shortMoment(message.created_at)}</time>
      </p>
      <p
        className={classNames(
          'max-w-[85%] whitespace-pre-wrap rounded-2xl border px-4 py-2.5 [overflow-wrap:anywhere]',
          isChild ? 'rounded-br-md border-sky-line bg-sky-soft' : 'rounded-bl-md border-line bg-cream',
          isMeant && 'outline-2 outline-sun outline-offset-2',
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
