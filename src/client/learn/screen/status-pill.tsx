import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { LearnStatus } from './status.ts'

const dots: Record<LearnStatus, string> = {
  listening: 'bg-sky animate-breathe',
  responding: 'bg-sun animate-breathe',
  recording: 'bg-leaf',
  'not-recording': 'bg-rose',
  resting: 'bg-leaf',
}

/** Listening, Responding, Recording, Not recording or Time for a rest: in words, with a dot that repeats them in colour. */
export function StatusPill({ status }: { status: LearnStatus }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', dots[status])} />
      {words.status[status]}
    </p>
  )
}
