import { useEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { MessageView } from '#shared/conversation.ts'
import { SaidExtras } from './said-extras.tsx'

type SaidMessageProps = {
  message: Pick<MessageView, 'role' | 'content' | 'created_at' | 'extras'>
  /** Who said it. */
  who: string
  /** When, in words. */
  when: string
  /** What the message was taken for, in words. */
  label?: string | null
  /** It is what the reader came for: brought into view. */
  isMeant: boolean
}

/**
 * A message of a lesson, as grown-ups read it: the child's on the right in blue, the tutor's on the left. Those far away are not
 * laid out, so that a thousand open as fast as ten.
 */
export function SaidMessage({ message, who, when, label, isMeant }: SaidMessageProps) {
  const isChild = message.role === 'user'
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => (isMeant && item.current ? keptInView(item.current) : undefined), [isMeant])
  return (
    <li
      ref={item}
      className={classNames(
        'flex flex-col gap-1 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]',
        isChild ? 'items-end' : 'items-start',
      )}
    >
      <p className="max-w-[85%] px-1 text-ink-soft text-xs [overflow-wrap:anywhere]">
        {who} · <time dateTime={message.created_at}>{when}</time>
      </p>
      <p
        className={classNames(
          'max-w-[85%] whitespace-pre-wrap rounded-2xl border px-4 py-2.5 [overflow-wrap:anywhere]',
          isChild ? 'rounded-br-md border-sky-line bg-sky-soft' : 'rounded-bl-md border-line bg-cream',
          isMeant && 'outline-2 outline-sun -outline-offset-2',
        )}
      >
        {message.content}
      </p>
      <SaidExtras extras={message.extras} />
      {label && (
        <p className="max-w-[85%] rounded-full border border-sun-line bg-sun-soft px-3 py-0.5 text-sm text-sun-deep">
          {label}
        </p>
      )}
    </li>
  )
}

/** Brings it into view, and again when what stands around it takes its place, until the reader moves. Gives how that ends. */
function keptInView(element: HTMLElement): () => void {
  const over = new AbortController()
  const watching = new ResizeObserver(() => element.scrollIntoView({ block: 'center' }))
  over.signal.addEventListener('abort', () => watching.disconnect())
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(move, () => over.abort(), { signal: over.signal, passive: true, capture: true })
  watching.observe(element.parentElement ?? element)
  element.scrollIntoView({ block: 'center' })
  return () => over.abort()
}
