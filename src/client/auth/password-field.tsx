import { useState } from 'react'
import { Field, TextInput } from '#client/ui/field.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'
import { limits } from '#shared/limits.ts'

type PasswordFieldProps = {
  label?: string
  /** A new password, to be chosen; otherwise the one that is known. */
  fresh: boolean
  name: string
  value: string
  onValue: (value: string) => void
  error: string | undefined
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label = words.password, fresh, name, value, onValue, error }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const hint = fresh ? words.passwordHint(limits.passwordMin) : undefined
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            className="pr-20"
            name={name}
            type={visible ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          <button
            type="button"
            aria-label={visible ? words.hidePassword : words.showPassword}
            onClick={() => setVisible(!visible)}
            className="pressable absolute inset-y-1.5 right-1.5 rounded-[0.625rem] px-3 font-medium text-leaf-deep text-sm hover:bg-leaf-soft focus-visible:outline-offset-0"
          >
            {visible ? words.hide : words.show}
          </button>
        </div>
      )}
    </Field>
  )
}
