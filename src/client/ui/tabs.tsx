import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

type Tab<Id extends string> = { id: Id; label: string; badge?: ReactNode }

type TabsProps<Id extends string> = {
  /** What the tabs choose between, for whoever cannot see them. */
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onChoose: (id: Id) => void
  children: ReactNode
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Several areas of which one is open. One stop for the Tab key; arrows go from tab to tab. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function handleKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    // From where the focus is: what was chosen by the key before may still be on its way.
    const at = tabs.findIndex((_tab, place) => buttons[place] === event.target)
    const to = steps[event.key]?.(at, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    buttons[to ?? 0]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="mb-6 grid grid-cols-2 gap-1 rounded-control border border-line bg-cream-deep p-1 sm:mb-8 sm:flex sm:w-fit sm:flex-wrap"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className={classNames(
              'pressable flex min-h-12 items-center justify-center gap-2 rounded-[0.7rem] px-3 py-2 text-center font-medium leading-tight sm:px-5',
              tab.id === current
                ? 'bg-paper text-ink shadow-card forced-colors:outline-2'
                : 'text-ink-soft hover:bg-paper/60 hover:text-ink',
            )}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}
