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

/** Up to this length choices stand side by side. */
const shortText = 14

/** One button for every choice. After the answer they stay to be looked at, with the right one marked. */
export function ChoiceButtons({ question, stage, onAnswer, large }: ChoiceButtonsProps) {
  const { card, choices, given } = question
  const isOpen = stage === 'asking'
  const areShort = choices.every((choice) => choice.length <= shortText)
  return (
    <fieldset className={classNames('grid min-w-0 gap-3', areShort && 'grid-cols-2')}>
      <legend className="sr-only">{words.choices}</legend>
      {choices.map((choice) => {
        const isRight = !isOpen && sameChoice(choice, card.correct_answer)
        const isGiven = !isOpen && given !== null && sameChoice(choice, given)
        return (
          <Button
            key={choice}
            variant="secondary"
            size={large ? 'child' : 'lg'}
            // Not switched off by the browser: the focus would be lost, and the text too pale.
            aria-disabled={!isOpen || undefined}
            onClick={() => onAnswer(choice)}
            className={classNames(
              'min-w-0 px-3! [overflow-wrap:anywhere]',
              isRight && 'border-leaf! bg-leaf-soft!',
              isGiven && !isRight && 'border-sun-line! bg-sun-soft!',
            )}
          >
            {isRight && <CheckIcon className="size-5 shrink-0 text-leaf-deep" />}
            {keepTogether(choice)}
          </Button>
        )
      })}
    </fieldset>
  )
}
