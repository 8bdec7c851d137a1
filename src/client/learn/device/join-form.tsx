import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { join, joinedQuery } from '#client/data/devices.ts'
import { type FormFaults, useForm } from '#client/forms/use-form.ts'
import { navigate } from '#client/routing/address.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { joinWords as words } from '#client/wording/en-join.ts'
import { limits } from '#shared/limits.ts'
import { screenOf, screens } from '#shared/screens.ts'
import { caretAfter, digitsOf, grouped, joinFault } from './pairing-code.ts'

/** One box, one button: the code that lets this device in. */
export function JoinForm() {
  const box = useCodeBox()
  const onJoined = useJoined()
  const { form, faults, problem, busy, isDone, type } = useForm({
    typed: { code: box.digits },
    onTyped: () => undefined,
    check: ({ code }): FormFaults =>
      code.length < limits.pairingDigits ? { code: words.incomplete(limits.pairingDigits) } : {},
    faultsOf: (error) => (error ? { form: joinFault(error) } : {}),
    send: ({ code }) => join(code),
    onDone: onJoined,
  })

  return (
    <form {...form}>
      <Card className="flex flex-col gap-5">
        <Field label={words.code} {...(faults.code && { error: faults.code })}>
          {(control) => (
            <TextInput
              {...control}
              ref={box.input}
              name="code"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="go"
              className="min-h-18 text-center text-3xl! tracking-widest tabular-nums"
              value={grouped(box.digits)}
              onChange={(event) => {
                type({})
                box.handleChange(event)
              }}
            />
          )}
        </Field>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" size="child" busy={busy || isDone} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </Card>
    </form>
  )
}

/** Makes this browser the child's device, and opens the lesson. */
function useJoined() {
  const client = useQueryClient()
  return async (joined: Awaited<ReturnType<typeof join>>) => {
    await client.cancelQueries({ queryKey: joinedQuery.queryKey })
    client.setQueryData(joinedQuery.queryKey, joined)
    navigate(screenOf(joined.student.id, screens.learn))
  }
}

/** The digits in the box. While they are grouped anew the caret stays behind the same digit. */
function useCodeBox() {
  const input = useRef<HTMLInputElement>(null)
  const [{ digits, caret }, setTyped] = useState<{ digits: string; caret: number | null }>({ digits: '', caret: null })
  useLayoutEffect(() => {
    if (caret !== null) input.current?.setSelectionRange(caret, caret)
  })
  const handleChange = ({ target: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length
    setTyped({ digits: digitsOf(value), caret: caretAfter(before) })
  }
  return { input, digits, handleChange }
}
