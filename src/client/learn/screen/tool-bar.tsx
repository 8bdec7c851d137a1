import { useId } from 'react'
import { Portrait } from '#client/learn/portrait/portrait.tsx'
import { toolSigns } from '#client/learn/press/tool-signs.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Sign } from '#client/ui/sign.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { type ToolKind, toolGroups } from '#shared/tools/tool-kinds.ts'
import type { TutorView } from '#shared/tutor.ts'
import { looks } from './looks.tsx'

type ToolBarProps = {
  tutor: TutorView | null
  tool: ToolKind
  onTool: (tool: ToolKind) => void
  /** Those that a grown-up has put away: they are not shown. */
  off: readonly ToolKind[]
  /** Larger buttons, for the youngest. */
  large: boolean
}

/** The tools: in two named groups beside the lesson, or in one row along an edge of it with a short word each. Tools that are not here yet are switched off. */
export function ToolBar(props: ToolBarProps) {
  return (
    <nav
      aria-label={words.toolBar}
      className="z-10 col-start-1 col-span-2 row-start-3 flex border-t border-line bg-cream-deep pr-14 pb-[env(safe-area-inset-bottom)] wide:z-auto wide:flex-col wide:gap-3 wide:border-0 wide:bg-transparent wide:pr-0 wide:pb-0 short:col-start-1 short:col-span-1 short:row-start-1 short:w-18 short:flex-col short:overflow-y-auto short:border-t-0 short:border-r short:pr-0 short:pb-0"
    >
      <Group name="learning" {...props} />
      <Group name="testing" {...props} />
    </nav>
  )
}

function Group({ name, tool, off, ...rest }: ToolBarProps & { name: keyof typeof toolGroups }) {
  const headingId = useId()
  const here = toolGroups[name].filter((kind) => !off.includes(kind))
  if (here.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="contents wide:block">
      <h2
        id={headingId}
        className="sr-only text-sm font-semibold tracking-wide text-ink-soft uppercase wide:not-sr-only wide:px-3 wide:pb-1"
      >
        {words[name]}
      </h2>
      <ul className="contents wide:flex wide:flex-col wide:gap-0.5">
        {here.map((kind) => (
          <li key={kind} className="flex min-w-0 flex-1 wide:flex-none">
            <ToolButton kind={kind} active={kind === tool} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ToolButtonProps = Omit<ToolBarProps, 'tool' | 'off'> & { kind: ToolKind; active: boolean }

function ToolButton({ kind, active, tutor, onTool, large }: ToolButtonProps) {
  const isHere = looks[kind] !== null
  return (
    <button
      type="button"
      disabled={!isHere}
      aria-label={isHere ? words.tools[kind] : `${words.tools[kind]} ${words.comingSoon}`}
      aria-current={active ? 'true' : undefined}
      onClick={() => onTool(kind)}
      className={classNames(
        'pressable flex w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-control px-0.5 py-1 text-xs leading-tight font-medium focus-visible:-outline-offset-3 wide:flex-row wide:justify-start wide:gap-3 wide:px-3 wide:text-left wide:text-base',
        large ? 'min-h-16 wide:text-lg' : 'min-h-14 wide:min-h-12',
        active
          ? 'bg-leaf text-white wide:shadow-edge-leaf'
          : isHere
            ? 'text-ink hover:bg-leaf-soft'
            : 'text-ink-soft opacity-60',
      )}
    >
      {kind === 'chat' ? (
        <Portrait tutor={tutor} mood="calm" size="own" className="size-8 bg-paper sm:size-9 short:size-8" />
      ) : (
        <Sign
          name={toolSigns[kind]}
          className={classNames('size-8 shrink-0 sm:size-9 short:size-8', active && 'rounded-lg bg-paper p-0.5')}
        />
      )}
      <span className="wide:hidden">{words.toolsShort[kind]}</span>
      <span className="hidden min-w-0 flex-1 wide:block">
        {words.tools[kind]}
        {!isHere && <span className="block text-xs font-normal">{words.comingSoon}</span>}
      </span>
    </button>
  )
}
