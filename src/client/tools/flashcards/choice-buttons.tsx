import { ChoicePicture, choicePictures } from '#client/tools/cards/choice-picture.tsx'
import { openTile, tileClass, tilesClass } from '#client/tools/cards/tiles.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { keepTogether } from '#client/ui/keep-together.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import { sameChoice } from '#shared/tools/card-answers.ts'
import type { CardStage, Question } from './sitting-state.ts'

type ChoiceButtonsProps = {
  question: Question
  stage: CardStage
  onAnswer: (text: string) => void
  large: boolean
}

/** One tile for every choice. After the answer the right one is marked; after another one those two stay to be looked at. */
export function ChoiceButtons({ question, stage, onAnswer, large }: ChoiceButtonsProps) {
  const { card, choices, given } = question
  const isOpen = stage === 'asking'
  const pictures = choicePictures(card, choices)
  const isRight = (choice: string) => !isOpen && sameChoice(choice, card.correct_answer)
  const isGiven = (choice: string) => !isOpen && given !== null && sameChoice(choice, given)
  const shown = stage === 'incorrect' ? choices.filter((choice) => isRight(choice) || isGiven(choice)) : choices
  return (
    <fieldset className="@container/tiles min-w-0">
      <legend className="sr-only">{words.choices}</legend>
      <div className={tilesClass(choices, true)}>
        {shown.map((choice) => {
          const picture = pictures.get(choice)
          return (
            <Button
              key={choice}
              variant="secondary"
              size="child"
              // Not switched off by the browser: the focus would be lost, and the text too pale.
              aria-disabled={!isOpen || undefined}
              onClick={() => onAnswer(choice)}
              className={classNames(
                tileClass(choice, large),
                isOpen && openTile,
                picture && 'gap-2! py-1!',
                isRight(choice) && 'border-leaf! bg-leaf-soft! animate-pop',
                isGiven(choice) && !isRight(choice) && 'border-sun-line! bg-sun-soft!',
              )}
            >
              {isRight(choice) && <CheckIcon className="size-6 shrink-0 text-leaf-deep" />}
              {picture && <ChoicePicture picture={picture} />}
              <span className="min-w-0">{keepTogether(choice)}</span>
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
