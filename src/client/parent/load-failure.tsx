import { useEffect } from 'react'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { RefreshIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'

type LoadFailureProps = { text: string; busy: boolean; onRetry: () => unknown }

/** Says in passing that something could not be loaded, and keeps a way to try again in its place. */
export function LoadFailure({ text, busy, onRetry }: LoadFailureProps) {
  const toast = useToast()
  useFocusBack(busy)
  useEffect(() => {
    if (!busy) toast({ text, tone: 'danger' })
  }, [busy, text, toast])
  return (
    <EmptyState
      title={parentWords.nothingYet}
      action={
        <Button variant="secondary" busy={busy} onClick={() => onRetry()}>
          <RefreshIcon className="size-5" />
          {parentWords.retry}
        </Button>
      }
    />
  )
}
