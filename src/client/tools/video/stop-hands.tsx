import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import { type Made, nothingMade, settingOf, textOf } from './hands/made.ts'
import { HandsPlaces } from './hands/places.tsx'
import { HandsTap } from './hands/tap.tsx'
import { LateCut, LateLine } from './late-hands.ts'
import type { StopAnswersProps } from './stop-choices.tsx'

const ways = {
  tap: words.handsTap,
  give: words.handsGive,
  cut: words.handsCut,
  line: words.handsLine,
  sort: words.handsSort,
}

/** A question that is answered with the hands; what is made stays when it is not right yet, and in the end it shows the answer. */
export function StopHands({
  stop: { hands, correct_answer },
  state,
  onAnswer,
  large,
  figures,
  onTouch,
}: StopAnswersProps) {
  const [made, setMade] = useState<Made>(() => (hands ? nothingMade(hands) : []))
  const [missing, setMissing] = useState(false)
  if (!hands) return null
  const isOpen = state.stage === 'asking'
  const shown = state.stage === 'responding' ? settingOf(hands, correct_answer) : made
  const change = (next: Made) => {
    if (!isOpen) return
    setMade(next)
    setMissing(false)
  }
  const check = () => {
    const text = textOf(hands, made)
    setMissing(text === null)
    if (text !== null) onAnswer(text)
  }
  const onChange = (next: Made) => {
    if (!isOpen || next.every((one, at) => one === made[at])) return
    change(next)
    onTouch('down')
  }
  const parts = { made: shown, onChange, figures, open: isOpen, large }
  return (
    <div className="flex flex-col gap-3 low:flex-row low:items-start low:gap-2">
      {/* After an answer the child knows how, and what was made needs the height. */}
      {isOpen && !state.verdict && <p className="text-base text-ink-soft low:sr-only">{ways[hands.kind]}</p>}
      <div className="min-w-0 low:flex-1">
        {hands.kind === 'tap' && <HandsTap hands={hands} {...parts} />}
        {(hands.kind === 'give' || hands.kind === 'sort') && (
          <HandsPlaces hands={hands} {...parts} onLift={() => onTouch('up')} />
        )}
        {hands.kind === 'cut' && <LateCut hands={hands} {...parts} />}
        {hands.kind === 'line' && <LateLine hands={hands} {...parts} />}
      </div>
      {state.stage !== 'responding' && (
        // Always in reach, however many things there are.
        <div className="sticky -bottom-1.5 flex flex-wrap justify-center gap-2 bg-paper py-1 low:static low:w-32 low:flex-col low:py-0">
          <Button
            size={large ? 'child' : 'lg'}
            className="px-5!"
            busy={state.stage === 'checking'}
            busyLabel={words.checking}
            onClick={check}
          >
            {words.check}
          </Button>
          <Button
            variant="quiet"
            size={large ? 'child' : 'lg'}
            className="px-4! low:min-h-12! low:px-2! low:py-1! low:text-base!"
            onClick={() => change(nothingMade(hands))}
          >
            {words.startOver}
          </Button>
        </div>
      )}
      <p role="status" className="empty:hidden low:max-w-32">
        {missing && words.doFirst[hands.kind]}
      </p>
    </div>
  )
}
