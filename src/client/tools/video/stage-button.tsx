import type { KeyboardEvent } from 'react'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { Reel } from './drawing/figures.ts'
import { FilmTutor } from './film-tutor.tsx'
import type { Playing } from './playing.ts'
import { isAtStop, type PlayingState } from './playing-state.ts'
import { Stage } from './stage.tsx'

type StageButtonProps = { reel: Reel; state: PlayingState; playing: Playing; tutor: TutorView | null }

/** The stage: a press plays or pauses it; so do the space bar and K, and the arrows go from scene to scene. */
export function StageButton({ reel, state, playing, tutor }: StageButtonProps) {
  const { stage, scene, line } = state
  const isRunning = stage === 'playing'
  const { title } = reel.clip
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'k' || event.key === 'K') playing.toggle()
    else if (event.key === 'ArrowLeft') playing.step(-1)
    else if (event.key === 'ArrowRight') playing.step(1)
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      data-player-focus="stage"
      aria-label={isRunning ? words.pauseTitle(title) : words.playTitle(title)}
      aria-keyshortcuts="K ArrowLeft ArrowRight"
      aria-disabled={isAtStop(state) || undefined}
      onClick={playing.toggle}
      onKeyDown={onKeyDown}
      className={`relative block w-full overflow-hidden rounded-card border-2 border-line bg-cream ${isRunning ? '[--film-life:running]' : ''}`}
    >
      <Stage {...reel} scene={scene} line={line} />
      <FilmTutor clip={reel.clip} state={state} tutor={tutor} />
      {stage === 'paused' && <PlaySign />}
    </button>
  )
}

const PlaySign = () => (
  <span className="absolute inset-0 grid place-items-center bg-paper/25">
    <span className="flex items-center gap-3 rounded-full bg-leaf py-4 pr-8 pl-6 text-2xl font-semibold text-white shadow-lift">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-9 fill-current">
        <path d="M7 4.6c0-1 1-1.6 1.9-1.1l11 7.4c.8.5.8 1.7 0 2.2l-11 7.4c-.8.5-1.9 0-1.9-1.1Z" />
      </svg>
      {words.play}
    </span>
  </span>
)
