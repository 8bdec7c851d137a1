import { useSearchParams } from 'react-router'
import { latePart } from '#client/late/late-part.tsx'
import { Page } from '#client/ui/page.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { adminWords as words } from '#client/wording/en-admin.ts'

export const adminTitle = words.title

const areas = {
  tutors: latePart(async () => (await import('./tutors/tutor-management.tsx')).TutorManagement, words.notLoaded),
}

const tabs = [{ id: 'tutors', label: words.tab.tutors }] as const
type TabId = (typeof tabs)[number]['id']

const isTab = (id: string | null): id is TabId => tabs.some((tab) => tab.id === id)

/** The administrators' area: one tab open, named in the address. */
export function AdminPage() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const current = isTab(asked) ? asked : tabs[0].id
  const Area = areas[current]
  const choose = (tab: TabId) => setSearch({ tab }, { replace: true, preventScrollReset: true })
  return (
    <Page title={words.title} intro={words.intro} width="wide">
      <Tabs label={words.tabs} tabs={tabs} current={current} onChoose={choose}>
        <Area />
      </Tabs>
    </Page>
  )
}
