import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { ShownMessage } from './conversation-events.ts'
import { Portrait } from './portrait.tsx'

type ListProps = { tutor: TutorView | null; messages: ShownMessage[]; replying: boolean }

/** So close to the end counts as reading the newest. Pixels. */
const nearEnd = 80

/** What was said, newest at the bottom and in view, unless the child is reading further up. */
export function MessageList({ tutor, messages, replying }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [following, setFollowing] = useState(true)
  const said = messages.reduce((sum, message) => sum + message.sentences.length, 0)

  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight })
  useEffect(() => {
    if (following && (said > 0 || replying)) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [following, said, replying])

  const handleScroll = () => {
    const element = list.current
    if (element) setFollowing(element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd)
  }
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-label={words.messages}
        // A scrolled region must be reachable by keyboard.
        tabIndex={0}
        onScroll={handleScroll}
        className="h-full overflow-y-auto overscroll-contain px-4 py-5 sm:px-8"
      >
        <ol className="mx-auto flex max-w-3xl flex-col gap-4">
          {messages.map((message) => (
            <Message key={message.id} tutor={tutor} message={message} />
          ))}
          {replying && <Thinking tutor={tutor} />}
        </ol>
      </div>
      {!following && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button variant="secondary" onClick={toEnd}>
            {words.newMessage}
          </Button>
        </div>
      )}
    </div>
  )
}

function Message({ tutor, message }: { tutor: TutorView | null; message: ShownMessage }) {
  const mine = message.role === 'user'
  return (
    <li
      data-role={message.role}
      className={`flex items-end gap-2.5 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] ${mine ? 'justify-end' : ''}`}
    >
      {!mine && <Portrait tutor={tutor} mood="calm" size="sm" className="mb-0.5" />}
      <div
        className={`max-w-[85%] rounded-[1.4rem] px-4 py-3 text-lg leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap sm:max-w-[75%] ${
          mine
            ? 'rounded-br-md border border-leaf-line bg-leaf-soft'
            : 'rounded-bl-md border border-line bg-paper shadow-card'
        }`}
      >
        <span className="sr-only">{mine ? words.you : tutor?.name}: </span>
        {message.sentences.join(' ')}
      </div>
    </li>
  )
}

function Thinking({ tutor }: { tutor: TutorView | null }) {
  return (
    <li className="flex items-end gap-2.5">
      <Portrait tutor={tutor} mood="thinking" size="sm" className="mb-0.5" />
      <div className="flex gap-1.5 rounded-[1.4rem] rounded-bl-md border border-line bg-paper px-5 py-5 shadow-card">
        <span className="sr-only">{words.thinking(tutor?.name ?? '')}</span>
        <span aria-hidden="true" className="size-2.5 animate-breathe rounded-full bg-leaf" />
        <span aria-hidden="true" className="size-2.5 animate-breathe rounded-full bg-leaf [animation-delay:0.25s]" />
        <span aria-hidden="true" className="size-2.5 animate-breathe rounded-full bg-leaf [animation-delay:0.5s]" />
      </div>
    </li>
  )
}

/** Under a tool other than the chat: what was said last. */
export function LastMessages({ tutor, messages }: { tutor: TutorView | null; messages: ShownMessage[] }) {
  return (
    <ol aria-label={words.lastMessages} className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-3">
      {messages.map((message) => (
        <Message key={message.id} tutor={tutor} message={message} />
      ))}
    </ol>
  )
}
