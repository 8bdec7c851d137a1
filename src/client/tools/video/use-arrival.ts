import { useEffect, useState } from 'react'

type Arrival<T> = { value: T | null; failed: boolean }

const onItsWay = { value: null, failed: false } as const

/** What is fetched when it is first needed, and again when told to. `load` must be the same from one drawing to the next. */
export function useArrival<T>(load: () => Promise<T>): Arrival<T> & { retry: () => void } {
  const [state, setState] = useState<Arrival<T>>(onItsWay)
  const isWanted = state.value === null && !state.failed
  useEffect(() => {
    if (!isWanted) return
    let left = false
    load().then(
      (value) => !left && setState({ value, failed: false }),
      () => !left && setState({ value: null, failed: true }),
    )
    return () => {
      left = true
    }
  }, [load, isWanted])
  return { ...state, retry: () => setState(onItsWay) }
}
