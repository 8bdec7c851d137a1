import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { TutorView } from '#shared/tutor.ts'
import { Controls } from './controls.tsx'
import type { Reel } from './drawing/figures.ts'
import { EndCard } from './end-card.tsx'
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
  useQuiet(playing, conversation)
  usePlayerFocus(root, state)
  const { clip } = reel
  const stop = stopAt(clip, state)
  return (
    <div ref={root} className="relative flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <ToShelf onLeave={onLeave} large={large} />
        {state.stage !== 'ended' && (
          <h2 className={`text-heading ${isAtStop(state) ? 'max-lg:sr-only' : 'low:sr-only'}`}>{clip.title}</h2>
        )}
      </div>
      {state.stage === 'ended' ? (
        <EndCard clip={clip} large={large} onAgain={playing.again} onLeave={onLeave} />
      ) : (
        <div className="grid gap-x-6 gap-y-3 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
          <div
            className={`mx-auto flex w-full max-w-[max(18rem,calc((100cqh-18.5rem)*16/9))] min-w-0 flex-col gap-3 low:grid low:max-w-none low:items-start ${isAtStop(state) ? 'low:grid-cols-[9rem_minmax(0,1fr)]' : 'low:grid-cols-[calc((100cqh-4.5rem)*16/9)_minmax(0,1fr)]'}`}
          >
            <div
              className={
                isAtStop(state)
                  ? `mx-auto w-full ${stop?.hands ? 'max-w-[calc(21cqh*16/9)]' : 'max-w-[calc(28cqh*16/9)]'} low:col-start-1 low:row-span-2 low:row-start-1 low:max-w-none`
                  : 'w-full low:col-start-1 low:row-start-1'
              }
            >
              <StageButton reel={reel} state={state} playing={playing} tutor={tutor} />
            </div>
            {isAtStop(state) && stop ? (
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
            <Controls {...{ clip, state, playing, captions, large }} onCaptions={() => setCaptions(!captions)} />
          </div>
          <Transcript clip={clip} state={state} />
        </div>
      )}
      <p role="status" className="sr-only">
        {state.stage === 'paused' && !state.fresh && words.paused}
      </p>
    </div>
  )
}

/** What is being said, as large as it can be read from a little further away. Its place is kept for two lines. Where there is little height it stands beside the way back: it covers nothing. */
const Caption = ({ text }: { text: string }) => (
  <p className="grid min-h-[4.5rem] place-items-center rounded-control bg-ink px-4 py-2 text-center text-xl leading-snug font-medium text-white low:absolute low:top-0 low:right-0 low:left-60 low:min-h-16 low:px-3 low:py-1 low:text-lg">
    {text}
  </p>
)
