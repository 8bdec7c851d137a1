import { useState } from 'react'
import { useForm } from '#client/forms/use-form.ts'
import { faultsOf } from './service-faults.ts'

type SectionFormOptions<T extends object, Result> = Omit<
  Parameters<typeof useForm<T, Result>>[0],
  'typed' | 'onTyped' | 'faultsOf'
> & {
  start: T
  /** The fields that are on the screen, when not all of them are. */
  shown?: readonly (keyof T & string)[]
}

/** A form of a section: it owns what is typed into it, and knows what the service says about an account. */
export function useSectionForm<T extends object, Result>({ start, shown, ...options }: SectionFormOptions<T, Result>) {
  const [typed, onTyped] = useState(start)
  const { busy, problem, form, field } = useForm({
    ...options,
    typed,
    onTyped,
    faultsOf: (error, fields) => faultsOf(error, shown ?? fields),
  })
  return { busy, problem, form, field }
}
