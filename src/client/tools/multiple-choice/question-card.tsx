import { useEffect, useId, useRef } from 'react'
import { Picture } from '#client/tools/picture/picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { SpeakerIcon } from '#client/ui/icons.tsx'
import { keepTogether } from '#client/ui/keep-together.ts'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { CardHints, HintButton } from './card-help.tsx'
import { CardVerdict, whyOf } from './card-verdict.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { Sheet } from './sheet.ts'
import type { AskedCard } from './sheet-state.ts'

type QuestionCardProps = {
  asked: AskedCard
  number: number
  sheet: Sheet
  large: boolean
  onRead: (text: string, cardId: string) => void
  /** Somebody is at this card. */
  onFocus: (cardId: string) => void
}

/** One question of the sheet: what it asks, its four choices, and what came of the answer. */
export function QuestionCard({ asked, number, sheet, large, onRead, onFocus }: QuestionCardProps) {
  const { card, chosen, status } = asked
  const name = useId()
  const isOpen = status === 'idle'
  const { verdict, handleSubmit } = useSubmit(`${status} ${asked.almost ?? ''}`, () => sheet.submit(card.id))
  return (
    <Card as="li" className="flex min-w-0 p-4! sm:p-5!" onFocus={() => onFocus(card.id)}>
      <form className="flex min-w-0 flex-1 flex-col gap-3.5" onSubmit={handleSubmit}>
        <div className="-mt-2 -mb-2 flex items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">{words.number(number)}</p>
          <IconButton
            label={words.read(number)}
            icon={<SpeakerIcon />}
            size={large ? 'child' : 'md'}
            className="-my-1"
            onClick={() => onRead(spokenText(asked, large), card.id)}
          />
        </div>
        <Before asked={asked} large={large} />
        <fieldset className="flex min-w-0 flex-col">
          <legend
            className={classNames(
              'mb-3 leading-snug font-semibold whitespace-pre-line [overflow-wrap:anywhere]',
              large || card.question.length < 24 ? 'text-2xl' : 'text-xl',
            )}
          >
            <span className="sr-only">{words.number(number)}: </span>
            {keepTogether(card.question)}
          </legend>
          <ChoiceList asked={asked} name={name} large={large} onSelect={(choice) => sheet.select(card.id, choice)} />
        </fieldset>
        <CardHints asked={asked} large={large} />
        {isOpen && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
            <Button
              type="submit"
              size={large ? 'child' : 'md'}
              disabled={chosen === null}
              busy={asked.checking}
              busyLabel={words.checking}
            >
              {words.submit}
            </Button>
            <HintButton asked={asked} large={large} onHint={() => sheet.hint(card.id)} />
          </div>
        )}
        <CardVerdict asked={asked} ref={verdict} large={large} />
      </form>
    </Card>
  )
}

/** What is read and looked at before the question. */
function Before({ asked: { card, status }, large }: { asked: AskedCard; large: boolean }) {
  return (
    <>
      {card.text.map((paragraph) => (
        <p key={paragraph} className={classNames('leading-relaxed whitespace-pre-line', large && 'text-lg')}>
          {keepTogether(paragraph)}
        </p>
      ))}
      {card.picture && <Picture picture={card.picture} named={status !== 'idle'} className="mx-auto" />}
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

/** Enter and the button submit. The choices lock, so the focus goes to the verdict, as it does to what is right in a try. */
function useSubmit(outcome: string, submit: () => void) {
  const verdict = useRef<HTMLDivElement>(null)
  const submitted = useRef(false)
  useEffect(() => {
    if (outcome !== 'idle ' && submitted.current) verdict.current?.focus()
    submitted.current = false
  }, [outcome])
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    submitted.current = true
    submit()
  }
  return { verdict, handleSubmit }
}
