import type { ComponentType, ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import {
  BoardIcon,
  CardsIcon,
  ChatIcon,
  ChoiceIcon,
  type IconProps,
  LetterIcon,
  MicIcon,
  SendIcon,
  VideoIcon,
} from '#client/ui/icons.tsx'
import { publicWords } from '#client/wording/en-public.ts'

const words = publicWords.lesson
const learningIcons = [ChatIcon, LetterIcon, BoardIcon, VideoIcon]
const testingIcons = [CardsIcon, ChoiceIcon]

/** The learn screen in miniature, and a lesson as it should go: an illustration, and it says so. */
export function LessonPreview() {
  return (
    <figure>
      <div
        role="img"
        aria-label={words.description}
        className="rounded-panel border border-line bg-paper p-2.5 shadow-lift select-none"
      >
        <Screen />
      </div>
      <figcaption className="mt-4 text-center text-ink-soft text-sm">{words.caption}</figcaption>
    </figure>
  )
}

function Screen() {
  return (
    <div aria-hidden="true" className="flex overflow-hidden rounded-[1.65rem] border border-line bg-cream">
      <ToolRail />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 sm:p-5">
        <Header />
        <Bubble from="child">{words.question}</Bubble>
        <Bubble from="tutor">{words.hint}</Bubble>
        <Baskets />
        <Bubble from="child">{words.answer}</Bubble>
        <Bubble from="tutor">{words.praise}</Bubble>
        <div className="mt-1 flex items-center gap-2 rounded-2xl border-2 border-line bg-paper py-1.5 pr-1.5 pl-4 text-ink-soft text-sm">
          <span className="flex-1">{words.placeholder}</span>
          <span className="grid size-9 place-items-center rounded-xl text-leaf-deep">
            <MicIcon className="size-5" />
          </span>
          <span className="grid size-9 place-items-center rounded-xl bg-leaf text-white">
            <SendIcon className="size-5" />
          </span>
        </div>
      </div>
    </div>
  )
}

function Header() {
  return (
    <div className="flex items-center gap-3">
      {/* Our own server gives the portrait; Vite has nothing to do with it. */}
      <img
        vite-ignore=""
        src="/portraits/pip.svg"
        alt=""
        width={44}
        height={44}
        className="size-11 rounded-full bg-sun-soft"
      />
      <span className="font-semibold text-lg leading-tight">{words.tutor}</span>
      <span className="ml-auto flex items-center gap-2 rounded-full bg-leaf-soft px-3 py-1 font-medium text-leaf-deep text-xs">
        <span className="size-2 rounded-full bg-leaf" />
        {words.status}
      </span>
    </div>
  )
}

function ToolRail() {
  return (
    <div className="hidden w-36 shrink-0 flex-col gap-4 border-line border-r bg-paper p-3 pt-5 sm:flex">
      <ToolGroup title={words.learning} tools={words.tools} icons={learningIcons} active={words.tools[0]} />
      <ToolGroup title={words.testing} tools={words.tests} icons={testingIcons} />
    </div>
  )
}

type ToolGroupProps = {
  title: string
  tools: readonly string[]
  icons: readonly ComponentType<IconProps>[]
  active?: string
}

function ToolGroup({ title, tools, icons, active }: ToolGroupProps) {
  return (
    <div className="flex flex-col gap-0.5">
      <span className="px-2.5 pb-1 font-medium text-[0.6875rem] text-ink-soft">{title}</span>
      {tools.map((tool, at) => {
        const Icon = icons[at] ?? ChatIcon
        return (
          <span
            key={tool}
            className={classNames(
              'flex items-center gap-2 rounded-xl px-2.5 py-1.5 font-medium text-xs leading-tight',
              tool === active && 'bg-leaf-soft text-leaf-deep',
            )}
          >
            <Icon className="size-4.5 shrink-0" />
            {tool}
          </span>
        )
      })}
    </div>
  )
}

function Bubble({ from, children }: { from: 'child' | 'tutor'; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'w-fit max-w-[88%] rounded-2xl px-4 py-2.5 text-sm leading-snug',
        from === 'child' ? 'self-end rounded-br-md bg-sky-soft text-ink' : 'rounded-bl-md border border-line bg-paper',
      )}
    >
      {children}
    </p>
  )
}

const bars = [
  { parts: 3, full: 2 },
  { parts: 4, full: 3 },
]

/** What the child pictures. */
function Baskets() {
  return (
    <div className="w-[88%] rounded-2xl bg-leaf-deep p-3.5">
      <div className="flex flex-col gap-2.5">
        {bars.map(({ parts, full }) => (
          <div key={parts} className="flex items-center gap-3">
            <Fraction over={full} under={parts} />
            <span className="flex h-7 flex-1 gap-1">
              {Array.from({ length: parts }, (_, part) => `${parts}-${part}`).map((key, part) => (
                <span
                  key={key}
                  className={classNames(
                    'flex-1 rounded-md',
                    part < full ? 'bg-sun' : 'border-2 border-cream/60 border-dashed',
                  )}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

function Fraction({ over, under }: { over: number; under: number }) {
  return (
    <span className="grid w-5 text-center font-semibold text-cream text-sm leading-none">
      <span className="border-cream border-b-2 pb-0.5">{over}</span>
      <span className="pt-0.5">{under}</span>
    </span>
  )
}
