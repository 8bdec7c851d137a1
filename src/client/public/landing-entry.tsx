import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { commonWords } from '#client/wording/en-common.ts'
import { DemoLesson } from './demo-lesson.tsx'
import { LandingTopBar } from './landing-top-bar.tsx'
import { TutorGrid } from './tutor-grid.tsx'

// The page is already there, as HTML. Three parts of it depend on who asks, when, and what they say; only those are brought to life.
function bringToLife(id: string, part: ReactNode) {
  const place = document.getElementById(id)
  if (place) hydrateRoot(place, part)
}

bringToLife('top-bar', <LandingTopBar />)
bringToLife('tutors', <TutorGrid />)
bringToLife('demo', <DemoLesson />)

// The HTML was written at build time, perhaps in another year.
const copyright = document.querySelector('[data-year]')
if (copyright) copyright.textContent = commonWords.copyright(new Date().getFullYear())
