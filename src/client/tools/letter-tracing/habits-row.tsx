import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import type { Sitting } from './sitting.ts'
import { useTracing } from './use-tracing.ts'

type HabitsRowProps = { sitting: Sitting; large: boolean; grade: number }

/** How this child writes: kept on this device. */
export function HabitsRow({ sitting, large, grade }: HabitsRowProps) {
  const { hand, waits, withoutDrawing } = useTracing(sitting, ({ habits }) => habits)
  const set = sitting.setHabits
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">{words.settings}</legend>
      <Switch large={large} on={hand === 'left'} onChange={(on) => set({ hand: on ? 'left' : 'right' })}>
        {words.leftHand}
      </Switch>
      {grade >= 0 && (
        <Switch large={large} on={waits} onChange={(on) => set({ waits: on })}>
          {words.waits}
        </Switch>
      )}
      <Switch large={large} on={withoutDrawing} onChange={(on) => set({ withoutDrawing: on })}>
        {words.withoutDrawing}
      </Switch>
    </fieldset>
  )
}

type SwitchProps = { large: boolean; on: boolean; onChange: (on: boolean) => void; children: ReactNode }

function Switch({ large, on, onChange, children }: SwitchProps) {
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-center gap-3',
        large ? 'min-h-16 text-lg' : 'min-h-12 text-base',
      )}
    >
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-6 shrink-0 accent-leaf"
      />
      {children}
    </label>
  )
}
