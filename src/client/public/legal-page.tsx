import { useQuery } from '@tanstack/react-query'
import { aboutQuery } from '#client/data/about.ts'
import { Spinner } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { type PublicText, legalWords as words } from '#client/wording/en-legal.ts'
import type { AboutView } from '#shared/about.ts'
import { TextSections } from './text-sections.tsx'

type LegalPageProps = { title: string; text: (about: AboutView) => PublicText }

/** A text about rules, written for the settings of this installation. It says of itself that a lawyer has to read it. */
export function LegalPage({ title, text }: LegalPageProps) {
  const { data: about, isError } = useQuery(aboutQuery)
  if (!about)
    return (
      <Page title={title} width="narrow">
        {isError ? (
          <Notice tone="danger">{words.failed}</Notice>
        ) : (
          <p role="status" className="flex items-center gap-3 text-ink-soft">
            <Spinner className="size-6 text-leaf" />
            {words.loading}
          </p>
        )}
      </Page>
    )
  const { intro, sections } = text(about)
  return (
    <Page title={title} intro={intro} width="narrow">
      <TextSections sections={sections} />
      <div className="mt-12">
        <Notice tone="info">
          <strong className="font-semibold">{words.templateLabel}</strong> {words.template}
        </Notice>
      </div>
    </Page>
  )
}
