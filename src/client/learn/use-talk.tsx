import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { type Ear, useListener } from './use-listener.ts'

const agreedKey = 'trellis.speech-agreed'

const agreed = () => {
  try {
    return localStorage.getItem(agreedKey) === 'yes'
  } catch {
    // Without storage the question is asked on every visit.
    return false
  }
}

const agree = () => {
  try {
    localStorage.setItem(agreedKey, 'yes')
  } catch {
    // As above.
  }
}

export type Talk = { ear: Ear; toggle: () => void; notice: ReactNode }

/** Talking instead of typing: the words heard are added to what stands in the box. Asks once per device. */
export function useTalk(tutorSpeaks: boolean, text: string, onText: (text: string) => void): Talk {
  const [asking, setAsking] = useState(false)
  const typed = useRef('')
  const heard = useCallback((words: string) => onText([typed.current, words].filter(Boolean).join(' ')), [onText])
  const ear = useListener(tutorSpeaks, heard)

  const listen = () => {
    typed.current = text.trim()
    setAsking(false)
    ear.start()
  }
  const toggle = () => {
    if (ear.listening) ear.stop()
    else if (agreed()) listen()
    else setAsking(true)
  }
  const fault = ear.fault && (ear.fault === 'blocked' ? words.microphoneBlocked : words.microphoneOffline)
  const question = (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              agree()
              listen()
            }}
          >
            {words.speechYes}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {words.speechNo}
          </Button>
        </div>
      }
    >
      {words.speechNotice}
    </Notice>
  )
  return { ear, toggle, notice: asking ? question : fault ? <Notice tone="warning">{fault}</Notice> : null }
}
