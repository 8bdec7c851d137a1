import { type FormEvent, useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TextInput } from '#client/ui/field.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { StopAnswersProps } from './stop-choices.tsx'

/** Where the answer is typed; what was typed stays, to be changed. */
export function StopField({ stop, state: { stage }, onAnswer, large }: StopAnswersProps) {
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const emptyId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    onAnswer(text)
  }
  if (stage === 'responding') return null
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-3">
      <TextInput
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setEmpty(false)
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
        aria-describedby={empty ? emptyId : undefined}
        className={`min-w-0 flex-[1_1_14rem] text-xl! placeholder:text-sm ${large ? 'min-h-16!' : 'min-h-14!'}`}
      />
      <Button type="submit" size={large ? 'child' : 'lg'} busy={stage === 'checking'} busyLabel={words.checking}>
        {words.check}
      </Button>
      <p id={emptyId} role="status" className="w-full empty:hidden">
        {empty && words.empty}
      </p>
    </form>
  )
}
