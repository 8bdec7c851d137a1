import { useId } from 'react'

type SwitchRowProps = { label: string; hint?: string; on: boolean; onChange: (on: boolean) => void; name?: string }

/** Something that is on or off. */
export function SwitchRow({ label, hint, on, onChange, name }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="flex flex-col">
      <div className="flex min-h-11 items-center gap-3">
        <label htmlFor={id} className="flex-1 font-medium">
          {label}
        </label>
        <input
          id={id}
          name={name}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6"
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 max-w-[40rem] pr-10 text-ink-soft text-pretty text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
