import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { configQuery } from '#client/data/account.ts'
import { MicIcon } from '#client/ui/icons.tsx'
import { parentWords } from '#client/wording/en-parent.ts'

const words = parentWords.microphone

type SwitchProps = {
  allowed: boolean
  /** How it stands: since when it is on, that it is off, or for whom it is good. */
  note: string
  onChange: (allowed: boolean) => void
}

/** The parent allows the microphone for one child, or takes it back: off at first, with what becomes of the voice. */
export function MicrophoneSwitch({ allowed, note, onChange }: SwitchProps) {
  const id = useId()
  const { data: config } = useQuery(configQuery)
  return (
    <section className="flex flex-col gap-2 rounded-control border border-line bg-cream px-4 py-2">
      <div className="flex min-h-12 items-center gap-3">
        <MicIcon className="size-5 shrink-0 text-ink-soft" />
        <label htmlFor={id} className="flex-1 font-medium">
          {words.label}
        </label>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={allowed}
          aria-checked={allowed}
          aria-describedby={`${id}-notice`}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6"
        />
      </div>
      <div id={`${id}-notice`} className="flex flex-col gap-1 pb-2 text-ink-soft text-sm">
        <p>{words.kept}</p>
        {config?.hearing !== 'service' && <p>{words.browser}</p>}
        {config?.hearing !== 'browser' && <p>{words.service}</p>}
        <p>{note}</p>
      </div>
    </section>
  )
}
