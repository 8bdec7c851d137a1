import type { Touch } from '#client/tools/contract/video-service.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipStop } from '#shared/clip-stop.ts'
import { sameChoice } from '#shared/tools/card-answers.ts'
import type { Figures } from './drawing/figures.ts'
import { lookNamed, Piece } from './hands/piece.tsx'
import type { PlayingState } from './playing-state.ts'

export type StopAnswersProps = {
  stop: ClipStop
  state: PlayingState
  onAnswer: (text: string) => void
  large: boolean
  figures: Figures
  /** The hands took something up, or put it down. */
  onTouch: (touch: Touch) => void
}

/** Up to this length choices stand side by side. */
const shortText = 12

/** One button for every choice; what was tried stays marked, and in the end the right one is. */
export function StopChoices({ stop, state, onAnswer, large, figures }: StopAnswersProps) {
  const isOpen = state.stage === 'asking'
  const wasGiven = (choice: string) => state.given.some((given) => sameChoice(choice, given))
  // When it is over, only what was tried and what is right stay: why it is so needs the room.
  const choices = (stop.choices ?? []).filter(
    (choice) => state.stage !== 'responding' || sameChoice(choice, stop.correct_answer) || wasGiven(choice),
  )
  return (
    <fieldset
      className={classNames(
        'grid min-w-0 gap-3 low:grid-cols-2 low:gap-2',
        choices.length > 1 && stop.choices?.every(({ length }) => length <= shortText) && 'grid-cols-2',
      )}
    >
      <legend className="sr-only">{words.choices}</legend>
      {choices.map((choice) => {
        const isRight = state.stage === 'responding' && sameChoice(choice, stop.correct_answer)
        const look = stop.pictured ? lookNamed(choice, figures) : null
        const wasTried = !isRight && wasGiven(choice)
        return (
          <Button
            key={choice}
            variant="secondary"
            size={large ? 'child' : 'lg'}
            aria-disabled={!isOpen || undefined}
            onClick={() => onAnswer(choice)}
            className={classNames(
              'min-w-0 px-3! [overflow-wrap:anywhere]',
              // The picture above its word: beside it the word would break on a phone.
              look && 'flex-wrap gap-x-1! gap-y-0! px-1! py-1.5! @max-2xl:text-lg!',
              isRight && 'border-leaf! bg-leaf-soft!',
              wasTried && 'border-sun-line! bg-sun-soft!',
            )}
          >
            {isRight && <CheckIcon className="size-5 shrink-0 text-leaf-deep" />}
            {look && <Piece look={look} figures={figures} className="size-11 low:size-8" />}
            {look ? <span className="@max-2xl:w-full">{choice}</span> : choice}
          </Button>
        )
      })}
    </fieldset>
  )
}
