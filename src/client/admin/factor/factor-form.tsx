import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { adminWords } from '#client/wording/en-admin.ts'

const words = adminWords.factor

type Shown = { code: string } | { recovery_code: string }

type FactorFormProps<T> = {
  submit: string
  /** Whether a recovery code does instead. */
  mayRecover?: boolean
  send: (shown: Shown) => Promise<T>
  onDone: (result: T) => unknown
}

/** Where a code of the authenticator app is typed, or a recovery code. */
export function FactorForm<T>({ submit, mayRecover = false, send, onDone }: FactorFormProps<T>) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState('')
  const call = useMutation({ mutationFn: send, onSuccess: onDone, onError: () => setTyped('') })
  useFocusBack(call.isPending)
  const error = missing || call.error?.message

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (call.isPending) return
    const text = typed.trim()
    const isGood = isRecovery ? text !== '' : /^\d{6}$/.test(text.replaceAll(/[\s-]/g, ''))
    if (!isGood) return setMissing(isRecovery ? words.missingRecovery : words.missingCode)
    call.mutate(isRecovery ? { recovery_code: text } : { code: text })
  }
  function change(text: string) {
    setMissing('')
    call.reset()
    setTyped(text)
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <Field
        label={isRecovery ? words.recovery : words.code}
        hint={isRecovery ? words.recoveryHint : words.codeHint}
        {...(error && { error })}
      >
        {(control) => (
          <TextInput
            {...control}
            key={String(isRecovery)}
            value={typed}
            onChange={(event) => change(event.target.value)}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            spellCheck={false}
            className="max-w-60 font-semibold text-lg tracking-widest"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={call.isPending} busyLabel={words.confirming}>
          {submit}
        </Button>
        {mayRecover && (
          <Button
            variant="quiet"
            onClick={() => {
              setIsRecovery(!isRecovery)
              change('')
            }}
          >
            {isRecovery ? words.useApp : words.useRecovery}
          </Button>
        )}
      </div>
    </form>
  )
}
