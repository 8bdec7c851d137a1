import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { type Faults, faultsOf } from './service-faults.ts'

type Typed = Record<string, string>

type SectionFormOptions<T extends Typed, Result> = {
  start: T
  /** The fields that are on the screen, when not all of them are. */
  shown?: readonly (keyof T & string)[]
  /** What can be said before the server is asked; empty when nothing is wrong. */
  check: (typed: T) => Faults
  send: (typed: T) => Promise<Result>
  onDone: (result: Result, typed: T) => unknown
}

/** What is typed into a form, what is wrong with it, and the way to the server. What was typed stays when it is refused. */
export function useSectionForm<T extends Typed, Result>({
  start,
  shown,
  check,
  send,
  onDone,
}: SectionFormOptions<T, Result>) {
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(start)
  const [found, setFound] = useState<Faults>({})
  const call = useMutation({ mutationFn: send, onSuccess: onDone })
  useFocusBack(call.isPending)
  const { error } = call
  const faults: Faults = { ...faultsOf(error, shown ?? Object.keys(typed)), ...found }

  useEffect(() => focusFirst(ref.current, faultsOf(error, inputNames(ref.current))), [error])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (call.isPending) return
    const before = check(typed)
    setFound(before)
    call.reset()
    if (Object.keys(before).length === 0) call.mutate(typed)
    else focusFirst(ref.current, before)
  }

  return {
    busy: call.isPending,
    problem: faults.form,
    /** For the form around the fields. */
    form: { ref, onSubmit: handleSubmit },
    /** For one of its fields. */
    field: (name: keyof T & string) => ({
      name,
      value: typed[name] ?? '',
      error: faults[name],
      onValue: (value: string) => {
        setFound({})
        setTyped({ ...typed, [name]: value })
      },
    }),
  }
}

const inputs = (form: HTMLFormElement | null) => [...(form?.querySelectorAll('input') ?? [])]
const inputNames = (form: HTMLFormElement | null) => inputs(form).map((input) => input.name)

function focusFirst(form: HTMLFormElement | null, faults: Faults): void {
  inputs(form)
    .find((input) => faults[input.name])
    ?.focus()
}
