import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { confirmFactor, startFactor } from '#client/data/admin.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { adminWords } from '#client/wording/en-admin.ts'
import type { AdminAccess, NewSecondFactor } from '#shared/admin-access.ts'
import { FactorForm } from './factor-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

const words = adminWords.factor

/** The password, then the picture and its first code, then the recovery codes. */
export function SetUpFactor({ access, onDone }: { access: AdminAccess; onDone: () => unknown }) {
  const [made, setMade] = useState<NewSecondFactor | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodeList codes={codes} onKept={onDone} />
  if (!made) return <Begin hasPassword={access.has_password} onMade={setMade} />
  return (
    <>
      <p>{words.scan}</p>
      <QrCode text={made.address} label={words.picture} />
      <div>
        <p className="text-ink-soft text-sm">{words.orType}</p>
        <p className="mt-1 select-all break-words rounded-control border border-line bg-cream px-4 py-3 font-semibold tracking-wide">
          {made.secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
      <FactorForm
        submit={words.confirm}
        send={(shown) => confirmFactor('code' in shown ? shown.code : '')}
        onDone={({ recovery_codes }) => setCodes(recovery_codes)}
      />
    </>
  )
}

function Begin({ hasPassword, onMade }: { hasPassword: boolean; onMade: (made: NewSecondFactor) => void }) {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const begin = useMutation({ mutationFn: () => startFactor(hasPassword ? password : undefined), onSuccess: onMade })
  useFocusBack(begin.isPending)
  const error = missing ? words.missingPassword : begin.error?.message
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (hasPassword && password === '') return setMissing(true)
    begin.mutate()
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <p>{words.enrollIntro}</p>
      {hasPassword && (
        <Field label={words.password} hint={words.passwordHint} {...(error && { error })}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setMissing(false)
                begin.reset()
                setPassword(event.target.value)
              }}
            />
          )}
        </Field>
      )}
      {!hasPassword && error && <p className="text-rose-deep">{error}</p>}
      <Button type="submit" className="self-start" busy={begin.isPending} busyLabel={words.starting}>
        {words.start}
      </Button>
    </form>
  )
}
