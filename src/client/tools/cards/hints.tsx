import { Picture } from '#client/tools/picture/picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import { cardWords as words } from '#client/wording/en-cards.ts'
import type { CardView } from '#shared/card.ts'

/** More hints than these would be the solution. */
const mostHints = 3

export const hintsOf = ({ hints }: CardView): string[] => hints.slice(0, mostHints)

type HintsProps = { card: CardView; taken: number; large: boolean }

/** Help, one step after the other, as far as it was asked for: a picture first, where one can be drawn. How many are left is not said. */
export function Hints({ card, taken, large }: HintsProps) {
  const hints = hintsOf(card).slice(0, taken)
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        hints.length > 0 && 'rounded-control border border-sun-line bg-sun-soft px-2 py-1 roomy:px-3 roomy:py-2',
      )}
    >
      {hints.length > 0 && card.hint_picture && (
        <div className="relative h-14 min-w-24 flex-[1_1_6rem] animate-rise rounded-lg bg-paper roomy:h-24 roomy:min-w-36">
          <Picture picture={card.hint_picture} className="absolute inset-1.5 m-auto h-[calc(100%-0.75rem)]!" />
        </div>
      )}
      <ol
        aria-label={words.hints}
        aria-live="polite"
        className="flex min-w-0 flex-[2_1_6rem] flex-col gap-1 empty:hidden lying:[&>:not(:last-child)]:hidden"
      >
        {hints.map((hint) => (
          <li
            key={hint}
            ref={bringIntoView}
            className={classNames('animate-rise leading-tight roomy:leading-snug', large && 'roomy:text-lg')}
          >
            {keepTogether(hint)}
          </li>
        ))}
      </ol>
    </div>
  )
}

const bringIntoView = (hint: HTMLElement | null) => hint?.scrollIntoView({ block: 'nearest' })

type HintButtonProps = HintsProps & { onHint: () => void }

/** Asks for the next step of help. After the last one it stays, so that nobody loses their place. */
export function HintButton({ card, taken, onHint, large }: HintButtonProps) {
  const count = hintsOf(card).length
  if (count === 0) return null
  const isLast = taken >= count
  return (
    <Button
      variant="quiet"
      size={large ? 'child' : 'md'}
      className="min-w-0 gap-1.5! px-1.5! text-base! cramped:min-w-12 lying:min-w-12"
      aria-disabled={isLast || undefined}
      onClick={() => isLast || onHint()}
    >
      <BulbIcon />
      <span className="cramped:sr-only lying:sr-only">
        {isLast ? words.lastHint : taken === 0 ? words.hint : words.anotherHint}
      </span>
    </Button>
  )
}

const BulbIcon = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-6 shrink-0 fill-sun stroke-ink"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M9 17c0-2.5-3-3.7-3-7.2a6 6 0 0 1 12 0C18 13.3 15 14.5 15 17Z" />
    <path d="M9.5 20.5h5" fill="none" />
  </svg>
)
