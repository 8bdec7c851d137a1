import { Button } from '#client/ui/button.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'

type ToShelfProps = {
  onLeave: () => void
  large: boolean
  /** Only its arrow is seen where there is little room. */
  short?: boolean
}

export function ToShelf({ onLeave, large, short = false }: ToShelfProps) {
  return (
    <Button
      variant="quiet"
      size={large ? 'child' : 'md'}
      className={`-ml-2 self-start px-3! ${short ? 'low:min-h-12!' : ''}`}
      onClick={onLeave}
    >
      <ArrowRightIcon className="size-5 rotate-180" />
      <span className={short ? 'sr-only @4xl:not-sr-only' : undefined}>{words.toShelf}</span>
    </Button>
  )
}
