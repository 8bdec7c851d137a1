import { type ComponentType, useEffect, useState } from 'react'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'

/** A part whose file comes when it is first needed. Where it does not come, it says so, and everything else goes on. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | null = null
  return function LatePart(props: Props) {
    const [state, setState] = useState({ Part: here, missing: false })
    useEffect(() => {
      if (here) return
      let left = false
      const arrived = (next: typeof state) => {
        here = next.Part
        if (!left) setState(next)
      }
      load().then(
        (Part) => arrived({ Part, missing: false }),
        () => arrived({ Part: null, missing: true }),
      )
      return () => {
        left = true
      }
    }, [])
    if (state.Part) return <state.Part {...props} />
    return state.missing ? <p role="alert">{words.missing}</p> : null
  }
}
