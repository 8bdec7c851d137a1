import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { Clip } from '#shared/clip.ts'
import type { Playing } from './playing.ts'
import { isAtStop, type PlayingState } from './playing-state.ts'

type ControlsProps = {
  clip: Clip
  state: PlayingState
  playing: Playing
  large: boolean
}

/** The sign stands beside its word, and above it where there is little width. All four in one row, at every width. */
const look = (large: boolean) =>
  classNames(
    'flex-col gap-0! px-1.5! py-1! leading-tight! @2xl:flex-row @2xl:gap-2! @2xl:px-3! low:flex-col low:gap-0! low:px-1.5! @max-2xl:[&>svg]:order-first low:[&>svg]:order-first',
    large ? 'text-base! @2xl:text-lg!' : 'text-sm! @2xl:text-base! low:text-sm!',
  )

const row =
  'flex justify-center gap-2 *:grow *:basis-0 @2xl:gap-2.5 @2xl:*:flex-none low:grid low:grid-cols-2 low:gap-1.5'

/** For who does not read yet. */
const Sign = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-6 shrink-0 fill-current stroke-current"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)

const signs = {
  play: <path d="M8 5v14l11-7Z" />,
  pause: <path d="M7 5h3v14H7ZM14 5h3v14h-3Z" />,
  back: <path d="M18 5v14L8 12ZM5 5v14" />,
  next: <path d="M6 5v14l10-7ZM19 5v14" />,
  again: <path fill="none" d="M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4" />,
  captions: <path fill="none" d="M4 5h16v13H4ZM7.5 14.5h4M14.5 14.5h2M7.5 11h2M12.5 11h4" />,
}

/** Where it is, and what can be done with it. */
export function Controls({ clip, state, playing, large }: ControlsProps) {
  const { stage, scene, line } = state
  const size = large ? 'child' : 'md'
  const isRunning = stage === 'playing'
  const back = (
    <Button
      variant="secondary"
      size={size}
      className={look(large)}
      aria-label={words.backSceneLabel}
      aria-disabled={(scene === 0 && line === 0) || undefined}
      onClick={() => playing.step(-1)}
    >
      <Sign>{signs.back}</Sign>
      {words.backScene}
    </Button>
  )
  const next = (
    <Button
      variant="secondary"
      size={size}
      className={look(large)}
      aria-label={words.nextSceneLabel}
      aria-disabled={scene === clip.scenes.length - 1 || undefined}
      onClick={() => scene < clip.scenes.length - 1 && playing.step(1)}
    >
      {words.nextScene}
      <Sign>{signs.next}</Sign>
    </Button>
  )
  // The question needs the room.
  if (isAtStop(state))
    return (
      <div
        role="toolbar"
        aria-label={words.controls}
        className="flex min-w-0 flex-1 items-center gap-3 low:[&_button]:min-h-12!"
      >
        {back}
        <Progress clip={clip} scene={scene} />
        {next}
      </div>
    )
  return (
    <div className="flex flex-col gap-2.5 low:col-start-2 low:gap-2">
      <Progress clip={clip} scene={scene} />
      <div role="toolbar" aria-label={words.controls} className={row}>
        <Button size={size} className={look(large)} onClick={playing.toggle}>
          <Sign>{isRunning ? signs.pause : signs.play}</Sign>
          {isRunning ? words.pause : words.play}
        </Button>
        {back}
        {next}
        <Button
          variant="secondary"
          size={size}
          className={look(large)}
          aria-label={words.againLabel}
          onClick={playing.again}
        >
          <Sign>{signs.again}</Sign>
          {words.again}
        </Button>
      </div>
    </div>
  )
}

type CaptionsProps = { on: boolean; onToggle: () => void; large: boolean }

/** For who reads what is said. Beside the way back: the row of the controls is for hands. */
export const CaptionsButton = ({ on, onToggle, large }: CaptionsProps) => (
  <Button
    variant={on ? 'secondary' : 'quiet'}
    size={large ? 'child' : 'md'}
    className="ml-auto shrink-0 gap-2! px-2.5! low:ml-0 low:min-h-12!"
    aria-pressed={on}
    onClick={onToggle}
  >
    <Sign>{signs.captions}</Sign>
    <span className="@max-2xl:sr-only low:sr-only">{words.captions}</span>
  </Button>
)

function Progress({ clip, scene }: { clip: Clip; scene: number }) {
  const all = clip.scenes.length
  return (
    <div
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={1}
      aria-valuemax={all}
      aria-valuenow={scene + 1}
      aria-valuetext={words.scene(scene + 1, all)}
      className="flex flex-1 gap-1.5"
    >
      {clip.scenes.map((one, place) => (
        <span
          key={one.says.join()}
          className={`h-2.5 flex-1 rounded-full forced-colors:border ${place <= scene ? 'bg-leaf forced-colors:bg-[Highlight]' : 'bg-line'}`}
        />
      ))}
    </div>
  )
}
