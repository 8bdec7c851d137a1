import type { ReactNode } from 'react'
import { CardFrame } from '#client/tools/cards/card-frame.tsx'
import { CardKind } from '#client/tools/cards/card-kind.tsx'
import { CardPicture } from '#client/tools/cards/card-picture.tsx'
import { HintButton, Hints, hintsOf } from '#client/tools/cards/hints.tsx'
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
import { Progress } from './progress.tsx'
import type { Sitting } from './sitting.ts'
import type { CardStage, Question, SittingState } from './sitting-state.ts'
import { spokenCard, whyOf } from './spoken.ts'
import { TypedAnswer } from './typed-answer.tsx'
import { Verdict } from './verdict.tsx'

type CardFaceProps = Pick<ToolProps, 'read'> & {
  question: Question
  stage: CardStage
  state: Pick<SittingState, 'practiced' | 'roundFrom'>
  sitting: Sitting
  large: boolean
  presses: boolean
  hush: () => void
}

/** One card: what it asks, how it is answered, and what came of it. */
export function CardFace({ question, stage, state, sitting, large, presses, read, hush }: CardFaceProps) {
  const { card, choices, turn, hints } = question
  const readHere = useReading(read, hush, turn)
  const why = stage === 'incorrect' ? whyOf(question).join('\n') : question.almost
  const handleHint = () => {
    sitting.hint()
    // Who does not read yet hears it.
    const next = hintsOf(card)[hints]
    if (large && next !== undefined) readHere(next, card.id)
  }
  const answering = { question, stage, large, onAnswer: sitting.answer }
  return (
    <Card as="article" className="card-stack flex grow flex-col p-3! sm:p-5! low:p-2.5!">
      <CardFrame
        fills
        asked={
          <>
            <div className="flex items-center justify-between gap-3">
              <CardKind kind={card.card_type || 'standard'} />
              <Progress practiced={state.practiced} inRound={state.practiced - state.roundFrom} />
            </div>
            <Asked key={turn} question={question} large={large}>
              <IconButton
                label={words.readAloud}
                icon={<SpeakerIcon />}
                size={large ? 'child' : 'md'}
                className="bg-sky-soft! text-sky-deep!"
                onClick={() => readHere(why ?? spokenCard(question, large), card.id)}
              />
            </Asked>
            {stage === 'asking' && <Hints card={card} taken={hints} large={large} />}
          </>
        }
        answer={
          <>
            {choices.length > 0 ? <ChoiceButtons {...answering} /> : <TypedAnswer {...answering} presses={presses} />}
            <Verdict question={question} stage={stage} onContinue={sitting.goOn} large={large} />
          </>
        }
        help={
          stage === 'asking' && (
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              <HintButton card={card} taken={hints} large={large} onHint={handleHint} />
              <Button
                variant="quiet"
                size={large ? 'child' : 'md'}
                className="ml-auto px-3!"
                aria-keyshortcuts="N"
                onClick={sitting.goOn}
              >
                {words.skip}
                <span
                  aria-hidden="true"
                  className="rounded-md border border-line bg-cream px-1.5 font-sans text-sm text-ink-soft pointer-coarse:hidden"
                >
                  {words.skipKey}
                </span>
                <ArrowRightIcon className="hidden size-6 shrink-0 pointer-coarse:block" />
              </Button>
            </div>
          )
        }
      />
    </Card>
  )
}

type AskedProps = { question: Question; large: boolean; children: ReactNode }

/** What is read before the question, its picture, and the question with the button that reads it. */
function Asked({ question: { card, choices }, large, children }: AskedProps) {
  return (
    <div className="flex grow animate-rise flex-col justify-center gap-2.5">
      {card.text.length > 0 && (
        <div className={classNames('flex flex-col gap-2 leading-relaxed', large ? 'text-xl' : 'text-lg')}>
          {card.text.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {keepTogether(paragraph)}
            </p>
          ))}
        </div>
      )}
      {card.picture && <CardPicture picture={card.picture} fills />}
      <div className="flex items-center gap-3">
        {children}
        <h2
          tabIndex={-1}
          data-card-focus={choices.length > 0 ? 'asking' : undefined}
          className={classNames(
            'min-w-0 grow text-center leading-snug font-semibold whitespace-pre-line [overflow-wrap:anywhere]',
            card.question.length < 16
              ? 'text-4xl'
              : large || card.question.length < 24
                ? 'text-2xl sm:text-3xl'
                : 'text-xl sm:text-2xl',
          )}
        >
          {keepTogether(card.question)}
        </h2>
      </div>
    </div>
  )
}
