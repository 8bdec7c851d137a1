import { useState } from 'react'
import { Field, TextInput } from '#client/ui/field.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'

type PasswordProps = { fresh: boolean; value: string; onValue: (value: string) => void; hint?: string | undefined }

/** A password that can be looked at while it is typed. */
export function PasswordField({ fresh, value, onValue, hint }: PasswordProps) {
  const [visible, setVisible] = useState(false)
  return (
    <div>
      <Field label={words.password} {...(hint && { hint })}>
        {(field) => (
          <TextInput
            {...field}
            type={visible ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
        className="mt-1 min-h-9 rounded-control px-1 font-medium text-leaf-deep text-sm underline underline-offset-4"
      >
        {visible ? words.hide : words.show}
      </button>
    </div>
  )
}
