import { useEffect, useRef } from 'react'
import { keyOf } from '#client/learn/conversation/conversation-events.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { messagesUnderTools } from '#shared/limits.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { Message } from './message.tsx'

type Said = { student: LearnerStudentView | null; conversation: LiveConversation }

/** Under a tool other than the chat: what was said last. */
export function LastMessages({ student, conversation }: Said) {
  const messages = useStoreValue(conversation, (state) => state.messages)
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
