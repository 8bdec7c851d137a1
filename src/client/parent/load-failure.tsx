import { useEffect } from 'react'
import { Button } from '#client/ui/button.tsx'
import { RefreshIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'

type LoadFailureProps = { text: string; busy: boolean; onRetry: () => unknown }

/** Says in passing that something could not be loaded, and keeps a way to try again in its place. */
export function LoadFailure({ text, busy, onRetry }: LoadFailureProps) {
  const toast = useToast()
  useEffect(() => {
    if (!busy) toast({ text, tone: 'danger' })
  }, [busy, text, toast])
  return (
    <div className="flex justify-center rounded-card border-2 border-line border-dashed px-6 py-12">
      <Button variant="secondary" busy={busy} onClick={() => onRetry()}>
        <RefreshIcon className="size-5" />
        {parentWords.retry}
      </Button>
    </div>
  )
}
