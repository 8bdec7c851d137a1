import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { LiveConversation } from './live-conversation.ts'
import { MicrophoneQuestion } from './microphone-question.tsx'
import { useOf } from './use-conversation.ts'
import { type Ear, useListener } from './use-listener.ts'

const agreedKey = 'trellis.microphone-agreed'

const hasAgreed = () => {
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

/** Talking instead of typing: the words heard are added to what stands in the box. Asks once on every device. */
export function useTalk(conversation: LiveConversation): Talk {
  const [asking, setAsking] = useState(false)
  const ended = useOf(conversation, (state) => state.ending !== null)
  const resting = useOf(conversation, (state) => state.replying || state.speaking) || ended
  const open = useCallback(() => {
    const typed = conversation.get().draft
    return (heard: string) =>
      conversation.write(typed === '' || /\s$/.test(typed) ? typed + heard : `${typed} ${heard}`)
  }, [conversation])
  const ear = useListener(resting, open)
  const { stop } = ear
  useEffect(() => {
    if (ended) stop()
  }, [ended, stop])

  const toggle = () => {
    if (ear.wanted) ear.stop()
    else if (hasAgreed()) ear.start()
    else setAsking(!asking)
  }
  const answer = (yes: boolean) => {
    setAsking(false)
    if (!yes) return
    agree()
    ear.start()
  }
  const fault = ear.fault && <Notice tone="warning">{words.microphoneFaults[ear.fault]}</Notice>
  return { ear, toggle, notice: asking ? <MicrophoneQuestion onAnswer={answer} /> : fault }
}
