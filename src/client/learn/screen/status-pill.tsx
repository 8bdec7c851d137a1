import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { LearnStatus } from './status.ts'

const dots: Record<Exclude<LearnStatus, 'recording'>, string> = {
  listening: 'bg-sky animate-breathe',
  responding: 'bg-sun animate-breathe',
  'not-recording': 'bg-line-strong',
  resting: 'bg-leaf',
}

/**
 * Listening, Responding, Recording, Not recording or Time for a rest: in words, with a dot that repeats them in colour.
 * What is recorded are words, so a pen stands there.
 */
export function StatusPill({ status }: { status: LearnStatus }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm leading-tight text-ink-soft">
      <span className="flex min-w-0 items-center gap-2 short:flex-col short:gap-0">
        {status === 'recording' ? (
          <Pen />
        ) : (
          <span
            aria-hidden="true"
            className={classNames('size-2.5 shrink-0 rounded-full short:hidden', dots[status])}
          />
        )}
        {words.status[status]}
      </span>
      {status === 'recording' && (
        <span className="text-[0.6875rem] leading-tight whitespace-nowrap short:whitespace-normal">
          {words.wordsOnly}
        </span>
      )}
    </p>
  )
}

const Pen = () => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    className="size-4 shrink-0 fill-leaf-soft stroke-leaf short:size-3"
    strokeLinejoin="round"
  >
    <path d="M2 14 3 10.5 11 2.5 13.5 5 5.5 13Z" strokeWidth="1.4" />
  </svg>
)
