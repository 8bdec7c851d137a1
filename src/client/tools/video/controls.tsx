import { Button } from '#client/ui/button.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { Clip } from '#shared/clip.ts'
import type { Playing } from './playing.ts'
import { isAtStop, type PlayingState } from './playing-state.ts'

type ControlsProps = {
  clip: Clip
  state: PlayingState
  playing: Playing
  captions: boolean
  onCaptions: () => void
  large: boolean
}

/** Where it is, and what can be done with it. */
export function Controls({ clip, state, playing, captions, onCaptions, large }: ControlsProps) {
  const { stage, scene, line } = state
  const size = large ? 'child' : 'md'
  const isRunning = stage === 'playing'
  const back = (
    <Button
      variant="secondary"
      size={size}
      className="px-4!"
      aria-label={words.backSceneLabel}
      aria-disabled={(scene === 0 && line === 0) || undefined}
      onClick={() => playing.step(-1)}
    >
      {words.backScene}
    </Button>
  )
  const next = (
    <Button
      variant="secondary"
      size={size}
      className="px-4!"
      aria-label={words.nextSceneLabel}
      aria-disabled={scene === clip.scenes.length - 1 || undefined}
      onClick={() => scene < clip.scenes.length - 1 && playing.step(1)}
    >
      {words.nextScene}
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
    <div className="flex flex-col gap-3 low:col-start-2 low:gap-2">
      <Progress clip={clip} scene={scene} />
      <div role="toolbar" aria-label={words.controls} className="flex flex-wrap justify-center gap-2.5 low:gap-1.5">
        <Button size={size} className="px-4!" onClick={playing.toggle}>
          {isRunning ? words.pause : words.play}
        </Button>
        {back}
        {next}
        <Button variant="secondary" size={size} className="px-4!" aria-label={words.againLabel} onClick={playing.again}>
          {words.again}
        </Button>
        <Button
          variant={captions ? 'secondary' : 'quiet'}
          size={size}
          className="px-4!"
          aria-pressed={captions}
          onClick={onCaptions}
        >
          {words.captions}
        </Button>
      </div>
    </div>
  )
}

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
