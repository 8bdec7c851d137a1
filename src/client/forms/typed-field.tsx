import type { ComponentProps } from 'react'
import { Field, TextInput } from '#client/ui/field.tsx'

type TypedFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onValue: (value: string) => void
}

/** One line of a form, with its label, its hint and what is wrong with it. */
export function TypedField({ label, hint, error, onValue, ...input }: TypedFieldProps) {
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(control) => (
        <TextInput
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  )
}

type SecretProps = Pick<TypedFieldProps, 'label' | 'hint' | 'error' | 'name' | 'value' | 'onValue'>

/** A password; the one that is known, or a `fresh` one to be chosen. */
export function PasswordInput({ fresh = false, ...rest }: SecretProps & { fresh?: boolean }) {
  return <TypedField {...rest} type="password" autoComplete={fresh ? 'new-password' : 'current-password'} />
}

/** A few digits that nobody beside should read, and no password manager should keep. */
export function PinInput(props: SecretProps) {
  return <TypedField {...props} type="password" inputMode="numeric" autoComplete="one-time-code" />
}
