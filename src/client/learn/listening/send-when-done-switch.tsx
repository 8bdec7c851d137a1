import { useId, useSyncExternalStore } from 'react'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { SendWhenDone } from './send-when-done.ts'

/** Whether a pause sends what was said, or the Send button does. */
export function SendWhenDoneSwitch({ sendWhenDone, large }: { sendWhenDone: SendWhenDone; large: boolean }) {
  const id = useId()
  const { get, set, subscribe } = sendWhenDone
  const { on } = useSyncExternalStore(subscribe, get)
  return (
    <label htmlFor={id} className={`flex items-center gap-3 px-3 ${large ? 'min-h-16' : 'min-h-12'}`}>
      <span className="flex-1 text-sm font-semibold text-ink-soft">{words.sendWhenDone}</span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => set({ on: event.target.checked })}
        className="size-6 shrink-0"
      />
    </label>
  )
}
