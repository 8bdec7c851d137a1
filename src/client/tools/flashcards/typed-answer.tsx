import { type FormEvent, useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { TextInput } from '#client/ui/field.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import type { CardStage, Question } from './sitting-state.ts'

type TypedAnswerProps = {
  question: Question
  stage: CardStage
  onAnswer: (text: string) => void
  large: boolean
}

/** Where an answer is typed. It stays in its place from card to card, so that the screen keyboard stays too. */
export function TypedAnswer({ question, stage, onAnswer, large }: TypedAnswerProps) {
  const { card, turn } = question
  const [typed, setTyped] = useState({ turn, text: '' })
  const unitId = useId()
  const text = typed.turn === turn ? typed.text : ''
  const isOpen = stage === 'asking'
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
    <form onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-2.5">
        {isBefore && unit}
        <TextInput
          data-card-focus={isOpen ? 'asking' : undefined}
          value={text}
          onChange={(event) => setTyped({ turn, text: event.target.value })}
          readOnly={!isOpen}
          inputMode={inputModeFor(question)}
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          placeholder={words.typeAnswer}
          aria-label={words.typeAnswer}
          aria-describedby={card.unit ? unitId : undefined}
          className={classNames(
            'min-w-0 text-xl! placeholder:text-sm max-[24rem]:px-3! max-[24rem]:placeholder:text-xs',
            large ? 'min-h-16!' : 'min-h-14!',
          )}
        />
        {!isBefore && unit}
      </div>
      {(isOpen || stage === 'checking') && (
        <Button
          type="submit"
          size={large ? 'child' : 'lg'}
          busy={stage === 'checking'}
          busyLabel={words.checking}
          aria-disabled={text.trim() === '' || undefined}
        >
          {words.check}
        </Button>
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
