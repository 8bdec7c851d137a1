import { offlineDrawing } from '#client/learn/calm/offline-drawing.tsx'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Button } from '#client/ui/button.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

/** While no conversation is started: says so with a picture and why, and lets the child try at once. */
export function NotRecording({ conversation }: { conversation: LiveConversation }) {
  const trouble = useStoreValue(conversation, (state) => (state.recording ? null : state.trouble))
  const starting = useStoreValue(conversation, (state) => state.starting)
  return (
    <div role="status" className="mx-auto w-full max-w-3xl px-3 pt-3 empty:hidden sm:px-8 sm:pt-5">
      {trouble !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper px-4 py-3">
          <svg viewBox="0 0 96 72" aria-hidden="true" className="w-20 shrink-0 short:w-14" fill="none" strokeWidth="3">
            {offlineDrawing}
          </svg>
          <div className="min-w-0 flex-[1_1_11rem]">
            <p className="font-semibold">{words.notRecording}</p>
            <p className="text-sm">{trouble}</p>
          </div>
          <Button variant="secondary" busy={starting} busyLabel={words.retrying} onClick={conversation.retryNow}>
            {words.retryNow}
          </Button>
        </div>
      )}
    </div>
  )
}
