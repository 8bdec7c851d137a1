import type { ComponentProps } from 'react'
import { TypedField } from '#client/forms/typed-field.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'

type EmailFieldProps = Pick<ComponentProps<typeof TypedField>, 'name' | 'value' | 'onValue' | 'error'>

export function EmailField(props: EmailFieldProps) {
  return <TypedField {...props} label={words.email} type="email" autoComplete="username" />
}
