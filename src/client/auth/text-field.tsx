import type { ComponentProps } from 'react'
import { Field, TextInput } from '#client/ui/field.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onValue: (value: string) => void
}

/** One line of a form, with its label, its hint and what is wrong with it. */
export function TextField({ label, hint, error, onValue, ...input }: TextFieldProps) {
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(control) => <TextInput {...input} {...control} onChange={(event) => onValue(event.target.value)} />}
    </Field>
  )
}

type EmailFieldProps = Pick<TextFieldProps, 'name' | 'value' | 'onValue' | 'error'>

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label={words.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
