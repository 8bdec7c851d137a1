import { openTile } from '#client/tools/cards/tiles.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'

type KeypadProps = { keys: readonly string[]; onKey: (key: string) => void }

/** Digits or letters to press, for a child who does not type. */
export function Keypad({ keys, onKey }: KeypadProps) {
  return (
    <fieldset className="@container/keys min-w-0 lying:min-w-67">
      <legend className="sr-only">{words.keys}</legend>
      <div
        className={classNames(
          'grid gap-1.5 lying:gap-1',
          // The ten digits stand in one row or in two of five: never one alone.
          keys.length === 10
            ? 'grid-cols-4 cramped:grid-cols-5 @[21.5rem]/keys:grid-cols-5 @[43.5rem]/keys:grid-cols-10'
            : 'grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]',
        )}
      >
        {keys.map((key) => (
          <Button
            key={key}
            variant="secondary"
            size="child"
            // The focus stays in the box, where the answer grows.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onKey(key)}
            aria-label={key === ' ' ? words.space : undefined}
            className={classNames('px-0! py-0! text-3xl! cramped:min-w-0', openTile)}
          >
            {key === ' ' ? '␣' : key}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
