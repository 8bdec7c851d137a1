import { classNames } from '#client/ui/class-names.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import { cardsInRound } from './sitting-state.ts'

const places = Array.from({ length: cardsInRound }, (_, place) => place)

/** How much was practiced. It only grows, rightly answered or not: a leaf for every card. */
export function Progress({ practiced, inRound }: { practiced: number; inRound: number }) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <p className="sr-only text-right text-sm leading-tight font-medium text-ink-soft roomy:not-sr-only">
        {practiced > 0 && words.practiced(practiced)}
      </p>
      <div aria-hidden="true" className="grid grid-cols-6 gap-0.5 roomy:flex roomy:gap-1">
        {places.map((place) => (
          <Leaf key={place} isGrown={place < inRound} />
        ))}
      </div>
    </div>
  )
}

/** A seed, or the leaf that came of it. */
function Leaf({ isGrown }: { isGrown: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames('size-3 roomy:size-4', isGrown ? 'text-leaf' : 'text-line-strong')}
    >
      {isGrown ? (
        <path className="animate-rise" fill="currentColor" d="M2 14C1 6 6 1.5 14.5 1.5 15 9.5 10 15 4.5 12.5L2 14Z" />
      ) : (
        <circle cx="8" cy="10" r="2.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
    </svg>
  )
}
