import { useId } from 'react'
import { useStoreValue } from '#client/store/use-store.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { SoundOn } from './sound-on.ts'

/** The tutor's voice and the small sounds: both, or neither. */
export function SoundSwitch({ soundOn, large }: { soundOn: SoundOn; large: boolean }) {
  const id = useId()
  const on = useStoreValue(soundOn, (state) => state.on)
  return (
    <label htmlFor={id} className={`flex items-center gap-3 px-3 ${large ? 'min-h-16' : 'min-h-12'}`}>
      <span className="flex-1 text-sm font-semibold text-ink-soft">{words.sound}</span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => soundOn.set({ on: event.target.checked })}
        className="size-6 shrink-0"
      />
    </label>
  )
}
