import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import type { AskedCard } from './sheet-state.ts'

type DotsProps = {
  asked: readonly AskedCard[]
  /** How many there will be. */
  count: number
  at: number
  onGo: (at: number) => void
  large: boolean
}

/** Where one is among the questions, and the ways to the ones beside. */
export function Dots({ asked, count, at, onGo, large }: DotsProps) {
  const size = large ? 'child' : 'md'
  const step = (to: number) => to >= 0 && to < asked.length && onGo(to)
  return (
    <nav aria-label={words.title} className="flex items-center justify-between gap-2 lying:flex-col">
      <IconButton
        label={words.back}
        icon={<ArrowRightIcon className="rotate-180 lying:-rotate-90" />}
        size={size}
        aria-disabled={at === 0 || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => step(at - 1)}
      />
      <p className="sr-only" role="status">
        {at < count && words.place(at + 1, count)}
      </p>
      <ol aria-hidden="true" className="flex items-center gap-3 lying:flex-col lying:gap-1.5">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Dot key={place} status={asked[place]?.status ?? 'idle'} isHere={place === at} />
        ))}
      </ol>
      <IconButton
        label={words.forward}
        icon={<ArrowRightIcon className="lying:rotate-90" />}
        size={size}
        aria-disabled={at + 1 >= asked.length || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => step(at + 1)}
      />
    </nav>
  )
}

/** Full when it is answered; green when it was found. */
function Dot({ status, isHere }: { status: AskedCard['status']; isHere: boolean }) {
  return (
    <li
      className={classNames(
        'size-4 rounded-full border-2 lying:size-3',
        status === 'correct' && 'border-leaf bg-leaf',
        status === 'incorrect' && 'border-sun-deep bg-sun',
        status === 'idle' && 'border-line-strong bg-paper',
        isHere && 'outline-3 outline-offset-2 outline-leaf-deep',
      )}
    />
  )
}
