import { useEffect, useRef } from 'react'
import { keyOf } from '#client/learn/conversation/conversation-events.ts'
import { NewestPress } from '#client/learn/press/newest-press.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { messagesUnderTools } from '#shared/limits.ts'
import type { Said } from './chat-tool.tsx'
import { Message } from './message.tsx'

/** Under a tool other than the chat: what was said last. */
export function LastMessages({ student, conversation, large, onPress }: Said) {
  const messages = useStoreValue(conversation, (state) => state.messages)
  const speaking = useStoreValue(conversation, (state) => state.speaking)
  const content = useRef<HTMLDivElement>(null)
  const said = messages.reduce((sum, message) => sum + message.sentences.length + (message.extras ? 1 : 0), 0)
  // There is little room here: the newest words come into view, with the voice the sentence that is spoken, and when all
  // is said what there is to press.
  useEffect(() => {
    if (said > 0) showEnd(content.current)
  }, [said])
  useEffect(() => {
    if (!speaking) showEnd(content.current)
  }, [speaking])
  return (
    <div role="log" aria-label={words.lastMessages} className="px-4 py-3 sm:px-8">
      <div ref={content} className="mx-auto flex max-w-3xl flex-col gap-3">
        <ol className="flex flex-col gap-3">
          {messages.slice(-messagesUnderTools).map((message) => (
            <Message key={keyOf(message)} tutor={student?.tutor ?? null} message={message} growing={false} follow />
          ))}
        </ol>
        <div className="empty:hidden sm:pl-11.5">
          <NewestPress conversation={conversation} large={large} onPress={onPress} />
        </div>
      </div>
    </div>
  )
}

function showEnd(content: HTMLElement | null): void {
  const ends = content?.querySelectorAll('li:last-child, fieldset')
  ends?.item(ends.length - 1)?.scrollIntoView({ block: 'nearest' })
}
