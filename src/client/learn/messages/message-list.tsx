import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isJustSaid, keyOf, type ShownMessage } from '#client/learn/conversation/conversation-events.ts'
import type { PortraitMood } from '#client/learn/portrait/portrait.tsx'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { TutorView } from '#shared/tutor.ts'
import { Message, Thinking } from './message.tsx'

type ListProps = {
  tutor: TutorView | null
  messages: ShownMessage[]
  replying: boolean
  mood: PortraitMood
  /** Nothing was said yet but a greeting, and there are pictures to press: the tutor fills the screen. */
  isStart?: boolean
  /** What stands under the newest. */
  children?: ReactNode
}

/** So close to the end counts as reading the newest. Pixels. */
const nearEnd = 80

/** What was said: the tutor's newest words large beside its face at the bottom, earlier ones above it, calm; in view, unless the child is reading further up. */
export function MessageList({ tutor, messages, replying, mood, isStart = false, children }: ListProps) {
  const last = messages.at(-1)
  const growing = replying && last?.role === 'assistant'
  const isThinking = replying && !growing
  const newest = isThinking ? undefined : messages.findLast(({ role }) => role === 'assistant')
  const said = messages.reduce((sum, message) => sum + message.sentences.length, 0)
  const { list, content, unseen, toEnd, handleScroll } = useFollowing(
    said,
    last && isJustSaid(last) ? last.id : null,
    !isStart,
  )
  return (
    <div className="meadow relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-label={words.messages}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={handleScroll}
        className={classNames(
          'flex h-full flex-col overflow-y-auto overscroll-contain px-3 py-4 outline-offset-[-3px] sm:px-8 short:py-2',
          isStart && 'max-sm:py-2',
        )}
      >
        <div
          ref={content}
          className={classNames(
            'mx-auto flex w-full max-w-3xl flex-col gap-4',
            // On a phone that lies on its side what is said and what there is to press stand side by side: below each other one of them would be cut.
            isStart
              ? 'my-auto max-sm:gap-3 sm:gap-8 short:gap-3'
              : 'mt-auto short:flex-row short:items-end *:short:min-w-0 *:short:flex-1',
          )}
        >
          <ol className="flex flex-col gap-3 sm:gap-4">
            {messages.map((message) => (
              <Message
                key={keyOf(message)}
                tutor={tutor}
                message={message}
                growing={growing && message === last}
                look={message !== newest ? 'earlier' : isStart ? 'start' : 'newest'}
                mood={message === newest ? mood : 'calm'}
              />
            ))}
            {isThinking && <Thinking tutor={tutor} look="newest" />}
          </ol>
          {children}
        </div>
      </div>
      {unseen && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button className="pointer-events-auto animate-rise" onClick={toEnd}>
            {words.newMessage}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Keeps the end of the list in view while the child is there; what the child says always brings it there. A start is read from its top. */
function useFollowing(said: number, mine: string | null, fromEnd: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef(fromEnd)
  const [unseen, setUnseen] = useState(false)

  const toEnd = () => {
    following.current = true
    setUnseen(false)
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }
  // The list grows, and the space for it shrinks when the keyboard opens.
  useEffect(() => {
    const follow = new ResizeObserver(() => {
      if (following.current) list.current?.scrollTo({ top: list.current.scrollHeight })
    })
    if (list.current) follow.observe(list.current)
    if (content.current) follow.observe(content.current)
    return () => follow.disconnect()
  }, [])
  const seen = useRef({ said, mine })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { said, mine }
    if (mine !== null && mine !== before.mine) following.current = true
    if (following.current) list.current?.scrollTo({ top: list.current.scrollHeight })
    else if (said > before.said) setUnseen(true)
  }, [said, mine])

  const reached = useRef(0)
  const handleScroll = () => {
    const element = list.current
    if (!element) return
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    // Only who goes up leaves the end: it also goes away by itself, when something to press or a picture is added there.
    if (isAtEnd || element.scrollTop < reached.current) following.current = isAtEnd
    reached.current = element.scrollTop
    if (isAtEnd) setUnseen(false)
  }
  return { list, content, unseen, toEnd, handleScroll }
}
