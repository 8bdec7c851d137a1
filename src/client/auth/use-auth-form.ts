import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { type Faults, faultsOf } from './credentials.ts'

type Fields = { [name in keyof Faults]?: string }

type AuthFormOptions<T extends Fields, Result> = {
  typed: T
  onTyped: (typed: T) => void
  /** What can be said before the server is asked; empty when nothing is wrong. */
  check: (typed: T) => Faults
  send: (typed: T) => Promise<Result>
  onDone?: (result: Result) => unknown
}

/** What is wrong with what is typed, and the way to the server. What was typed stays when it is refused. */
export function useAuthForm<T extends Fields, Result>({
  typed,
  onTyped,
  check,
  send,
  onDone,
}: AuthFormOptions<T, Result>) {
  const ref = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<Faults>({})
  const call = useMutation({ mutationFn: send, onSuccess: (result) => onDone?.(result) })
  useFocusBack(call.isPending)
  const { error } = call
  const faults: Faults = { ...faultsOf(error), ...found }
  useEffect(() => focusFirst(ref.current, faultsOf(error)), [error])

  /** Shows these faults and goes to the first; true when there is none. */
  function accepts(before: Faults): boolean {
    setFound(before)
    call.reset()
    focusFirst(ref.current, before)
    return Object.keys(before).length === 0
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!call.isPending && accepts(check(typed))) call.mutate(typed)
  }

  return {
    accepts,
    busy: call.isPending,
    problem: faults.form,
    result: call.data,
    /** For the form around the fields. */
    form: { ref, onSubmit: handleSubmit },
    /** For one of its fields. */
    field: (name: Exclude<keyof T & keyof Faults, 'form'>) => ({
      name,
      value: typed[name] ?? '',
      error: faults[name],
      onValue: (value: string) => {
        setFound({})
        onTyped({ ...typed, [name]: value })
      },
    }),
  }
}

function focusFirst(form: HTMLFormElement | null, faults: Faults): void {
  const names: ReadonlySet<string> = new Set(Object.keys(faults))
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  inputs.find((input) => names.has(input.name))?.focus()
}
