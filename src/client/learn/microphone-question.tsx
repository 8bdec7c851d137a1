import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

/** Before the microphone is used for the first time on a device: who may hear what is said. */
export function MicrophoneQuestion({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const buttons = (
    <div className="flex flex-wrap gap-2">
      <Button ref={yes} onClick={() => onAnswer(true)}>
        {words.microphoneYes}
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        {words.microphoneNo}
      </Button>
    </div>
  )
  return (
    <Notice tone="info" action={buttons}>
      {words.microphoneNotice}
    </Notice>
  )
}
