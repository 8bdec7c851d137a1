import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { SpeakerIcon } from '#client/ui/icons.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'

type ReadButtonProps = { onRead: () => void; hush: () => void; large: boolean }

/** Reads the card aloud. When the card goes, so does the voice. */
export function ReadButton({ onRead, hush, large }: ReadButtonProps) {
  const wasRead = useRef(false)
  useEffect(
    () => () => {
      if (wasRead.current) hush()
    },
    [hush],
  )
  const press = () => {
    wasRead.current = true
    onRead()
  }
  return (
    <Button variant="quiet" size={large ? 'child' : 'md'} className="px-4" aria-label={words.readAloud} onClick={press}>
      <SpeakerIcon className={large ? 'size-8' : 'size-6'} />
      <span className={classNames(!large && 'max-sm:hidden')}>{words.readAloud}</span>
    </Button>
  )
}
