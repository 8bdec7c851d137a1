import { type ReactNode, useEffect, useRef } from 'react'
import type { PortraitMood } from '#client/learn/portrait/portrait.tsx'
import type { LessonSettings } from '#client/learn/settings/lesson-settings.ts'
import { SettingsButton } from '#client/learn/settings/settings-button.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { LearnStatus } from './status.ts'
import { ToolBar } from './tool-bar.tsx'
import { TutorHead } from './tutor-head.tsx'

type LayoutProps = {
  studentId: string
  settings: LessonSettings
  tutor: TutorView | null
  mood: PortraitMood
  status: LearnStatus
  tool: ToolKind
  onTool: (tool: ToolKind) => void
  /** Tools that are not shown. */
  off: readonly ToolKind[]
  large: boolean
  /** For when something is wrong. */
  flag: ReactNode
  /** The way out, at the foot. */
  goodbye: ReactNode
  /** What grows along the edge. */
  plant: ReactNode
  children: ReactNode
}

/** The frame of the lesson: a panel beside it where it is wide; on phones and tablets a head above and the tools below, along the edges where the screen is low. */
export function LearnLayout({
  studentId,
  settings,
  tutor,
  mood,
  status,
  tool,
  onTool,
  off,
  large,
  flag,
  goodbye,
  plant,
  children,
}: LayoutProps) {
  const main = useRef<HTMLElement>(null)
  // Whoever comes by keyboard begins with the lesson, not with the panel beside it.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto] bg-cream wide:grid-cols-[16rem_minmax(0,1fr)_auto] wide:grid-rows-1 short:grid-cols-[auto_minmax(0,1fr)_auto_auto] short:grid-rows-1">
      <aside
        aria-label={words.openTools}
        className="contents wide:flex wide:flex-col wide:gap-3 wide:overflow-y-auto wide:border-r wide:border-line wide:bg-cream-deep wide:p-3"
      >
        <TutorHead
          tutor={tutor}
          mood={mood}
          status={status}
          inTool={tool !== 'chat'}
          flag={flag}
          settings={<SettingsButton studentId={studentId} settings={settings} large={large} />}
        />
        <ToolBar tutor={tutor} tool={tool} onTool={onTool} off={off} large={large} />
        {goodbye}
      </aside>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="row-start-2 flex min-h-0 min-w-0 flex-col outline-none wide:col-start-2 wide:row-start-1 short:col-start-2 short:row-start-1"
      >
        <h1 className="sr-only">{words.title(tutor?.name ?? '')}</h1>
        {children}
      </main>
      {/* The edge along which the child's plant grows. It is kept free from the first, so that nothing moves when the plant comes. */}
      <div
        data-slot="plant"
        className="row-start-2 w-10 max-[22.4rem]:hidden sm:w-14 short:w-9 wide:col-start-3 wide:row-start-1 wide:w-18 short:col-start-3 short:row-start-1"
      >
        {plant}
      </div>
    </div>
  )
}
