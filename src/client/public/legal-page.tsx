import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { legalWords as words } from '#client/wording/en-legal.ts'

/** A text about rules, in plain words, that says of itself that the legal text is still to come. */
export function LegalPage({ text }: { text: (typeof words)['privacy'] }) {
  return (
    <Page title={text.title} intro={text.intro} width="narrow">
      <Notice tone="info">
        <strong className="font-semibold">{words.label}.</strong> {words.placeholder}
      </Notice>
      <div className="mt-10 grid gap-9">
        {text.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className="text-heading">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2.5">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  )
}
