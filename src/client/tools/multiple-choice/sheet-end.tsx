import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import type { SheetState } from './sheet-state.ts'

type SheetEndProps = { state: SheetState; onLoad: () => void; toChat: () => void; large: boolean }

/** When all are answered: what was found, and the way on. */
export function SheetEnd({ state: { asked, stage, grew }, onLoad, toChat, large }: SheetEndProps) {
  const isDone = stage === 'ready' && asked.length > 0 && asked.every(({ status }) => status !== 'idle')
  const right = asked.filter(({ status }) => status === 'correct').length
  const size = large ? 'child' : 'lg'
  return (
    <>
      <div role="status" className="empty:-mt-4">
        {isDone && (
          <Card tone="sunny" className="animate-rise text-center">
            <p ref={takeLostFocus} tabIndex={-1} className="text-heading">
              {words.done(right, asked.length)}
            </p>
            <p className="mt-1">{right === asked.length ? words.allRight : words.someLeft}</p>
            {grew.length > 0 && <p className="mt-1">{words.grew(grew.join(', '))}</p>}
          </Card>
        )}
      </div>
      {isDone && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button size={size} onClick={onLoad}>
            {words.loadNew}
          </Button>
          <Button size={size} variant="quiet" onClick={toChat}>
            {words.toChat}
          </Button>
        </div>
      )}
    </>
  )
}

/** Where the last question stood alone, the focus went with it. */
function takeLostFocus(end: HTMLElement | null): void {
  if (document.activeElement === document.body) end?.focus({ preventScroll: true })
}
