import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon, SpeakerIcon } from '#client/ui/icons.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipStop } from '#shared/clip-stop.ts'
import type { Figures } from './drawing/figures.ts'
import { LateHands } from './late-parts.ts'
import type { Playing } from './playing.ts'
import type { PlayingState } from './playing-state.ts'
import { type StopAnswersProps, StopChoices } from './stop-choices.tsx'
import { StopField } from './stop-field.tsx'

type StopPanelProps = {
  stop: ClipStop
  state: PlayingState
  playing: Playing
  large: boolean
  figures: Figures
} & Pick<StopAnswersProps, 'onTouch'>

const answersOf = ({ format, hands }: ClipStop) => {
  if (hands) return LateHands
  return format === 'choice' ? StopChoices : StopField
}

/** What was typed is gone when it is settled: it keeps no room. */
const room = ({ format, hands }: ClipStop, isSettled: boolean) => {
  if (!isSettled) return 'min-h-24'
  return hands || format === 'choice' ? 'min-h-24 low:hidden' : 'hidden'
}

/** Where the clip stops and asks: the question, its answers, and what is said to the one that was given. */
export function StopPanel({ stop, state, playing, large, figures, onTouch }: StopPanelProps) {
  const id = useId()
  const Answers = answersOf(stop)
  const isSettled = state.stage === 'responding'
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 animate-rise flex-col gap-3 rounded-card border-2 border-sky-line bg-paper p-4  low:-col-end-1 low:max-h-full low:gap-1.5 low:p-2.5"
    >
      <div className="flex shrink-0 items-start justify-between gap-2">
        <h3
          id={id}
          tabIndex={-1}
          data-player-focus="asking"
          className="min-w-0 flex-1 text-2xl leading-snug font-semibold outline-none [overflow-wrap:anywhere]"
        >
          {stop.question}
        </h3>
        {!isSettled && (
          <Button
            variant="quiet"
            size={large ? 'child' : 'md'}
            className="px-3! low:min-h-12!"
            aria-label={words.readAloud}
            onClick={playing.repeat}
          >
            <SpeakerIcon className="size-6" />
          </Button>
        )}
      </div>
      {/* Room for the rings around what has the focus. */}
      <div className={classNames('-m-1.5 overflow-y-auto p-1.5', room(stop, isSettled))}>
        <Answers stop={stop} state={state} onAnswer={playing.answer} {...{ large, figures, onTouch }} />
      </div>
      <Reply state={state} />
      {isSettled && (
        <Button
          data-player-focus="responding"
          size={large ? 'child' : 'lg'}
          className="shrink-0 self-center"
          onClick={playing.goOn}
        >
          {words.goOn}
        </Button>
      )}
    </section>
  )
}

function Reply({ state: { verdict, said } }: { state: PlayingState }) {
  return (
    <div
      role="status"
      className="shrink-0 text-lg leading-snug low:shrink low:min-h-0 low:overflow-y-auto empty:hidden"
    >
      {verdict && (
        <div
          className={classNames(
            'flex flex-col gap-1 rounded-control border px-4 py-3 low:py-1.5',
            verdict === 'right' ? 'border-leaf-line bg-leaf-soft' : 'border-sky-line bg-sky-soft',
          )}
        >
          <p className="flex items-center gap-2 font-semibold">
            {verdict === 'right' && <CheckIcon className="size-6 text-leaf-deep" />}
            {{ right: words.right, again: words.almost, told: words.told }[verdict]}
          </p>
          {said.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  )
}
