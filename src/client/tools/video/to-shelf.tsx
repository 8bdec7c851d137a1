import { Button } from '#client/ui/button.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'

type ToShelfProps = {
  onLeave: () => void
  large: boolean
  /** A question stands beside it: only its arrow is seen where there is not much room. */
  short?: boolean
}

export function ToShelf({ onLeave, large, short = false }: ToShelfProps) {
  return (
    <Button variant="quiet" size={large ? 'child' : 'md'} className="-ml-2 px-3! low:min-h-12!" onClick={onLeave}>
      <ArrowRightIcon className="size-5 rotate-180" />
      <span className={short ? 'sr-only @4xl:not-sr-only' : '@max-2xl:sr-only low:sr-only'}>{words.toShelf}</span>
    </Button>
  )
}
