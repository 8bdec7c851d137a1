import { useState } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { classNames } from '#client/ui/class-names.ts'
import { FlagIcon } from '#client/ui/icons.tsx'
import { learnWords } from '#client/wording/en-learn.ts'
import { LateReport } from './late-help.ts'

type ReportButtonProps = {
  conversation: LiveConversation
  /** Nothing that is said in front of this dialog goes into the box. */
  onOpen: () => void
  className?: string
}

/** One tap from anywhere in a lesson: the tutor falls silent, and the child can say that something is wrong. */
export function ReportButton({ conversation, onOpen, className }: ReportButtonProps) {
  const [open, setOpen] = useState(false)
  const begin = () => {
    conversation.hush()
    onOpen()
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        onClick={begin}
        className={classNames(
          'pressable flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-1.5 rounded-control px-1.5 text-left text-xs leading-tight font-medium text-ink-soft hover:bg-leaf-soft hover:text-ink max-sm:max-w-24 short:w-full short:max-w-none short:flex-col short:gap-0.5 short:px-0 short:text-center',
          className,
        )}
      >
        <FlagIcon className="size-5 shrink-0" />
        <span className="max-[22.4rem]:sr-only">{learnWords.reportOpen}</span>
      </button>
      {open && <LateReport conversation={conversation} onClose={() => setOpen(false)} />}
    </>
  )
}
