import { type ComponentType, useEffect, useState } from 'react'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'

type Late<Props> = { Part: ComponentType<Props>; load: () => Promise<ComponentType<Props> | null> }

/** A part whose file comes after the first letter. Where it does not come, it says so, and everything else goes on. */
export function latePart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Late<Props> {
  let here: ComponentType<Props> | null = null
  const load = () =>
    fetch().then(
      (Part) => {
        here = Part
        return Part
      },
      () => null,
    )
  function Part(props: Props) {
    const [state, setState] = useState({ Part: here, missing: false })
    useEffect(() => {
      if (here) return
      let left = false
      void load().then((arrived) => left || setState({ Part: arrived, missing: arrived === null }))
      return () => {
        left = true
      }
    }, [])
    if (state.Part) return <state.Part {...props} />
    return state.missing ? <p role="alert">{words.missing}</p> : null
  }
  return { Part, load }
}
