import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { sessionQuery } from '#client/data/account.ts'
import { JumpingPortrait } from '#client/learn/joy/jumping-portrait.tsx'
import type { PortraitMood } from '#client/learn/messages/portrait.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { MenuIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { LessonSettings } from './lesson-settings.ts'
import type { LearnStatus } from './status.ts'
import { StatusPill } from './status-pill.tsx'
import { ToolPanel } from './tool-panel.tsx'

type LayoutProps = {
  studentId: string
  settings: LessonSettings
  tutor: TutorView | null
  mood: PortraitMood
  status: LearnStatus
  tool: ToolKind
  onTool: (tool: ToolKind) => void
  large: boolean
  /** What grows along the edge. */
  plant: ReactNode
  children: ReactNode
}

/** The frame of the lesson: the tutor and the tools beside it on a large screen, behind a button on a small one. */
export function LearnLayout({ children, onTool, plant, ...props }: LayoutProps) {
  const { tutor, mood, status } = props
  const [open, setOpen] = useState(false)
  const choose = (tool: ToolKind) => {
    setOpen(false)
    onTool(tool)
  }
  return (
    <div className="grid h-dvh grid-cols-1 grid-rows-[minmax(0,1fr)_auto] bg-cream lg:grid-cols-[18rem_minmax(0,1fr)_3.5rem] lg:grid-rows-1 max-lg:[@media(max-height:30rem)]:grid-cols-[minmax(0,1fr)_2.5rem] max-lg:[@media(max-height:30rem)]:grid-rows-1">
      <aside
        aria-label={words.openTools}
        className="hidden overflow-y-auto border-r border-line bg-cream-deep p-5 lg:block"
      >
        <ToolPanel {...props} onTool={choose} />
      </aside>
      <div className="flex min-h-0 min-w-0 flex-col">
        <header className="flex items-center gap-3 max-[24rem]:min-h-[4.75rem] border-b border-line bg-paper px-2 py-2 sm:px-4 lg:hidden">
          <IconButton label={words.openTools} icon={<MenuIcon />} onClick={() => setOpen(true)} />
          <JumpingPortrait tutor={tutor} mood={mood} size="md" />
          <div className="min-w-0 flex-1">
            <p className="truncate leading-tight font-semibold">{tutor?.name}</p>
            <StatusPill status={status} />
          </div>
          <DashboardLink />
        </header>
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          <h1 className="sr-only">{words.title(tutor?.name ?? '')}</h1>
          {children}
        </main>
      </div>
      <div
        data-slot="plant"
        className="h-9 border-t border-line bg-cream-deep lg:h-auto lg:border-t-0 lg:border-l [@media(max-height:30rem)]:h-auto"
      >
        {plant}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.openTools} closeLabel={words.close}>
        <ToolPanel {...props} onTool={choose} />
      </Dialog>
    </div>
  )
}

/** For a parent's browser; a child's own device has no dashboard. */
function DashboardLink() {
  const { data: parent } = useQuery(sessionQuery)
  if (!parent) return null
  return (
    <Link
      to="/dashboard"
      aria-label={words.toDashboard}
      title={words.toDashboard}
      className="pressable grid size-12 shrink-0 place-items-center rounded-control text-leaf-deep hover:bg-leaf-soft"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10" />
      </svg>
    </Link>
  )
}
