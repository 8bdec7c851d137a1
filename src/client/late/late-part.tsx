import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { lateFile } from './late-file.ts'
import { reloadOnce } from './reload-once.ts'

type Late<Props> = ((props: Props) => ReactNode) & {
  /** Brings the file before it is needed. */
  bring: () => Promise<void>
  isHere: () => boolean
}

type Meanwhile<Props> = {
  waiting: ReactNode
  /** In its place when the file did not come, with a way to ask for it again. */
  missing: (again: () => void, props: Props) => ReactNode
  /** Where the rest of the page is worth less than this part: a page of an older release is loaded anew. */
  reloads: boolean
}

/** A part whose file comes when it is first shown. Where it does not come, `missing` is said, and everything else goes on. */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  missing: string | Meanwhile<Props>,
): Late<Props> {
  const meanwhile = typeof missing === 'string' ? { ...quietly, missing: () => <p role="alert">{missing}</p> } : missing
  const file = lateFile(fetchPart)
  function LatePart(props: Props) {
    const [state, setState] = useState({ Part: file.here(), failed: false })
    const isWanted = state.Part === null && !state.failed
    useEffect(() => {
      if (!isWanted) return
      let left = false
      const failed = async () => {
        if (left || (meanwhile.reloads && (await reloadOnce()))) return
        setState({ Part: null, failed: true })
      }
      file.load().then((Part) => left || setState({ Part, failed: false }), failed)
      return () => {
        left = true
      }
    }, [isWanted])
    if (state.Part) return <state.Part {...props} />
    return state.failed ? meanwhile.missing(() => setState({ Part: null, failed: false }), props) : meanwhile.waiting
  }
  return Object.assign(LatePart, { bring: file.bring, isHere: () => file.here() !== null })
}

const quietly = { waiting: null, reloads: false }
