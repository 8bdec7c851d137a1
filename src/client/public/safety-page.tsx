import { Page } from '#client/ui/page.tsx'
import { safetyWords as words } from '#client/wording/en-safety.ts'
import quality from '#content/quality.json'
import { TextSections } from './text-sections.tsx'

export const safetyTitle = words.title

const names: Record<string, string> = words.names
const figures = quality.filter(({ name }) => name in names)

/** How lessons are kept safe, with the figures of the last measurement. */
export function SafetyPage() {
  return (
    <Page title={words.title} intro={words.intro} width="narrow">
      <TextSections sections={words.how} />
      <section className="mt-12">
        <h2 className="text-heading">{words.figuresTitle}</h2>
        <p className="mt-2.5 text-pretty">{words.figuresText}</p>
        <ul className="mt-6 grid gap-3">
          {figures.map(({ name, hits, count, date, command }) => (
            <li key={name} className="rounded-control border border-line bg-paper px-4 py-3.5 sm:px-5">
              <p className="font-medium">{names[name]}</p>
              <p className="mt-1 font-semibold text-leaf-deep text-lg">{words.share(hits, count)}</p>
              <p className="mt-1 text-ink-soft text-sm">
                {words.measured(date)} <code className="break-all">{command}</code>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-ink-soft">{words.repeat}</p>
      </section>
    </Page>
  )
}
