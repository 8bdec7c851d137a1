import { type ComponentType, useEffect, useState } from 'react'

type Late<Props> = ComponentType<Props> & {
  /** Brings the file before it is needed. Where it does not come now, it is asked for again when it is shown. */
  bring: () => Promise<void>
}

/** A part whose file comes when it is first needed. Where it does not come, `missing` is said, and everything else goes on. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: string,
): Late<Props> {
  let here: ComponentType<Props> | null = null
  const get = async () => {
    here ??= await load()
    return here
  }
  function LatePart(props: Props) {
    const [state, setState] = useState({ Part: here, failed: false })
    useEffect(() => {
      if (state.Part) return
      let left = false
      get().then(
        (Part) => !left && setState({ Part, failed: false }),
        () => !left && setState({ Part: null, failed: true }),
      )
      return () => {
        left = true
      }
    }, [state.Part])
    if (state.Part) return <state.Part {...props} />
    return state.failed ? <p role="alert">{missing}</p> : null
  }
  return Object.assign(LatePart, {
    bring: () =>
      get().then(
        () => undefined,
        () => undefined,
      ),
  })
}
