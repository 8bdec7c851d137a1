import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { keepTogether } from '#client/ui/keep-together.ts'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { sameChoice } from '#shared/tools/card-answers.ts'
import { type AskedCard, shownAnswer } from './sheet-state.ts'

type ChoiceListProps = { asked: AskedCard; name: string; onSelect: (choice: string) => void; large: boolean }

/** Four radios. After the answer they are locked, and say by a sign and a word which is which. */
export function ChoiceList({ asked: { card, choices, chosen, status }, name, onSelect, large }: ChoiceListProps) {
  const isOpen = status === 'idle'
  return (
    <div className="flex flex-col gap-2">
      {choices.map((choice) => {
        const isChosen = choice === chosen
        const isRight = !isOpen && (sameChoice(choice, card.correct_answer) || (isChosen && status === 'correct'))
        return (
          <label
            key={choice}
            className={classNames(
              'flex items-center gap-3 rounded-control border-2 px-3.5 py-2 leading-snug transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-deep',
              large ? 'min-h-16 text-xl' : 'min-h-12 text-lg',
              isOpen &&
                'border-line hover:border-leaf/50 hover:bg-leaf-mist has-checked:border-leaf has-checked:bg-leaf-mist',
              !isOpen && 'cursor-default!',
              isRight && 'border-leaf bg-leaf-soft',
              !isOpen && isChosen && !isRight && 'border-dashed border-line-strong bg-sun-soft',
              !isOpen && !isChosen && !isRight && 'border-line',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={isChosen}
              disabled={!isOpen}
              onChange={() => onSelect(choice)}
              className={classNames('shrink-0 outline-none', large ? 'size-7' : 'size-5')}
            />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {keepTogether(shownAnswer(choice, card.unit))}
            </span>
            {isRight && <CheckIcon className="size-5 shrink-0 text-leaf-deep" />}
            {!isOpen && isChosen && !isRight && <span className="shrink-0 text-sm text-ink-soft">{words.yours}</span>}
          </label>
        )
      })}
    </div>
  )
}
