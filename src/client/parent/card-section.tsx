import type { ReactNode, RefObject } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { listWords } from '#client/wording/en-wonders.ts'

type CardSectionProps = {
  title: string
  /** Where the title is the same for several children. */
  label?: string
  intro: string
  /** Takes the focus when what had it is gone. */
  panel: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A quiet part of a student's card. */
export function CardSection({ title, label = title, intro, panel, children }: CardSectionProps) {
  return (
    <section ref={panel} tabIndex={-1} aria-label={label} className="flex min-w-0 flex-col gap-3 outline-none">
      <div>
        <h3 className="text-heading text-lg [overflow-wrap:anywhere]">{title}</h3>
        <p className="text-ink-soft text-sm">{intro}</p>
      </div>
      {children}
    </section>
  )
}

/** The place of a list that has not come yet. */
export function ListWaits({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-20" />
    </div>
  )
}

type ListFailedProps = { text: string; busy: boolean; onAgain: () => unknown }

export function ListFailed({ text, busy, onAgain }: ListFailedProps) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft text-sm">{text}</p>
      <Button variant="secondary" busy={busy} onClick={() => onAgain()}>
        {listWords.retry}
      </Button>
    </div>
  )
}

export const ListEmpty = ({ text }: { text: string }) => <p className="text-ink-soft text-sm">{text}</p>

type MoreButtonProps = { text: string; expanded: boolean; busy?: boolean; onClick: () => void }

/** Shows what else there is, or less of it again. */
export function MoreButton({ text, expanded, busy = false, onClick }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={onClick}
      className="min-h-11 self-start rounded-control px-1 font-medium text-leaf-deep text-sm underline underline-offset-4"
    >
      {text}
    </button>
  )
}

type EvidenceProps = { line: string; label: string; onOpen: () => void }

/** When it was said; what was said opens behind it. */
export function Evidence({ line, label, onOpen }: EvidenceProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="-mx-1 min-h-8 rounded-control px-1 text-left text-ink-soft text-sm underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {line}
    </button>
  )
}
