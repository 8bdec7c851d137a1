import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { join, joinedQuery } from '#client/data/devices.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { learnWords } from '#client/wording/en-learn.ts'
import { limits } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'
import { caretAfter, digitsOf, grouped, joinFault } from './pairing-code.ts'

const words = learnWords.join

/** One box, one button: the code that lets this device in. */
export function JoinForm() {
  const box = useCodeBox()
  const [isIncomplete, setIncomplete] = useState(false)
  const enter = useJoin()
  const busy = enter.isPending || enter.isSuccess
  useFocusBack(busy)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    enter.reset()
    const lacks = box.digits.length < limits.pairingDigits
    setIncomplete(lacks)
    if (lacks) box.input.current?.focus()
    else enter.mutate(box.digits)
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Card className="flex flex-col gap-5">
        <Field label={words.code} {...(isIncomplete && { error: words.incomplete(limits.pairingDigits) })}>
          {(control) => (
            <TextInput
              {...control}
              ref={box.input}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="go"
              className="min-h-18 text-center text-3xl! tracking-widest tabular-nums"
              value={grouped(box.digits)}
              onChange={(event) => {
                setIncomplete(false)
                box.handleChange(event)
              }}
            />
          )}
        </Field>
        {enter.isError && <Notice tone="danger">{joinFault(enter.error)}</Notice>}
        <Button type="submit" size="child" busy={busy} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </Card>
    </form>
  )
}

/** Makes this browser the child's device, and opens the lesson. */
function useJoin() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: join,
    onSuccess: async (joined) => {
      await client.cancelQueries({ queryKey: joinedQuery.queryKey })
      client.setQueryData(joinedQuery.queryKey, joined)
      await navigate(generatePath(screens.learn, { studentId: joined.student.id }))
    },
  })
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
