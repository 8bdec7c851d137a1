import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { sessionQuery } from '#client/data/account.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { filmWords as words } from '#client/wording/en-videos.ts'
import { screens } from '#shared/screens.ts'
import { AddFilm } from './add-film.tsx'
import { FilmList } from './film-list.tsx'

export const videosTitle = words.title

/** Where a grown-up adds films for the own children, and an administrator for every family. */
export function VideosPage() {
  const { data: profile } = useQuery(sessionQuery)
  if (!profile) return null
  const isAdmin = profile.role === 'admin'
  const back = (
    <Link to={screens.dashboard} className={buttonClass('secondary')}>
      {parentWords.toDashboard}
    </Link>
  )
  return (
    <Page title={words.title} intro={words.intro} action={back}>
      <div className="mb-6">
        <Notice tone="info">{isAdmin ? `${words.onlyFamily} ${words.forAdmins}` : words.onlyFamily}</Notice>
      </div>
      <AddFilm isAdmin={isAdmin} />
      <FilmList />
    </Page>
  )
}
