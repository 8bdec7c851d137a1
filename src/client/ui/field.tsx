import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { AlertIcon, ChevronDownIcon } from './icons.tsx'

type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type FieldProps = {
  label: string
  hint?: string
  error?: string
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and what helps or went wrong; tied together for whoever cannot see them stand together. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = { id }
  if (describedBy) control['aria-describedby'] = describedBy
  if (error) control['aria-invalid'] = true
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children(control)}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-rose-deep">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

const control =
  'w-full rounded-control border-2 border-line-strong bg-paper px-4 py-2.5 text-base text-ink transition-colors ' +
  'hover:border-ink-soft focus-visible:border-leaf-deep focus-visible:outline-offset-1 ' +
  'disabled:border-line disabled:bg-cream-deep disabled:text-ink-soft aria-invalid:border-rose aria-invalid:bg-rose-soft/40 ' +
  '[&[readonly]]:bg-cream-deep'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={classNames(
        control,
        'min-h-12 file:mr-3 file:rounded-lg file:border-0 file:bg-leaf-soft file:px-3 file:py-1.5 file:font-medium file:text-leaf-deep',
        className,
      )}
    />
  )
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} rows={rows} className={classNames(control, 'min-h-24 resize-y leading-normal', className)} />
  )
}

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(control, 'min-h-12 appearance-none pr-11', className)}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
