import { useEffect, useMemo, useRef } from 'react'
import { hum } from './hum.ts'

/** The 'hm' of a tutor who has heard the child: only where the child spoke, and when the microphone is already closed. */
export function useHum(replying: boolean): { ready: () => void; next: () => void } {
  const sound = useMemo(() => hum(), [])
  const isNext = useRef(false)
  useEffect(() => sound.close, [sound])
  // An effect comes after the one that closes the microphone: a recogniser never hears it.
  useEffect(() => {
    if (replying && isNext.current) sound.play()
    isNext.current = false
  }, [replying, sound])
  return {
    ready: sound.ready,
    next: () => {
      isNext.current = true
    },
  }
}
