import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Picture } from '#client/tools/picture/picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { HintButton, Hints } from './hints.tsx'
import { ReadButton } from './read-button.tsx'
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
  hush: () => void
}

/** One card: what it asks, how it is answered, and what came of it. */
export function CardFace({ question, stage, sitting, large, read, hush }: CardFaceProps) {
  const { card, choices, turn } = question
  const why = stage === 'incorrect' ? whyOf(question).join('\n') : question.almost
  const text = why ?? spokenCard(question, large)
  return (
    <Card as="article" className="flex flex-col gap-3 p-4! sm:px-6!">
      <div className="-mt-2 -mb-1 flex items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{card.card_type || 'standard'}</p>
        <ReadButton key={turn} onRead={() => read(text, card.id)} hush={hush} large={large} />
      </div>
      <Asked question={question} large={large} />
      <Hints question={question} large={large} />
      {choices.length > 0 ? (
        <ChoiceButtons question={question} stage={stage} onAnswer={sitting.answer} large={large} />
      ) : (
        <TypedAnswer question={question} stage={stage} onAnswer={sitting.answer} large={large} />
      )}
      <Verdict question={question} stage={stage} onContinue={sitting.goOn} large={large} />
      {stage === 'asking' && (
        <div className="-my-1 flex flex-wrap items-center justify-center gap-x-4">
          <HintButton question={question} large={large} onHint={sitting.hint} />
          <Button variant="quiet" size={large ? 'child' : 'md'} aria-keyshortcuts="N" onClick={sitting.goOn}>
            {words.skip}
            <span
              aria-hidden="true"
              className="rounded-md border border-line bg-cream px-1.5 font-sans text-sm text-ink-soft pointer-coarse:hidden"
            >
              {words.skipKey}
            </span>
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What is read before the question, its picture, and the question. */
function Asked({ question: { card, choices }, large }: { question: Question; large: boolean }) {
  return (
    <>
      {card.text.length > 0 && (
        <div className={classNames('flex flex-col gap-2 leading-relaxed', large ? 'text-xl' : 'text-lg')}>
          {card.text.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {keepTogether(paragraph)}
            </p>
          ))}
        </div>
      )}
      {card.picture && <Picture picture={card.picture} className="mx-auto w-full max-w-md" />}
      <h2
        tabIndex={-1}
        data-card-focus={choices.length > 0 ? 'asking' : undefined}
        className={classNames(
          'text-center leading-snug font-semibold whitespace-pre-line [overflow-wrap:anywhere]',
          large || card.question.length < 24 ? 'text-3xl' : 'text-2xl',
        )}
      >
        {keepTogether(card.question)}
      </h2>
    </>
  )
}
