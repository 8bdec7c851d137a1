import { useEffect, useRef } from 'react'
import { keyOf } from '#client/learn/conversation/conversation-events.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { Message, Thinking } from '#client/learn/messages/message.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { messagesUnderTools } from '#shared/limits.ts'
import type { TutorView } from '#shared/tutor.ts'

type LastMessagesProps = { id: string; tutor: TutorView | null; conversation: LiveConversation; open: boolean }

/** Under a tool other than the chat: the newest line by the portrait; opened, what was said last, above the strip. */
export function LastMessages({ id, tutor, conversation, open }: LastMessagesProps) {
  const messages = useStoreValue(conversation, (state) => state.messages)
  const speaking = useStoreValue(conversation, (state) => state.speaking)
  const replying = useStoreValue(conversation, (state) => state.replying)
  const content = useRef<HTMLOListElement>(null)
  const last = messages.slice(-messagesUnderTools)
  const growing = replying && last.at(-1)?.role === 'assistant'
  const isThinking = replying && !growing
  const newest = last.findLast(({ role }) => role === 'assistant') ?? last.at(-1)
  const said = messages.reduce((sum, message) => sum + message.sentences.length, 0)
  // There is little room here: the newest words come into view; with the voice, the sentence that is spoken.
  useEffect(() => {
    if (said > 0 && (open || !speaking)) content.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [said, speaking, open])
  return (
    <div
      id={id}
      role="log"
      aria-label={words.lastMessages}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={open ? 0 : undefined}
      className={
        open
          ? 'absolute inset-x-0 bottom-full z-20 max-h-[min(70dvh,32rem)] animate-rise overflow-y-auto overscroll-contain rounded-t-card border-t border-line bg-cream p-4 shadow-lift'
          : // Whole lines only.
            'max-h-10 min-h-0 flex-1 overflow-hidden wide:max-h-24 short:max-h-15'
      }
    >
      <ol ref={content} className={open ? 'mx-auto flex max-w-3xl flex-col gap-3' : undefined}>
        {last.map((message) => (
          <Message
            key={keyOf(message)}
            tutor={tutor}
            message={message}
            growing={growing && message === last.at(-1)}
            look={open ? 'earlier' : 'line'}
            className={classNames(!open && (message !== newest || isThinking) && 'hidden')}
          />
        ))}
        {isThinking && <Thinking tutor={tutor} look="line" />}
      </ol>
    </div>
  )
}
