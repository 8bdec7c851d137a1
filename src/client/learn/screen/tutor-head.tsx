import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { sessionQuery } from '#client/data/account.ts'
import { JumpingPortrait } from '#client/learn/portrait/jumping-portrait.tsx'
import type { PortraitMood } from '#client/learn/portrait/portrait.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { HomeIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { screens } from '#shared/screens.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { LearnStatus } from './status.ts'
import { StatusPill } from './status-pill.tsx'

type TutorHeadProps = {
  tutor: TutorView | null
  mood: PortraitMood
  status: LearnStatus
  /** Where there is no room for both, the tool has it: the strip under it tells who speaks. */
  inTool: boolean
  /** For when something is wrong. */
  flag: ReactNode
  settings: ReactNode
}

/** The way home, who teaches and how it stands: at the head of the panel, above the lesson, or along its edge. */
export function TutorHead({ tutor, mood, status, inTool, flag, settings }: TutorHeadProps) {
  return (
    <header
      className={classNames(
        // As high with two lines under the name as with one: what is below must not move when the tutor has spoken.
        'col-span-2 min-h-15.5 items-center gap-1 border-b border-line bg-paper px-1 py-1 sm:gap-2 sm:px-2',
        'wide:min-h-0 wide:grid wide:grid-cols-[minmax(0,1fr)_auto] wide:gap-2 wide:border-0 wide:bg-transparent wide:p-0',
        'short:col-span-1 short:col-start-4 short:row-start-1 short:flex short:w-20 short:flex-col short:border-b-0 short:border-l short:px-1',
        inTool ? 'hidden' : 'flex',
      )}
    >
      <HomeLink />
      <div className="flex min-w-0 flex-1 items-center gap-2 wide:col-span-2 wide:row-start-2 wide:gap-3 short:max-w-full short:flex-none short:flex-col short:gap-0.5 short:text-center">
        <JumpingPortrait tutor={tutor} mood={mood} size="own" className="size-11 wide:size-24 wide:shadow-card" />
        <div className="min-w-0 max-w-full leading-tight">
          <p className="truncate font-semibold wide:text-heading wide:whitespace-normal">{tutor?.name}</p>
          <p className="hidden text-sm text-sun-deep wide:block">{words.aiTutor}</p>
          <div className="short:*:gap-1 short:*:text-xs">
            <StatusPill status={status} />
          </div>
        </div>
      </div>
      <div className="wide:col-span-2 wide:row-start-3">{flag}</div>
      <div className="wide:col-start-2 wide:row-start-1 short:mt-auto">{settings}</div>
    </header>
  )
}

/** For a parent's browser; a child's own device has no dashboard. */
function HomeLink() {
  const { data: parent } = useQuery(sessionQuery)
  if (!parent) return null
  return (
    <Link
      to={screens.dashboard}
      title={words.toDashboard}
      className="pressable flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control text-[0.9375rem] font-medium whitespace-nowrap text-leaf-deep no-underline hover:bg-leaf-soft wide:row-start-1 wide:justify-start wide:px-2"
    >
      <HomeIcon className="size-6 shrink-0" />
      <span className="sr-only wide:not-sr-only wide:whitespace-nowrap!">{words.toDashboard}</span>
    </Link>
  )
}
