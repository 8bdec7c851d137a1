import { type ReactNode, useEffect, useId } from 'react'
import { CardFrame } from '#client/tools/cards/card-frame.tsx'
import { CardPicture } from '#client/tools/cards/card-picture.tsx'
import { CardText } from '#client/tools/cards/card-text.tsx'
import { HintButton, Hints, hintsOf } from '#client/tools/cards/hints.tsx'
import { questionSize } from '#client/tools/cards/question-size.ts'
import { useReading } from '#client/tools/cards/use-reading.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ArrowRightIcon, SpeakerIcon } from '#client/ui/icons.tsx'
import { keepTogether } from '#client/ui/keep-together.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import type { Sitting } from './sitting.ts'
import type { CardStage, Question } from './sitting-state.ts'
import { spokenCard, whyOf } from './spoken.ts'
import { TypedAnswer } from './typed-answer.tsx'
import { Verdict } from './verdict.tsx'

type CardFaceProps = Pick<ToolProps, 'read'> & {
  question: Question
  stage: CardStage
  sitting: Sitting
  large: boolean
  presses: boolean
  /** A child that is helped with reading hears each card by itself. */
  readsItself: boolean
  hush: () => void
}

/** One card: what it asks, how it is answered, and what came of it. */
export function CardFace({ question, stage, sitting, large, presses, readsItself, read, hush }: CardFaceProps) {
  const { card, choices, turn, hints } = question
  const verdictId = useId()
  const readHere = useReading(read, hush, turn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card once, when it comes.
  useEffect(() => {
    if (readsItself) readHere(spokenCard(question, large), card.id)
  }, [turn])
  const why = stage === 'incorrect' ? whyOf(question).join('\n') : question.almost
  const handleHint = () => {
    sitting.hint()
    // Who does not read yet hears it.
    const next = hintsOf(card)[hints]
    if (large && next !== undefined) readHere(next, card.id)
  }
  const answering = { question, stage, large, onAnswer: sitting.answer }
  return (
    <Card as="article" className="card-stack flex grow flex-col p-3! sm:p-5! lying:mb-0 lying:p-2.5!">
      <CardFrame
        fills
        asked={
          <>
            <Asked key={turn} question={question} large={large}>
              <IconButton
                label={words.readAloud}
                icon={<SpeakerIcon />}
                size={large ? 'child' : 'md'}
                className="bg-leaf-soft! text-leaf-deep!"
                onClick={() => readHere(why ?? spokenCard(question, large), card.id)}
              />
            </Asked>
            {stage === 'asking' && <Hints card={card} taken={hints} large={large} />}
          </>
        }
        answer={
          <>
            {choices.length > 0 ? <ChoiceButtons {...answering} /> : <TypedAnswer {...answering} presses={presses} />}
            <Verdict id={verdictId} question={question} stage={stage} large={large} />
          </>
        }
        help={
          stage === 'incorrect' ? (
            <Button
              data-card-focus="incorrect"
              aria-describedby={verdictId}
              size={large ? 'child' : 'lg'}
              className="mx-auto flex! w-full max-w-xs"
              onClick={sitting.goOn}
            >
              {words.continue}
            </Button>
          ) : (
            stage === 'asking' && (
              <div className="flex flex-wrap items-center justify-between">
                <HintButton card={card} taken={hints} large={large} onHint={handleHint} />
                <SkipButton large={large} onSkip={sitting.goOn} />
              </div>
            )
          )
        }
      />
    </Card>
  )
}

/** Another card instead of this one; with its key, where there are keys and a child who uses them. */
const SkipButton = ({ large, onSkip }: { large: boolean; onSkip: () => void }) => (
  <Button
    variant="quiet"
    size={large ? 'child' : 'md'}
    className="ml-auto gap-1.5! px-1.5! text-base!"
    aria-keyshortcuts="N"
    onClick={onSkip}
  >
    {words.skip}
    {!large && (
      <span
        aria-hidden="true"
        className="rounded-md border border-line bg-cream px-1.5 font-sans text-sm text-ink-soft pointer-coarse:hidden max-sm:hidden"
      >
        {words.skipKey}
      </span>
    )}
    <ArrowRightIcon className={classNames('size-5 shrink-0 max-sm:hidden', !large && 'hidden pointer-coarse:block')} />
  </Button>
)

type AskedProps = { question: Question; large: boolean; children: ReactNode }

/** What is read before the question, its picture, and the question with the button that reads it. */
function Asked({ question: { card, choices }, large, children }: AskedProps) {
  return (
    <div
      className={classNames(
        'flex grow animate-rise flex-col justify-center gap-1.5 roomy:gap-2.5',
        card.text.length > 0 && 'min-h-0',
      )}
    >
      <CardText card={card} large={large} fills />
      {card.picture && <CardPicture picture={card.picture} fills />}
      <div className="flex shrink-0 items-center gap-3">
        {children}
        <h2
          tabIndex={-1}
          data-card-focus={choices.length > 0 ? 'asking' : undefined}
          className={classNames(
            'min-w-0 grow text-center leading-snug font-semibold whitespace-pre-line [overflow-wrap:anywhere]',
            questionSize(card.question, large),
          )}
        >
          {keepTogether(card.question)}
        </h2>
      </div>
    </div>
  )
}
