import { useCallback, useEffect, useState } from 'react'
import type { MakeListener } from './choose-listener.ts'
import type { Hearing, ListenState } from './listener.ts'

export type Ear = {
  supported: boolean
  /** The child wants to talk; the microphone itself rests while the tutor is at it. */
  wanted: boolean
  /** The microphone is open at this moment. */
  listening: boolean
  /** Why listening ended by itself. */
  fault: Extract<ListenState, 'blocked' | 'unreachable'> | null
  start: () => void
  stop: () => void
}

/** Told of what is heard from the moment the microphone opens, until it closes. */
export type Hearer = Pick<Hearing, 'onText' | 'onBusy'> & { close: () => void }

type Wish = {
  /** Makes what listens; null: this browser cannot. Undefined while that is not known: then it waits. */
  make: MakeListener | undefined
  /** A parent has allowed it: nothing is made that could listen otherwise. */
  allowed: boolean
  /** The microphone is closed meanwhile. */
  resting: boolean
  /** Called whenever it opens; gives what to do with the words that are heard from then on. `rest` ends listening. */
  open: (rest: () => void) => Hearer
}

/** The child's voice as text. The microphone is closed while the tutor answers and speaks, and when the page is hidden. */
export function useListener({ make, allowed, resting, open }: Wish): Ear {
  const [wanted, setWanted] = useState(false)
  const [state, setState] = useState<ListenState | null>(null)

  useEffect(() => {
    if (!make || !allowed || !wanted || resting) return
    const listener = make()
    const { close, ...hearer } = open(() => setWanted(false))
    listener.start({
      ...hearer,
      onState: (now) => {
        setState(now)
        if (now === 'blocked' || now === 'unreachable') setWanted(false)
      },
    })
    return () => {
      listener.stop()
      close()
      setState((now) => (now === 'blocked' || now === 'unreachable' ? now : null))
    }
  }, [make, allowed, wanted, resting, open])

  useEffect(() => {
    const leave = () => setWanted(false)
    const rest = () => {
      if (document.hidden) leave()
    }
    document.addEventListener('visibilitychange', rest)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', rest)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  return {
    supported: make !== null,
    wanted,
    listening: state === 'listening',
    fault: state === 'blocked' || state === 'unreachable' ? state : null,
    start: useCallback(() => {
      setState(null)
      setWanted(true)
    }, []),
    stop: useCallback(() => setWanted(false), []),
  }
}
