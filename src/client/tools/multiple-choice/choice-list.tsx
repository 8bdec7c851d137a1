import { ChoicePicture, choicePictures } from '#client/tools/cards/choice-picture.tsx'
import { openTile, tileClass, tilesClass } from '#client/tools/cards/tiles.ts'
import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { keepTogether } from '#client/ui/keep-together.ts'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { sameChoice } from '#shared/tools/card-answers.ts'
import { type AskedCard, shownAnswer } from './sheet-state.ts'

type ChoiceListProps = {
  asked: AskedCard
  name: string
  labelledBy: string
  onSelect: (choice: string) => void
  large: boolean
  /** The only question on the screen: without the circles of the radios, and after a miss with its two choices only. */
  alone: boolean
}

/** Four radios as tiles. After the answer they are locked, and say by a sign and a word which is which. */
export function ChoiceList({ asked, name, labelledBy, onSelect, large, alone }: ChoiceListProps) {
  const { card, choices, chosen, status } = asked
  const isOpen = status === 'idle'
  const texts = choices.map((choice) => shownAnswer(choice, card.unit))
  const pictures = choicePictures(card, choices)
  // Alone on the screen, after a miss only what was chosen and what is right stay.
  const isGone = (choice: string) => alone && status === 'incorrect' && choice !== chosen && !isRight(choice)
  const isRight = (choice: string) =>
    !isOpen && (sameChoice(choice, card.correct_answer) || (choice === chosen && status === 'correct'))
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="@container/tiles min-w-0">
      <div
        className={tilesClass(
          texts.filter((_, at) => !isGone(choices[at] ?? '')),
          alone,
        )}
      >
        {choices.map((choice, at) => {
          const isChosen = choice === chosen
          const right = isRight(choice)
          const text = texts[at] ?? choice
          const picture = pictures.get(choice)
          return (
            <label
              key={choice}
              className={classNames(
                'pressable flex items-center gap-2.5 rounded-control border-2 py-1.5 font-semibold',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-deep',
                tileClass(text, large),
                alone ? 'flex-wrap justify-center gap-y-0 text-center' : '',
                isOpen &&
                  classNames(
                    openTile,
                    'active:translate-y-0.5 has-checked:border-sky! has-checked:bg-sky-line/70! has-checked:shadow-[0_3px_0_var(--color-sky)]!',
                  ),
                !isOpen && 'cursor-default!',
                right && 'animate-pop border-leaf bg-leaf-soft',
                !isOpen && isChosen && !right && 'border-dashed border-line-strong bg-sun-soft',
                !isOpen && !isChosen && !right && 'border-line',
                isGone(choice) && 'hidden',
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice}
                checked={isChosen}
                disabled={!isOpen}
                onChange={() => onSelect(choice)}
                className={alone ? 'sr-only' : 'size-5 shrink-0 outline-none'}
              />
              {right && alone && <CheckIcon className="size-6 shrink-0 text-leaf-deep" />}
              {picture && <ChoicePicture picture={picture} />}
              <span className={classNames('min-w-0', !alone && 'flex-1')}>{keepTogether(text)}</span>
              {right && !alone && <CheckIcon className="size-5 shrink-0 text-leaf-deep" />}
              {!isOpen && isChosen && !right && (
                <span className="shrink-0 text-sm font-normal text-ink-soft">{words.yours}</span>
              )}
            </label>
          )
        })}
      </div>
    </div>
  )
}
