import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearchParams } from 'wouter'
import { sessionQuery } from '#client/data/account.ts'
import { accessQuery } from '#client/data/admin.ts'
import { latePart } from '#client/late/late-part.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Page } from '#client/ui/page.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { adminWords as words } from '#client/wording/en-admin.ts'
import { screens } from '#shared/screens.ts'
import { Failed } from './parts/failed.tsx'

export const adminTitle = words.title

const areas = {
  customers: latePart(
    async () => (await import('./customers/customer-management.tsx')).CustomerManagement,
    words.notLoaded,
  ),
  tutors: latePart(async () => (await import('./tutors/tutor-management.tsx')).TutorManagement, words.notLoaded),
  safeguarding: latePart(async () => (await import('./safeguarding/safeguarding.tsx')).Safeguarding, words.notLoaded),
  overview: latePart(async () => (await import('./overview/overview.tsx')).Overview, words.notLoaded),
}

const Door = latePart(async () => (await import('./factor/admin-door.tsx')).AdminDoor, words.notLoaded)

const tabs = (['customers', 'tutors', 'safeguarding', 'overview'] as const).map((id) => ({ id, label: words.tab[id] }))
type TabId = keyof typeof areas

const isTab = (id: string | null): id is TabId => id !== null && Object.hasOwn(areas, id)

/** The administrators' area, behind the second factor: one tab open, named in the address. */
export function AdminPage() {
  const { data: session } = useQuery(sessionQuery)
  const access = useQuery(accessQuery)
  // Who is an administrator no more is out with the first call that says so.
  if (session && session.role !== 'admin') return <Redirect to={screens.home} replace />
  if (!access.data)
    return (
      <Page title={words.title} width="wide">
        {access.isError ? <Failed query={access} /> : <Loading label={words.loading} />}
      </Page>
    )
  return (
    <Page title={words.title} intro={words.intro} width="wide">
      {access.data.state === 'open' ? <Areas /> : <Door access={access.data} />}
    </Page>
  )
}

function Areas() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const current = isTab(asked) ? asked : 'customers'
  const Area = areas[current]
  const choose = (tab: TabId) => setSearch({ tab }, { replace: true })
  return (
    <Tabs label={words.tabs} tabs={tabs} current={current} onChoose={choose}>
      <Area />
    </Tabs>
  )
}
