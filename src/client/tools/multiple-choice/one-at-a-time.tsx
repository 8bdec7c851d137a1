import { type RefObject, useEffect, useRef } from 'react'
import { cardsPerBatch } from '#shared/tools/multiple-choice.ts'
import { Dots } from './dots.tsx'
import { QuestionCard } from './question-card.tsx'
import type { Sheet } from './sheet.ts'
import { nextOpen, type SheetState } from './sheet-state.ts'

/** 'Correct ✓' stands so long before the next question comes. Milliseconds. */
export const correctStands = 1_500

type OneAtATimeProps = {
  state: SheetState
  sheet: Sheet
  large: boolean
  onRead: (text: string, cardId: string) => void
  onFocus: (cardId: string) => void
}

/** One question of the sheet, with a dot for each of the six. */
export function OneAtATime({ state: { asked, at, stage }, sheet, ...rest }: OneAtATimeProps) {
  const root = useRef<HTMLDivElement>(null)
  const here = asked[at]
  const status = here?.status
  const onNext = () => sheet.go(nextOpen(asked, at))
  const goOn = useRef(onNext)
  goOn.current = onNext
  useEffect(() => {
    if (status !== 'correct') return
    const timer = setTimeout(() => goOn.current(), correctStands)
    return () => clearTimeout(timer)
  }, [status])
  useQuestionFocus(root, at)
  const isLast = stage === 'ready' && asked.filter((one) => one.status === 'idle').length === 1
  return (
    <div ref={root} className="flex grow flex-col gap-2 lying:flex-row">
      <Dots
        asked={asked}
        count={stage === 'loading' ? cardsPerBatch : asked.length}
        at={at}
        onGo={sheet.go}
        large={rest.large}
      />
      {here && (
        <QuestionCard
          key={here.card.id}
          asked={here}
          number={at + 1}
          sheet={sheet}
          alone={{ isLast: isLast && status === 'idle', onNext }}
          {...rest}
        />
      )}
    </div>
  )
}

/** With the question the focus goes that was on it; it goes on at the next one. */
function useQuestionFocus(root: RefObject<HTMLElement | null>, at: number): void {
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true })
  }, [root, at])
}
