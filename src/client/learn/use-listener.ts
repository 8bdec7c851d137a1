import { useCallback, useEffect, useState } from 'react'
import { browserListener, type ListenState, recogniserOf } from './listener.ts'

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

/**
 * The child's voice as text. The microphone is closed while the tutor answers and speaks, and when the page is hidden.
 * `open` is called whenever it opens and gives what to do with the words that are heard from then on.
 */
export function useListener(resting: boolean, open: () => (heard: string) => void): Ear {
  const [make] = useState(() => recogniserOf(window))
  const [wanted, setWanted] = useState(false)
  const [state, setState] = useState<ListenState | null>(null)

  useEffect(() => {
    if (!make || !wanted || resting) return
    const listener = browserListener(make, { android: /android/i.test(navigator.userAgent), now: () => Date.now() })
    listener.start({
      onText: open(),
      onState: (now) => {
        setState(now)
        if (now === 'blocked' || now === 'unreachable') setWanted(false)
      },
    })
    return () => {
      listener.stop()
      setState((now) => (now === 'blocked' || now === 'unreachable' ? now : null))
    }
  }, [make, wanted, resting, open])

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
