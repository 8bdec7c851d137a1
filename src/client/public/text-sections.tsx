import type { TextSection } from '#client/wording/en-legal.ts'

/** The parts of a public text under their headings. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="grid gap-9">
      {sections.map(({ title, paragraphs, points = [] }) => (
        <section key={title}>
          <h2 className="text-heading">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2.5 text-pretty">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-3 grid gap-2.5">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-leaf" />
                  <span className="text-pretty">{point}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
