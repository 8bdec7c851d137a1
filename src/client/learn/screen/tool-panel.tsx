import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { sessionQuery } from '#client/data/account.ts'
import { JumpingPortrait } from '#client/learn/joy/jumping-portrait.tsx'
import { SendWhenDoneSwitch } from '#client/learn/listening/send-when-done-switch.tsx'
import type { PortraitMood } from '#client/learn/messages/portrait.tsx'
import { toolIcons } from '#client/learn/press/tool-icons.ts'
import { SoundSwitch } from '#client/learn/sound/sound-switch.tsx'
import { VoiceSpeedSlider } from '#client/learn/voice/voice-speed-slider.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { type ToolKind, toolGroups } from '#shared/tools/tool-kinds.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { LessonSettings } from './lesson-settings.ts'
import { looks } from './looks.tsx'
import type { LearnStatus } from './status.ts'
import { StatusPill } from './status-pill.tsx'

type PanelProps = {
  studentId: string
  settings: LessonSettings
  tutor: TutorView | null
  mood: PortraitMood
  status: LearnStatus
  tool: ToolKind
  onTool: (tool: ToolKind) => void
  large: boolean
}

/**
 * Who teaches, and with what. Tools that are not here yet stand in their place, switched off. On a child's own device
 * nobody is signed in, and no way leads to the parent's screens.
 */
export function ToolPanel({ studentId, settings, tutor, mood, status, ...tools }: PanelProps) {
  const { data: parent } = useQuery(sessionQuery)
  return (
    <div className="flex min-h-full flex-col gap-5">
      <div className="flex flex-col items-center gap-1.5 text-center">
        <JumpingPortrait tutor={tutor} mood={mood} size="xl" className="shadow-card" />
        <p className="mt-1.5 text-heading">{tutor?.name}</p>
        <div className="flex flex-col items-center gap-1">
          <p className="rounded-full bg-sun-soft px-3 py-0.5 text-sm text-sun-deep">{words.aiTutor}</p>
          <StatusPill status={status} />
        </div>
        {parent && (
          <Link to={`/tutor-selection/${studentId}`} className={buttonClass('quiet', 'md')}>
            {words.changeTutor}
          </Link>
        )}
      </div>
      <Group name="learning" {...tools} />
      <Group name="testing" {...tools} />
      <div>
        <VoiceSpeedSlider voiceSpeed={settings.voiceSpeed} large={tools.large} />
        <SoundSwitch soundOn={settings.soundOn} large={tools.large} />
        <SendWhenDoneSwitch sendWhenDone={settings.sendWhenDone} large={tools.large} />
      </div>
      <div className="mt-auto flex flex-col gap-2">
        {parent && (
          <Link to="/dashboard" className={buttonClass('quiet', 'md')}>
            {words.toDashboard}
          </Link>
        )}
        <p className="text-center text-xs text-ink-soft">
          {words.student} <span className="inline-block text-[0.6875rem]">{studentId}</span>
        </p>
      </div>
    </div>
  )
}

type ToolsProps = Pick<PanelProps, 'tool' | 'onTool' | 'large'>

function Group({ name, tool, ...rest }: ToolsProps & { name: keyof typeof toolGroups }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="px-3 pb-1.5 text-sm font-semibold tracking-wide text-ink-soft uppercase">
        {words[name]}
      </h2>
      <ul className="flex flex-col gap-1">
        {toolGroups[name].map((kind) => (
          <li key={kind}>
            <ToolButton kind={kind} active={kind === tool} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ToolButtonProps = Omit<ToolsProps, 'tool'> & { kind: ToolKind; active: boolean }

function ToolButton({ kind, active, onTool, large }: ToolButtonProps) {
  const Icon = toolIcons[kind]
  const isHere = looks[kind] !== null
  return (
    <button
      type="button"
      disabled={!isHere}
      aria-current={active ? 'true' : undefined}
      onClick={() => onTool(kind)}
      className={classNames(
        'pressable flex w-full items-center gap-3 rounded-control px-3 py-1.5 text-left leading-tight font-medium',
        large ? 'min-h-16 text-lg' : 'min-h-12',
        active ? 'bg-leaf text-white shadow-edge-leaf' : isHere ? 'text-ink hover:bg-leaf-soft' : 'text-ink-soft',
      )}
    >
      <Icon className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        {words.tools[kind]}
        {!isHere && <span className="block text-xs font-normal">{words.comingSoon}</span>}
      </span>
    </button>
  )
}
