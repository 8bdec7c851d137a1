import { type FormEvent, useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { TextInput } from '#client/ui/field.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import { answerKeys } from './answer-keys.ts'
import { Keypad } from './keypad.tsx'
import type { CardStage, Question } from './sitting-state.ts'
import { TakeBack } from './take-back.tsx'

type TypedAnswerProps = {
  question: Question
  stage: CardStage
  onAnswer: (text: string) => void
  large: boolean
  /** The child presses keys below the box; a keyboard types there as well. */
  presses: boolean
}

/** What the server takes at most. */
const longest = 200

/** Where an answer is made of keys or typed. It stays in its place from card to card, so that a screen keyboard stays too. */
export function TypedAnswer({ question, stage, onAnswer, large, presses }: TypedAnswerProps) {
  const { card, turn } = question
  const [typed, setTyped] = useState({ turn, text: '', byKey: false })
  const unitId = useId()
  const text = typed.turn === turn ? typed.text : ''
  const isOpen = stage === 'asking'
  const keys = presses ? answerKeys(card) : null
  const write = (next: string, byKey: boolean) => setTyped({ turn, text: next.slice(0, longest), byKey })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(text)
  }
  const unit = card.unit && (
    <span id={unitId} className="text-xl font-medium text-ink-soft">
      {card.unit}
    </span>
  )
  const isBefore = card.unit === '$'
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 lying:gap-1">
      <div className={classNames('flex items-center gap-2', !keys && 'flex-wrap')}>
        <div className={classNames('flex min-w-0 items-center gap-2.5', keys ? 'flex-1' : 'flex-[1_1_15rem]')}>
          {isBefore && unit}
          <TextInput
            data-card-focus={isOpen ? 'asking' : undefined}
            value={text}
            onChange={(event) => write(event.target.value, false)}
            readOnly={!isOpen}
            inputMode={keys ? 'none' : inputModeFor(question)}
            enterKeyHint="done"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={longest}
            placeholder={words.typeAnswer}
            aria-label={words.typeAnswer}
            aria-describedby={card.unit ? unitId : undefined}
            className={classNames(
              'min-w-0 placeholder:text-sm max-[24rem]:px-3! max-[24rem]:placeholder:text-xs',
              keys
                ? 'min-h-16! text-3xl! font-semibold placeholder:font-normal max-sm:placeholder:text-transparent lying:placeholder:text-transparent'
                : 'min-h-16! text-xl!',
            )}
          />
          {!isBefore && unit}
        </div>
        {keys && isOpen && (
          <TakeBack isEmpty={text === ''} onTake={() => write([...text].slice(0, -1).join(''), true)} />
        )}
        {(isOpen || stage === 'checking') && (
          <Button
            type="submit"
            size={large || keys ? 'child' : 'lg'}
            busy={stage === 'checking'}
            busyLabel={words.checking}
            aria-disabled={text.trim() === '' || undefined}
            className={classNames('min-h-16! px-5!', !keys && 'grow')}
          >
            {words.check}
          </Button>
        )}
      </div>
      {keys && (isOpen || stage === 'checking') && (
        <Keypad keys={keys} onKey={(key) => isOpen && write(`${text}${key}`, true)} />
      )}
      {keys && (
        <p role="status" className="sr-only">
          {isOpen && typed.byKey && text}
        </p>
      )}
    </form>
  )
}

/** The keyboard of a tablet: digits alone have no point, no minus and no line of a fraction. */
function inputModeFor({ card }: Question): 'numeric' | 'decimal' | 'text' {
  if (card.answer_format !== 'number') return 'text'
  if (/^\d+$/.test(card.correct_answer)) return 'numeric'
  return /^\d*\.\d+$/.test(card.correct_answer) ? 'decimal' : 'text'
}
