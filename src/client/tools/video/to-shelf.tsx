import { Button } from '#client/ui/button.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'

export function ToShelf({ onLeave, large }: { onLeave: () => void; large: boolean }) {
  return (
    <Button variant="quiet" size={large ? 'child' : 'md'} className="-ml-2 self-start px-3!" onClick={onLeave}>
      <ArrowRightIcon className="size-5 rotate-180" />
      {words.toShelf}
    </Button>
  )
}
