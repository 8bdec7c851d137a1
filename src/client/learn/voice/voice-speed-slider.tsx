import { useId, useSyncExternalStore } from 'react'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { sensible, speeds, type VoiceSpeed } from './voice-speed.ts'

/** How fast the voice reads: from the turtle to the hare. Heard at once, also in the middle of a sentence. */
export function VoiceSpeedSlider({ voiceSpeed, large }: { voiceSpeed: VoiceSpeed; large: boolean }) {
  const id = useId()
  const { get, set, subscribe } = voiceSpeed
  const { speed } = useSyncExternalStore(subscribe, get)
  return (
    <div className="px-3">
      <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
        {words.voiceSpeed}
      </label>
      <div className="flex items-center gap-2">
        <Turtle />
        <input
          id={id}
          type="range"
          min={speeds.slowest}
          max={speeds.fastest}
          step={speeds.step}
          value={speed}
          aria-valuetext={words.speedNow(speed)}
          onChange={(event) => set({ speed: sensible(event.target.valueAsNumber) })}
          className={`w-full min-w-0 ${large ? 'h-16' : 'h-12'}`}
        />
        <Hare />
      </div>
    </div>
  )
}

const drawn = {
  viewBox: '0 0 24 24',
  className: 'size-7 shrink-0 text-leaf-deep',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const Turtle = () => (
  <svg {...drawn} aria-hidden="true">
    <path d="M4 15.5a6.5 6.5 0 0 1 13 0Z" />
    <path d="M17 15.5c.3-2.6 1.5-4 3-4 1.3 0 2 .9 2 1.9 0 1.3-1.2 2.1-3 2.1M7 15.5v2.5M14 15.5v2.5M4 15.5l-2 .9M8 11.5l2.5 4 2.5-4" />
  </svg>
)

const Hare = () => (
  <svg {...drawn} aria-hidden="true">
    <path d="M15 10c-.8-3-2.6-5.5-4.3-6-.5 2 .8 4.6 3 6.2M16.5 9.5c.1-2.6-.5-5-1.8-6.5-1 1.3-1.1 3.4-.5 5.5" />
    <path d="M14 10c1.2-1.1 3.4-1 4.7.2 1.1 1 1.8 2.1 1.8 3 0 1-1 1.6-2.5 1.6l-1.5 3.2h-9c-2.5 0-4-1.6-4-3.8 0-3 2.6-5.2 6-5.2 1.7 0 3.2.4 4.5 1M3.6 14.5 2 13.5M9.5 18l2.5-3" />
  </svg>
)
