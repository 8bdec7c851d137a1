import { useCallback, useEffect, useRef } from 'react'

/** Tells the other tabs of this conversation that something was said, and is told by them. */
export function useTabs(conversationId: string, onTold: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel('trellis-conversation')
    opened.onmessage = ({ data }) => {
      if (data === conversationId) onTold()
    }
    channel.current = opened
    return () => {
      opened.close()
      channel.current = null
    }
  }, [conversationId, onTold])
  return useCallback(() => channel.current?.postMessage(conversationId), [conversationId])
}
