import { type ReactNode, useEffect, useState } from 'react'
import type { Pause } from '#client/learn/conversation/conversation-state.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import { type CalmKind, CalmPicture } from './calm-picture.tsx'

const words = lateLearnWords.calm

/** So long after a message a child is told that the tutor is still at it. Milliseconds. */
const longThought = 6_000

/** What holds a lesson up for a moment and needs nothing done: a rest, no line, a tutor that takes its time. */
export function CalmState({ conversation }: { conversation: LiveConversation }) {
  const pause = useStoreValue(conversation, (state) => state.pause)
  const unreachable = useStoreValue(conversation, (state) => state.unreachable)
  const waits = useStoreValue(conversation, ({ replying, messages }) => replying && messages.at(-1)?.role === 'user')
  const isLong = useLate(waits && !pause && !unreachable)
  return (
    <div role="status" className="mx-auto w-full max-w-3xl px-3 pb-3 empty:hidden sm:px-8">
      {pause ? (
        <Rest pause={pause} />
      ) : unreachable ? (
        <Calm kind="offline" title={words.offline.title} next={words.offline.next} />
      ) : (
        isLong && <Calm kind="waiting" title={words.waiting.title} next={words.waiting.next} />
      )}
    </div>
  )
}

type CalmProps = { kind: CalmKind; title: string; next: string /** On the picture's corner. */; badge?: ReactNode }

function Calm({ kind, title, next, badge }: CalmProps) {
  return (
    <div className="flex animate-rise items-center gap-4 rounded-card border border-line bg-paper px-4 py-3">
      <div className="relative shrink-0">
        <CalmPicture kind={kind} className="max-[24rem]:w-20" />
        {badge}
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-balance text-heading max-[24rem]:text-base">{title}</p>
        <p className="text-ink-soft">{next}</p>
      </div>
    </div>
  )
}

/** Counts down; after too many messages the last one is sent by itself when it is over. */
function Rest({ pause: { why, until } }: { pause: Pause }) {
  const left = useSecondsTo(until)
  if (why === 'break') {
    const { title, next, over } = words.break
    return <Calm kind="resting" title={title} next={left > 0 ? next(Math.ceil(left / 60)) : over} />
  }
  // The words are read out once; the seconds are for the eye.
  const badge = (
    <span
      aria-hidden="true"
      className="absolute -right-1 -bottom-1 grid size-10 place-items-center rounded-full bg-leaf font-semibold text-lg text-white tabular-nums"
    >
      {left}
    </span>
  )
  return <Calm kind="resting" title={words.tooFast.title} next={words.tooFast.next} badge={badge} />
}

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1_000))

function useSecondsTo(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const look = () => setLeft(secondsTo(until))
    look()
    const ticking = setInterval(look, 1_000)
    return () => clearInterval(ticking)
  }, [until])
  return left
}

/** True a while after something began, as long as it lasts. */
function useLate(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), longThought)
    return () => clearTimeout(timer)
  }, [isOn])
  return isLate && isOn
}
