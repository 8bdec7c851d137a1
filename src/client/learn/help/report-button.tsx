import { useState } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { Button } from '#client/ui/button.tsx'
import { learnWords } from '#client/wording/en-learn.ts'
import { LateReport } from './late-help.ts'

type ReportButtonProps = {
  conversation: LiveConversation
  /** Nothing that is said in front of this dialog goes into the box. */
  onOpen: () => void
}

/** One tap from anywhere in a lesson: the tutor falls silent, and the child can say that something is wrong. */
export function ReportButton({ conversation, onOpen }: ReportButtonProps) {
  const [open, setOpen] = useState(false)
  const begin = () => {
    conversation.hush()
    onOpen()
    setOpen(true)
  }
  return (
    <>
      <Button variant="secondary" className="shrink-0 px-3! text-sm! max-sm:max-w-32" onClick={begin}>
        {learnWords.reportOpen}
      </Button>
      {open && <LateReport conversation={conversation} onClose={() => setOpen(false)} />}
    </>
  )
}
