import { useCallback, useEffect, useRef, useState } from 'react'
import { type PassKeeper, speech } from '#client/data/learn.ts'
import { playInBrowser, type Speaker, speaker } from './speaker.ts'

export type Voice = { speaking: boolean; say: (sentence: string) => void; stop: () => void }

/** The tutor's voice on this screen. Silent when the screen goes away. */
export function useSpeaker(pass: PassKeeper): Voice {
  const [speaking, setSpeaking] = useState(false)
  const made = useRef<Speaker | null>(null)
  useEffect(() => {
    const voice = speaker({
      fetchAudio: (text, signal) => speech(pass, text, signal),
      play: playInBrowser,
      onSpeaking: setSpeaking,
    })
    made.current = voice
    return () => {
      made.current = null
      voice.stop()
    }
  }, [pass])
  const say = useCallback((sentence: string) => made.current?.say(sentence), [])
  const stop = useCallback(() => made.current?.stop(), [])
  return { speaking, say, stop }
}
