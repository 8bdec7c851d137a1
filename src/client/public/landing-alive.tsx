import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { commonWords } from '#client/wording/en-common.ts'
import { DemoLesson } from './demo-lesson.tsx'
import { LandingTopBar } from './landing-top-bar.tsx'
import { TutorGrid } from './tutor-grid.tsx'

/** The page is already there, as HTML. Three parts of it depend on who asks, when, and what they say; only those are brought to life. */
export function bringLandingToLife(): void {
  hydrate('top-bar', <LandingTopBar />)
  hydrate('tutors', <TutorGrid />)
  hydrate('demo', <DemoLesson />)

  // The HTML was written at build time, perhaps in another year.
  const copyright = document.querySelector('[data-year]')
  if (copyright) copyright.textContent = commonWords.copyright(new Date().getFullYear())
}

function hydrate(id: string, part: ReactNode): void {
  const place = document.getElementById(id)
  // In small steps, so that a slow phone scrolls meanwhile.
  if (place) startTransition(() => void hydrateRoot(place, part))
}
