import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

/** While no conversation is started: says so and why, and lets the child try at once. */
export function NotRecording({ conversation }: { conversation: LiveConversation }) {
  const trouble = useStoreValue(conversation, (state) => (state.recording ? null : state.trouble))
  const starting = useStoreValue(conversation, (state) => state.starting)
  const retry = (
    <Button variant="secondary" busy={starting} busyLabel={words.retrying} onClick={conversation.retryNow}>
      {words.retryNow}
    </Button>
  )
  return (
    <div role="status" className="mx-auto w-full max-w-3xl px-3 pt-3 empty:hidden sm:px-8 sm:pt-5">
      {trouble !== null && (
        <Notice tone="warning" action={retry}>
          <p className="font-semibold">{words.notRecording}</p>
          <p className="text-sm">{trouble}</p>
        </Notice>
      )}
    </div>
  )
}
