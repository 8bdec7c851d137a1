import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { blackboardWords } from '#client/wording/en-blackboard.ts'
import { boardPartWords as words } from '#client/wording/en-blackboard-parts.ts'
import type { DrawingReading } from '#shared/drawing.ts'
import { isBlank } from '#shared/text-rules.ts'
import type { Reading, ReadingState } from './use-reading.ts'

type PanelProps = { reading: Reading; tutor: string }

/** What was seen on the board, and whether that is right: nothing is told to the tutor that the child did not confirm. */
export function ReadingPanel({ reading, tutor }: PanelProps) {
  const { state, refused } = reading
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.stage === 'none') return
    said.current?.focus()
    said.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' })
  }, [state])
  if (state.stage === 'none') return null
  return (
    <section
      aria-label={words.reading}
      aria-busy={state.stage === 'busy'}
      // Where it does not fit below the board it lies over its lower edge: what is asked can always be answered.
      className="sticky bottom-0 z-10 flex w-full animate-rise flex-col gap-3 rounded-card border-2 border-leaf-line bg-leaf-mist px-4 py-3 low:gap-1.5 low:py-1.5"
    >
      <div className="flex items-start gap-3">
        <div role="status" className="min-w-0 flex-1 self-center">
          <p ref={said} tabIndex={-1} className="flex items-center gap-3 text-lg font-semibold outline-none">
            {state.stage === 'busy' && <Spinner className="size-6 shrink-0 text-leaf" />}
            {sentenceOf(state, tutor)}
          </p>
          {refused && <p className="mt-1 text-sun-deep">{words.busyTutor}</p>}
        </div>
        <IconButton label={words.close} icon={<CloseIcon />} onClick={reading.close} />
      </div>
      <Answers reading={reading} />
    </section>
  )
}

function sentenceOf(state: ReadingState, tutor: string): string {
  switch (state.stage) {
    case 'busy':
      return blackboardWords.looking
    case 'failed':
      return state.why
    case 'read':
      return state.reading.says
    case 'telling':
      return words.tell
    case 'sent':
      return words.sent(tutor)
    case 'none':
      return ''
  }
}

const Buttons = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-3">{children}</div>

function Answers({ reading }: { reading: Reading }) {
  const { state } = reading
  if (state.stage === 'telling') return <TellForm onTell={reading.tell} />
  if (state.stage === 'failed') {
    return (
      <Buttons>
        <Button onClick={reading.analyze}>{words.tryAgain}</Button>
      </Buttons>
    )
  }
  if (state.stage === 'read' && state.reading.kind === 'unsure' && state.reading.options.length === 0)
    return <TellForm onTell={reading.tell} />
  return state.stage === 'read' ? <Choices seen={state.reading} reading={reading} /> : null
}

function Choices({ seen, reading }: { seen: DrawingReading; reading: Reading }) {
  if (seen.kind === 'empty') return null
  if (seen.kind === 'seen') {
    return (
      <Buttons>
        <Button size="child" onClick={() => reading.tell(seen.message)}>
          {words.yes}
        </Button>
        <Button size="child" variant="secondary" onClick={reading.doubt}>
          {words.no}
        </Button>
      </Buttons>
    )
  }
  return (
    <Buttons>
      {seen.options.map(({ message }) => (
        <Button key={message} size="child" variant="secondary" onClick={() => reading.tell(message)}>
          {message}
        </Button>
      ))}
      <Button size="child" variant="secondary" onClick={reading.doubt}>
        {words.somethingElse}
      </Button>
    </Buttons>
  )
}

function TellForm({ onTell }: { onTell: (message: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank(text)) onTell(text.trim())
      }}
    >
      <Field label={words.itIs}>
        {(control) => (
          <div className="flex gap-3">
            <TextInput
              {...control}
              value={text}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" disabled={isBlank(text)}>
              {words.send}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
