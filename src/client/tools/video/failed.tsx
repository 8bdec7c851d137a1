import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'

type FailedProps = { text: string; large: boolean; onRetry: () => void }

export function Failed({ text, large, onRetry }: FailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={text}
        action={
          <Button size={large ? 'child' : 'md'} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      />
    </div>
  )
}
