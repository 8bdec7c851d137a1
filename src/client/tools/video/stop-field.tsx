import { type FormEvent, useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TextInput } from '#client/ui/field.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import { bottomWord, numberWord } from '#shared/answers/number-words.ts'
import type { ClipStop } from '#shared/clip-stop.ts'
import type { StopAnswersProps } from './stop-choices.tsx'

/** A digit, or a number in letters. */
const hasNumber = (text: string): boolean =>
  /\p{N}/u.test(text) ||
  (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => numberWord(word) || bottomWord(word))

/** Why it cannot be an answer yet, said to the child; '' when it can: a slip of the keys costs no try. */
function lacks({ format }: ClipStop, text: string): string {
  if (text.trim() === '') return words.empty
  return format === 'number' && !hasNumber(text) ? words.noNumber : ''
}

/** Where the answer is typed; what was typed stays, to be changed. */
export function StopField({ stop, state: { stage }, onAnswer, large }: StopAnswersProps) {
  const [text, setText] = useState('')
  const [lack, setLack] = useState('')
  const lackId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacking = lacks(stop, text)
    setLack(lacking)
    if (lacking === '') onAnswer(text)
  }
  if (stage === 'responding') return null
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-3">
      <TextInput
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setLack('')
        }}
        readOnly={stage !== 'asking'}
        inputMode={/^\d+$/.test(stop.correct_answer) ? 'numeric' : 'text'}
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        placeholder={words.typeAnswer}
        aria-label={words.typeAnswer}
        aria-describedby={lack ? lackId : undefined}
        className={`min-w-0 flex-[1_1_14rem] text-xl! placeholder:text-sm ${large ? 'min-h-16!' : 'min-h-14!'}`}
      />
      <Button type="submit" size={large ? 'child' : 'lg'} busy={stage === 'checking'} busyLabel={words.checking}>
        {words.check}
      </Button>
      <p id={lackId} role="status" className="w-full empty:hidden">
        {lack}
      </p>
    </form>
  )
}
