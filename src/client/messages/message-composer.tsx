import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import type { MessageDesk } from '#client/data/messages.ts'
import { newId } from '#client/data/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { SendIcon } from '#client/ui/icons.tsx'
import { messagesWords as words } from '#client/wording/en-messages.ts'
import { longestAdminMessage } from '#shared/admin-message-rules.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'

type MessageComposerProps = { desk: MessageDesk; onSent: () => unknown }

/** Where a message is written. What was not sent stays, and is sent once however often it is tried. */
export function MessageComposer({ desk, onSent }: MessageComposerProps) {
  const [content, setContent] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const tried = useRef({ content: '', id: '' })
  const send = useMutation({
    mutationFn: (text: string) => {
      if (tried.current.content !== text) tried.current = { content: text, id: newId() }
      return desk.send({ content: text, client_message_id: tried.current.id })
    },
    onSuccess: async () => {
      tried.current = { content: '', id: '' }
      setContent('')
      field.current?.focus()
      await onSent()
    },
  })
  const isTooLong = codePoints(content) > longestAdminMessage
  const error = isTooLong ? words.tooLong(longestAdminMessage) : send.error ? reasonOf(send.error) : undefined

  function trySending() {
    if (!isBlank(content) && !isTooLong && !send.isPending) send.mutate(content)
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    trySending()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    trySending()
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Field label={words.label} {...(error && { error })}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={content}
            placeholder={words.placeholder}
            onKeyDown={handleKeyDown}
            onChange={(event) => {
              send.reset()
              setContent(event.target.value)
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={send.isPending} busyLabel={words.sending} className="self-end">
        <SendIcon className="size-5" />
        {words.send}
      </Button>
    </form>
  )
}

const reasonOf = (error: Error) =>
  error instanceof ApiProblem && error.problem.code === 'rate_limited' ? error.message : words.failed
