import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFocusBack } from '#client/ui/use-focus-back.ts'

/** What is wrong, by the name of the field where it can be mended; `form` is about the whole. */
export type FormFaults = { [field: string]: string | undefined; form?: string }

type FormOptions<T extends object, Result> = {
  typed: T
  onTyped: (typed: T) => void
  /** What can be said before the server is asked; empty when nothing is wrong. */
  check: (typed: T) => FormFaults
  /** What the server said, at the field that it is about or about the whole. `fields` are those on the screen. */
  faultsOf: (error: Error | null, fields: readonly string[]) => FormFaults
  send: (typed: T) => Promise<Result>
  onDone?: (result: Result, typed: T) => unknown
  onRefused?: (error: Error) => void
}

/**
 * A form: what is wrong with what is typed, and the way to the server. It is sent once, the focus goes to the first fault,
 * and what was typed stays when it is refused. Forms that are filled in and handed in are written with it.
 */
export function useForm<T extends object, Result>(options: FormOptions<T, Result>) {
  const { typed, onTyped, check, faultsOf, send, onDone, onRefused } = options
  const ref = useRef<HTMLFormElement>(null)
  // A double click comes before the form is drawn again.
  const sending = useRef(false)
  const [found, setFound] = useState<FormFaults>({})
  const call = useMutation({
    mutationFn: send,
    onSuccess: (result, sent) => onDone?.(result, sent),
    onError: (error) => onRefused?.(error),
    onSettled: () => {
      sending.current = false
    },
  })
  useFocusBack(call.isPending)
  const { error } = call
  const faults: FormFaults = { ...faultsOf(error, Object.keys(typed)), ...found }
  const saying = useRef(faultsOf)
  saying.current = faultsOf
  useEffect(() => {
    const names = fieldsOf(ref.current).map(({ name }) => name)
    focusFirst(ref.current, saying.current(error, names))
  }, [error])

  /** Shows these faults and goes to the first; true when there is none. */
  function accepts(before: FormFaults): boolean {
    setFound(before)
    call.reset()
    focusFirst(ref.current, before)
    return Object.keys(before).length === 0
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (sending.current || !accepts(check(typed))) return
    sending.current = true
    call.mutate(typed)
  }

  /** Something was typed: what was wrong before is no longer said. */
  function type(change: Partial<T>) {
    setFound({})
    onTyped({ ...typed, ...change })
  }

  return {
    accepts,
    type,
    faults,
    busy: call.isPending,
    /** It was sent and taken. */
    isDone: call.isSuccess,
    problem: faults.form,
    result: call.data,
    error,
    /** For the form around the fields. */
    form: { ref, onSubmit: handleSubmit, noValidate: true },
    /** For a field of text. */
    field: (name: Exclude<keyof T & string, 'form'>) => ({
      name,
      value: textOf(typed[name]),
      error: faults[name],
      onValue: (value: string) => {
        setFound({})
        onTyped({ ...typed, [name]: value })
      },
    }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []),
]

function focusFirst(form: HTMLFormElement | null, faults: FormFaults): void {
  fieldsOf(form)
    .find(({ name }) => faults[name])
    ?.focus()
}
