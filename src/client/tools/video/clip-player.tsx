import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { classNames } from '#client/ui/class-names.ts'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipStop } from '#shared/clip-stop.ts'
import type { TutorView } from '#shared/tutor.ts'
import { CaptionsButton, Controls } from './controls.tsx'
import type { Reel } from './drawing/figures.ts'
import { bringRest, LateEnd } from './late-parts.ts'
import { playingOf } from './playing.ts'
import { isAtStop, stopAt } from './playing-state.ts'
import { StageButton } from './stage-button.tsx'
import { StopPanel } from './stop-panel.tsx'
import { ToShelf } from './to-shelf.tsx'
import { Transcript } from './transcript.tsx'
import { usePlayerFocus } from './use-player-focus.ts'
import { useQuiet } from './use-quiet.ts'

type ClipPlayerProps = Pick<ToolProps, 'conversation' | 'videos'> & {
  reel: Reel
  large: boolean
  /** The child's own, who plays in the film. */
  tutor: TutorView | null
  onSeen: (id: string) => void
  onLeave: () => void
}

/** A clip: its stage with captions and controls, its questions, and what is said to be read. */
export function ClipPlayer({ reel, large, tutor, conversation, videos, onSeen, onLeave }: ClipPlayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const [playing] = useState(() =>
    playingOf({
      clip: reel.clip,
      videos: { say: videos.say, answer: videos.answer, seen: onSeen },
      hush: conversation.hush,
      readsChoices: large,
    }),
  )
  const [captions, setCaptions] = useState(true)
  const state = useSyncExternalStore(playing.subscribe, playing.get)
  useEffect(() => playing.close, [playing])
  useEffect(() => bringRest(reel.clip), [reel])
  useQuiet(playing, conversation)
  usePlayerFocus(root, state)
  const { clip } = reel
  const stop = stopAt(clip, state)
  const asks = isAtStop(state)
  const controls = <Controls {...{ clip, state, playing, large }} />
  return (
    <div ref={root} className="relative flex flex-col gap-2">
      <div className={classNames('flex items-center gap-x-2 @2xl:gap-x-4', !asks && 'low:min-h-16')}>
        <ToShelf onLeave={onLeave} large={large} short={asks} />
        {state.stage !== 'ended' && (
          <h2 className={classNames(title, asks ? 'max-lg:sr-only' : 'low:sr-only')}>{clip.title}</h2>
        )}
        {!asks && state.stage !== 'ended' && (
          <CaptionsButton on={captions} onToggle={() => setCaptions(!captions)} large={large} />
        )}
        {/* The question needs the height. */}
        {asks && controls}
      </div>
      {state.stage === 'ended' ? (
        <LateEnd {...{ reel, large, tutor }} onAgain={playing.again} onLeave={onLeave} />
      ) : (
        <div className={classNames('grid gap-x-6 gap-y-3', !large && '@4xl:grid-cols-[minmax(0,1fr)_19rem]')}>
          <div
            className={classNames(
              'mx-auto flex w-full min-w-0 flex-col gap-3 low:grid low:max-w-none low:items-start',
              large ? 'max-w-[max(18rem,calc((100cqh-20rem)*16/9))]' : 'max-w-[max(18rem,calc((100cqh-18.5rem)*16/9))]',
              asks
                ? classNames(asking, !hasThings(stop) && 'low:grid-cols-[9rem_minmax(0,1fr)]')
                : 'low:grid-cols-[calc((100cqh-4.5rem)*16/9)_minmax(0,1fr)]',
            )}
          >
            <div className={asks ? classNames(small, hasThings(stop) ? handled : seen) : shown}>
              <div className={asks ? 'mx-auto aspect-video h-full max-w-full low:h-auto' : undefined}>
                <StageButton reel={reel} state={state} playing={playing} tutor={tutor} />
              </div>
            </div>
            {asks && stop ? (
              <StopPanel
                key={`${state.scene}`}
                stop={stop}
                state={state}
                playing={playing}
                large={large}
                figures={reel.figures}
                onTouch={videos.touched}
              />
            ) : (
              captions && <Caption text={clip.scenes[state.scene]?.says[state.line] ?? state.said.join(' ')} />
            )}
            {!asks && controls}
          </div>
          <Transcript clip={clip} state={state} beside={!large} asks={asks} />
        </div>
      )}
      <p role="status" className="sr-only">
        {state.stage === 'paused' && !state.fresh && words.paused}
      </p>
    </div>
  )
}

const title = 'min-w-0 text-heading @max-2xl:text-lg @max-2xl:leading-tight'
/** A question has the height of the tool, below the row of the way back: what answers it moves in its own place where it is longer. */
const asking = 'h-[calc(100cqh-4.5rem)] low:h-[calc(100cqh-3.5rem)] low:grid-rows-[minmax(0,1fr)]'
/** Whether the hands have what the stage shows: else the child must see it to answer. */
function hasThings(stop: ClipStop | null): boolean {
  const hands = stop?.hands
  if (hands?.kind === 'fill') return !hands.bar
  return hands !== undefined && hands.kind !== 'build'
}

/** The stage beside a question gives way first. */
const small = 'min-h-16 w-full shrink-999 low:col-start-1 low:row-start-1 low:basis-auto'
/** As much of the stage as the question and what is said to its answer leave; never higher than it is wide for. */
const seen = 'basis-[min(42cqh,56.25cqw)]'
/**
 * Where the hands have the things themselves, the stage goes where there is little room. It is out of sight, but keeps
 * being drawn: what comes back from `display: none` would come in all anew, and while a page is laid out the tool has
 * no height for a moment.
 */
const handled =
  'basis-[min(34cqh,56.25cqw)] low:invisible low:absolute low:h-0 low:min-h-0 low:overflow-hidden tight:invisible tight:absolute tight:h-0 tight:min-h-0 tight:overflow-hidden'
const shown = 'w-full low:col-start-1 low:row-start-1'

/** What is being said, as large as it can be read from a little further away. Its place is kept for two lines. Where there is little height it stands beside the way back: it covers nothing. */
const Caption = ({ text }: { text: string }) => (
  <p className="grid min-h-[4.5rem] place-items-center rounded-control bg-ink px-4 py-2 text-center text-xl leading-snug font-medium text-white low:absolute low:top-0 low:right-0 low:left-34 low:min-h-16 @max-[23rem]:min-h-16 @max-[23rem]:px-3 @max-[23rem]:text-lg low:px-3 low:py-1 low:text-lg">
    {text}
  </p>
)
