import { useEffect } from 'react'
import type { ToolConversation } from '#client/tools/contract/tool-conversation.ts'
import type { Playing } from './playing.ts'

/** Two voices never speak together: the clip pauses when the tutor has something to say, and when nobody looks. */
export function useQuiet(playing: Playing, conversation: ToolConversation): void {
  useEffect(() => {
    const quiet = new AbortController()
    const { signal } = quiet
    let { messages } = conversation.get()
    const leave = conversation.subscribe(() => {
      const { replying, messages: now } = conversation.get()
      const isNew = now.length > messages.length
      messages = now
      if (replying || isNew) playing.pause()
    })
    const onHidden = () => document.visibilityState === 'hidden' && playing.pause()
    document.addEventListener('visibilitychange', onHidden, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && playing.pause(), { signal })
    return () => {
      leave()
      quiet.abort()
    }
  }, [playing, conversation])
}
