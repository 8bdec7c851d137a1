import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { SproutIcon } from '#client/ui/icons.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import type { SittingState } from './sitting-state.ts'

type RoundEndProps = { state: SittingState; large: boolean; onMore: () => void; toChat: () => void }

/** A good place to stop, and two ways on. */
export function RoundEnd({ state: { practiced, friends }, large, onMore, toChat }: RoundEndProps) {
  const size = large ? 'child' : 'lg'
  return (
    <Card tone="leaf" className="flex flex-col items-center gap-4 py-8 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf-deep">
        <SproutIcon className="size-9" />
      </span>
      <h2 tabIndex={-1} data-card-focus="ended" className="text-2xl font-semibold">
        {words.ended(practiced, friends)}
      </h2>
      <p className={large ? 'text-xl' : 'text-lg'}>{words.endedHint}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button size={size} onClick={onMore}>
          {words.more}
        </Button>
        <Button size={size} variant="secondary" onClick={toChat}>
          {words.toChat}
        </Button>
      </div>
    </Card>
  )
}
