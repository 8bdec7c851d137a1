import { useCallback, useEffect, useRef, useState } from 'react'
import { browserListener, type ListenFault, recogniserOf } from './listener.ts'

export type Ear = {
  supported: boolean
  /** The child wants to talk; the microphone itself rests while the tutor speaks. */
  listening: boolean
  fault: ListenFault | null
  start: () => void
  stop: () => void
}

/** The child's voice as text. The microphone is closed while the tutor speaks and when the page is hidden. */
export function useListener(tutorSpeaks: boolean, onText: (text: string) => void): Ear {
  const [maker] = useState(() => recogniserOf(window))
  const [wanted, setWanted] = useState(false)
  const [fault, setFault] = useState<ListenFault | null>(null)
  const text = useRef(onText)
  useEffect(() => {
    text.current = onText
  }, [onText])

  useEffect(() => {
    if (!maker || !wanted || tutorSpeaks) return
    const listener = browserListener(maker, { android: /android/i.test(navigator.userAgent), now: () => Date.now() })
    listener.start({
      onText: (heard) => text.current(heard),
      onEnd: (why) => {
        setFault(why)
        setWanted(false)
      },
    })
    return () => listener.stop()
  }, [maker, wanted, tutorSpeaks])

  useEffect(() => {
    const rest = () => {
      if (document.hidden) setWanted(false)
    }
    document.addEventListener('visibilitychange', rest)
    return () => document.removeEventListener('visibilitychange', rest)
  }, [])

  const start = useCallback(() => {
    setFault(null)
    setWanted(true)
  }, [])
  return { supported: maker !== null, listening: wanted, fault, start, stop: useCallback(() => setWanted(false), []) }
}
