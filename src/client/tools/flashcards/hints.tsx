import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import type { Question } from './sitting-state.ts'

type HintsProps = { question: Question; large: boolean }

/** Help, one step after the other, as far as it was asked for. How many steps are left is not said. */
export function Hints({ question: { card, hints }, large }: HintsProps) {
  return (
    <ol aria-label={words.hints} aria-live="polite" className="flex w-full flex-col gap-2 empty:hidden">
      {card.hints.slice(0, hints).map((hint) => (
        <li
          key={hint}
          className={classNames(
            'animate-rise rounded-control border border-sun-line bg-sun-soft px-4 py-3',
            large && 'text-lg',
          )}
        >
          {keepTogether(hint)}
        </li>
      ))}
    </ol>
  )
}

/** Asks for the next step of help; gone when there is none. */
export function HintButton({ question: { card, hints }, onHint, large }: HintsProps & { onHint: () => void }) {
  if (hints >= card.hints.length) return null
  return (
    <Button variant="quiet" size={large ? 'child' : 'md'} onClick={onHint}>
      {hints === 0 ? words.hint : words.anotherHint}
    </Button>
  )
}
