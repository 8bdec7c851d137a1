import { type ReactNode, useId } from 'react'

/** One group of settings under its name. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-control border border-line bg-cream px-4 pt-3 pb-4"
    >
      <h3 id={id} className="text-heading">
        {title}
      </h3>
      {children}
    </section>
  )
}
