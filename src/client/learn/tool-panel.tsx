import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#client/ui/button.tsx'
import {
  BoardIcon,
  CardsIcon,
  ChatIcon,
  ChoiceIcon,
  type IconProps,
  LetterIcon,
  LockIcon,
  VideoIcon,
} from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { looks } from './looks.tsx'
import { Portrait, type PortraitMood } from './portrait.tsx'
import type { LearnStatus } from './status.ts'
import { StatusPill } from './status-pill.tsx'
import { type ToolKind, toolGroups } from './tools.ts'

const icons: Record<ToolKind, ComponentType<IconProps>> = {
  chat: ChatIcon,
  'letter-tracing': LetterIcon,
  blackboard: BoardIcon,
  video: VideoIcon,
  flashcards: CardsIcon,
  'multiple-choice': ChoiceIcon,
}

type PanelProps = {
  student: LearnerStudentView
  mood: PortraitMood
  status: LearnStatus
  tool: ToolKind
  onTool: (tool: ToolKind) => void
}

/** Who teaches, and with what. Tools that are not here yet stand in their place, switched off. */
export function ToolPanel({ student, mood, status, tool, onTool }: PanelProps) {
  return (
    <div className="flex min-h-full flex-col gap-6 p-2 lg:p-6">
      <div className="flex flex-col items-center gap-2 text-center">
        <Portrait tutor={student.tutor} mood={mood} size="xl" className="shadow-card lg:size-40" />
        <p className="mt-2 text-heading">{student.tutor?.name}</p>
        <p className="rounded-full bg-sun-soft px-3 py-0.5 text-sm text-sun-deep">{words.aiTutor}</p>
        <StatusPill status={status} />
        <Link to={`/tutor-selection/${student.id}`} className={buttonClass('quiet', 'md')}>
          {words.changeTutor}
        </Link>
      </div>
      <Group name="learning" tool={tool} onTool={onTool} />
      <Group name="testing" tool={tool} onTool={onTool} />
      <div className="mt-auto flex flex-col gap-3 pt-2">
        <Link to="/dashboard" className={buttonClass('secondary', 'md')}>
          {words.toDashboard}
        </Link>
        <p className="text-center text-xs break-all text-ink-soft">{words.studentId(student.id)}</p>
      </div>
    </div>
  )
}

function Group({
  name,
  tool,
  onTool,
}: {
  name: keyof typeof toolGroups
  tool: ToolKind
  onTool: (tool: ToolKind) => void
}) {
  return (
    <nav aria-label={words[name]}>
      <h2 className="px-3 pb-2 text-sm font-semibold tracking-wide text-ink-soft uppercase">{words[name]}</h2>
      <ul className="flex flex-col gap-1.5">
        {toolGroups[name].map((kind) => (
          <li key={kind}>
            <ToolButton kind={kind} active={kind === tool} onTool={onTool} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ToolButton({ kind, active, onTool }: { kind: ToolKind; active: boolean; onTool: (tool: ToolKind) => void }) {
  const Icon = icons[kind]
  const ready = looks[kind] !== null
  return (
    <button
      type="button"
      disabled={!ready}
      aria-current={active ? 'page' : undefined}
      onClick={() => onTool(kind)}
      className={`flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-2 text-left font-medium ${
        active ? 'bg-leaf text-white' : ready ? 'text-ink hover:bg-leaf-soft' : 'text-ink-soft'
      }`}
    >
      <Icon className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        {words.tools[kind]}
        {!ready && <span className="block text-xs font-normal">{words.comingSoon}</span>}
      </span>
      {!ready && <LockIcon className="size-4 shrink-0" />}
    </button>
  )
}
