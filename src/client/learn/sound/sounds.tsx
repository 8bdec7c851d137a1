import { useEffect, useRef } from 'react'
import { isJustSaid } from '#client/learn/conversation/conversation-events.ts'
import { isVoiceOff } from '#client/learn/conversation/is-voice-off.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { Growing } from '#client/learn/joy/growing.ts'
import type { SoundOn } from './sound-on.ts'
import { play as playTones, type SoundName } from './tones.ts'
import type { Touches } from './touches.ts'

type SoundsProps = {
  conversation: LiveConversation
  growing: Growing
  soundOn: SoundOn
  touches: Touches
  /** The microphone is open: it must not hear a sound of ours. */
  listening: boolean
}

/** Soft sounds for what happened in this lesson. Silent while the microphone is open, and with the voice switched off, by the child or by a grown-up. */
export function Sounds({ conversation, growing, soundOn, touches, listening }: SoundsProps): null {
  const isOpen = useRef(listening)
  isOpen.current = listening
  useEffect(() => {
    const { ready, play, close } = player()
    const sound = (name: SoundName) => {
      if (soundOn.get().on && !isVoiceOff(conversation) && !isOpen.current) play(name)
    }
    let said = lastSaid(conversation)
    let { latest } = growing.get()
    let isOver = conversation.get().ending !== null
    const stops = [
      conversation.subscribe(() => {
        const now = lastSaid(conversation)
        if (now !== null && now !== said) sound('sent')
        said = now ?? said
        const isOverNow = conversation.get().ending !== null
        if (isOverNow && !isOver) sound('over')
        isOver = isOverNow
      }),
      touches.subscribe(() => {
        const { latest: touch } = touches.get()
        if (touch) sound(touch)
      }),
      growing.subscribe(() => {
        const before = latest
        latest = growing.get().latest
        if (latest !== null && latest !== before) sound(latest.some(({ kind }) => kind !== 'leaf') ? 'grown' : 'right')
      }),
    ]
    // A browser lets a page sound only from a press on.
    window.addEventListener('pointerup', ready)
    window.addEventListener('keydown', ready)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('pointerup', ready)
      window.removeEventListener('keydown', ready)
      close()
    }
  }, [conversation, growing, soundOn, touches])
  return null
}

/** What the child said last on this screen. */
function lastSaid(conversation: LiveConversation): string | null {
  const last = conversation.get().messages.at(-1)
  return last && isJustSaid(last) ? last.id : null
}

/** Silent where a browser has no such sound, or does not allow it. */
function player() {
  let context: AudioContext | null = null
  return {
    ready: () => {
      try {
        context ??= new AudioContext()
        if (context.state === 'suspended') context.resume().catch(() => undefined)
      } catch {
        context = null
      }
    },
    play: (name: SoundName) => {
      if (context?.state === 'running') playTones(context, name)
    },
    close: () => {
      context?.close().catch(() => undefined)
      context = null
    },
  }
}
