import { Page } from '#client/ui/page.tsx'
import { forChildrenWords as words } from '#client/wording/en-for-children.ts'
import { TextSections } from './text-sections.tsx'

export const forChildrenTitle = words.title

/** The same rules in a child's words, in large type. */
export function ForChildrenPage() {
  return (
    <Page title={words.title} intro={words.intro} width="narrow">
      <div className="text-xl/9">
        <TextSections sections={words.sections} />
      </div>
    </Page>
  )
}
