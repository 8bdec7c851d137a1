import { type FormEvent, useEffect, useId, useRef } from 'react'
import { CardFrame } from '#client/tools/cards/card-frame.tsx'
import { CardPicture } from '#client/tools/cards/card-picture.tsx'
import { CardText } from '#client/tools/cards/card-text.tsx'
import { HintButton, Hints, hintsOf } from '#client/tools/cards/hints.tsx'
import { questionSize } from '#client/tools/cards/question-size.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ArrowRightIcon, SpeakerIcon } from '#client/ui/icons.tsx'
import { keepTogether } from '#client/ui/keep-together.ts'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { CardVerdict, whyOf } from './card-verdict.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { Sheet } from './sheet.ts'
import type { AskedCard } from './sheet-state.ts'
import { useHandIn } from './use-hand-in.ts'

type QuestionCardProps = {
  asked: AskedCard
  number: number
  sheet: Sheet
  large: boolean
  /** The only question on the screen; with the way to the next one. */
  alone?: { isLast: boolean; onNext: () => void }
  onRead: (text: string, cardId: string) => void
  /** Somebody is at this card. */
  onFocus: (cardId: string) => void
}

/** One question of the sheet: what it asks, its four choices, and what came of the answer. */
export function QuestionCard({ asked, number, sheet, large, alone, onRead, onFocus }: QuestionCardProps) {
  const { card, chosen, status } = asked
  const [name, titleId] = [useId(), useId()]
  const { verdict, submit } = useSubmit(`${status} ${asked.almost ?? ''}`, () => sheet.submit(card.id))
  const pressing = useHandIn(chosen, alone?.isLast === true, submit)
  const handleHint = () => {
    sheet.hint(card.id)
    // Who does not read yet hears it.
    const next = hintsOf(card)[asked.hints]
    if (large && next !== undefined) onRead(next, card.id)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Card
      as={alone ? 'div' : 'li'}
      className={classNames('flex min-w-0', alone ? 'card-stack grow p-3! sm:p-5! lying:mb-0 lying:p-2.5!' : 'p-4!')}
      onFocus={() => onFocus(card.id)}
      {...pressing}
    >
      <form className="flex min-w-0 flex-1 flex-col" onSubmit={handleSubmit}>
        <CardFrame
          fills={alone !== undefined}
          asked={<Asked {...{ asked, number, large, titleId, onRead }} fills={alone !== undefined} />}
          answer={
            <>
              <ChoiceList
                asked={asked}
                name={name}
                labelledBy={titleId}
                large={large}
                alone={alone !== undefined}
                onSelect={(choice) => sheet.select(card.id, choice)}
              />
              <CardVerdict asked={asked} ref={verdict} large={large} />
            </>
          }
          help={
            status === 'idle' ? (
              <div className="flex flex-wrap items-center justify-between gap-2">
                <HintButton card={card} taken={asked.hints} large={large} onHint={handleHint} />
                <Button
                  type="submit"
                  size={large ? 'child' : 'md'}
                  className="max-w-xs grow px-4!"
                  disabled={chosen === null}
                  busy={asked.checking}
                  busyLabel={words.checking}
                >
                  {words.submit}
                </Button>
              </div>
            ) : (
              alone && (
                <Button size={large ? 'child' : 'lg'} className="w-full" onClick={alone.onNext}>
                  {words.next}
                  <ArrowRightIcon />
                </Button>
              )
            )
          }
        />
      </form>
    </Card>
  )
}

type AskedProps = Pick<QuestionCardProps, 'asked' | 'number' | 'large' | 'onRead'> & { titleId: string; fills: boolean }

/** What is read and looked at before the question, the question, and the hints that were taken. */
function Asked({ asked, number, large, titleId, onRead, fills }: AskedProps) {
  const { card, status } = asked
  return (
    <>
      <CardText card={card} large={large} fills={fills} />
      {card.picture && <CardPicture picture={card.picture} fills={fills} named={status !== 'idle'} />}
      <div
        className={classNames(
          'flex shrink-0 items-center gap-2.5',
          fills && !card.picture && card.text.length === 0 && 'my-auto',
        )}
      >
        <IconButton
          label={words.read(number)}
          icon={<SpeakerIcon />}
          size={large ? 'child' : 'md'}
          className="bg-leaf-soft! text-leaf-deep!"
          onClick={() => onRead(spokenText(asked, large), card.id)}
        />
        <h3
          id={titleId}
          tabIndex={-1}
          data-question=""
          className={classNames(
            'min-w-0 grow leading-snug font-semibold whitespace-pre-line [overflow-wrap:anywhere]',
            fills ? classNames('text-center', questionSize(card.question, large)) : 'text-xl',
          )}
        >
          <span className="sr-only">{words.number(number)}: </span>
          {keepTogether(card.question)}
        </h3>
      </div>
      {status === 'idle' && <Hints card={card} taken={asked.hints} large={large} />}
    </>
  )
}

/** As it is read aloud; for those who do not read yet with the choices, and after an answer that was not right, why. */
function spokenText(asked: AskedCard, large: boolean): string {
  const { card, choices, status, almost } = asked
  if (status === 'incorrect') return whyOf(asked).join('\n')
  if (almost !== null && status === 'idle') return almost
  const lines = [...card.text, card.question]
  return (large ? [...lines, choices.join(', ')] : lines).join('\n')
}

/** Enter, the button and the last press submit. The choices lock, so the focus goes to the verdict, as it does to what is right in a try. */
function useSubmit(outcome: string, send: () => void) {
  const verdict = useRef<HTMLDivElement>(null)
  const submitted = useRef(false)
  useEffect(() => {
    if (outcome !== 'idle ' && submitted.current) verdict.current?.focus()
    submitted.current = false
  }, [outcome])
  const submit = () => {
    submitted.current = true
    send()
  }
  return { verdict, submit }
}
