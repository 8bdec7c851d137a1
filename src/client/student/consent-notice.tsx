import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#client/data/account.ts'
import { ShieldIcon } from '#client/ui/icons.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ConfigView } from '#shared/account.ts'

const words = parentWords.consent

/** What a parent agrees to by pressing the button below it. `consentVersion` changes whenever this does. */
export function ConsentNotice() {
  const { data: config } = useQuery(configQuery)
  return (
    <section
      aria-labelledby="consent-title"
      className="rounded-control border border-leaf-line bg-leaf-mist px-4 py-4 sm:px-5"
    >
      <h3 id="consent-title" className="flex items-center gap-2.5 font-semibold">
        <ShieldIcon className="size-6 shrink-0 text-leaf-deep" />
        {words.title}
      </h3>
      <ul className="mt-3 grid gap-2 text-sm">
        {consentPoints(config).map((point) => (
          <li key={point} className="flex gap-2.5">
            <span className="mt-2 size-1.5 shrink-0 rounded-full bg-leaf" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-medium text-sm">{words.agree}</p>
    </section>
  )
}

/** The sentences of the notice for this installation; while its settings are unknown, the most that may be. */
export function consentPoints(config: ConfigView | undefined): string[] {
  const tutor = config ? words[config.tutor] : words.unknown
  return [
    words.kept,
    words.noSound,
    tutor,
    ...(config?.sees === false ? [] : [words.photos]),
    ...(config?.voice === 'builtin' ? [] : [words.voice]),
    words.microphone,
    ...(config?.hearing === 'service' ? [] : [words.microphoneBrowser]),
    ...(config?.hearing === 'browser' ? [] : [words.microphoneService]),
    words.withdraw,
  ]
}
