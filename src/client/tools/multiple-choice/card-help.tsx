import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { type AskedCard, hintsOf } from './sheet-state.ts'

/** The hints that were asked for, the newest last. */
export function CardHints({ asked, large }: { asked: AskedCard; large: boolean }) {
  return (
    <div aria-live="polite" className="empty:-mt-3.5">
      {asked.hints > 0 && (
        <ol aria-label={words.hints} className="flex flex-col gap-2">
          {hintsOf(asked)
            .slice(0, asked.hints)
            .map((hint) => (
              <li
                key={hint}
                className={classNames(
                  'animate-rise rounded-control border border-sun-line bg-sun-soft px-3.5 py-2.5',
                  large && 'text-lg',
                )}
              >
                {keepTogether(hint)}
              </li>
            ))}
        </ol>
      )}
    </div>
  )
}

/** Asks for a hint. After the last one it stays, so that nobody loses their place. */
export function HintButton({ asked, onHint, large }: { asked: AskedCard; onHint: () => void; large: boolean }) {
  const count = hintsOf(asked).length
  if (count === 0) return null
  const isLast = asked.hints >= count
  return (
    <Button
      variant="quiet"
      size={large ? 'child' : 'md'}
      className="px-3!"
      aria-disabled={isLast || undefined}
      onClick={onHint}
    >
      {isLast ? words.lastHint : asked.hints === 0 ? words.hint : words.anotherHint}
    </Button>
  )
}
