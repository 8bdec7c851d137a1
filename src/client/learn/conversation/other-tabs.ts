export type OtherTabs = { tell: (conversationId: string) => void; close: () => void }

/** The other tabs of this browser: says in which conversation something was said, and is told of it. */
export function otherTabs(onTold: (conversationId: string) => void): OtherTabs {
  const channel = new BroadcastChannel('trellis-conversation')
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string') onTold(data)
  }
  return { tell: (conversationId) => channel.postMessage(conversationId), close: () => channel.close() }
}
