import { useEffect, useRef } from 'react'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { messagesUnderTools } from '#shared/limits.ts'
import { keyOf } from './conversation-events.ts'
import { Message } from './message.tsx'
import type { ToolProps } from './tool-props.ts'
import { useOf } from './use-conversation.ts'

/** Under a tool other than the chat: what was said last. */
export function LastMessages({ student, conversation }: Pick<ToolProps, 'student' | 'conversation'>) {
  const messages = useOf(conversation, (state) => state.messages)
  const list = useRef<HTMLOListElement>(null)
  const said = messages.reduce((sum, message) => sum + message.sentences.length, 0)
  // There is little room here: the newest words come into view, and with the voice the sentence that is spoken.
  useEffect(() => {
    if (said > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [said])
  return (
    <div role="log" aria-label={words.lastMessages} className="px-4 py-3 sm:px-8">
      <ol ref={list} className="mx-auto flex max-w-3xl flex-col gap-3">
        {messages.slice(-messagesUnderTools).map((message) => (
          <Message key={keyOf(message)} tutor={student?.tutor ?? null} message={message} growing={false} follow />
        ))}
      </ol>
    </div>
  )
}
