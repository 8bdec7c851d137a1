import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { configQuery } from '#client/data/account.ts'
import { lateFile } from '#client/late/late-file.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { ConfigView } from '#shared/account.ts'
import { canListen } from './can-listen.ts'
import type { MakeListener } from './choose-listener.ts'
import { LateAskGrownUp, LateDidYouSay } from './late-notices.ts'
import type { SendWhenDone } from './send-when-done.ts'
import type { Hear } from './service-listener.ts'
import { useHum } from './use-hum.ts'
import { type Ear, useListener } from './use-listener.ts'
import { useTurns } from './use-turns.ts'

export type Talk = {
  ear: Ear
  toggle: () => void
  /** The Stop button: what was heard stays in the box, and is not sent by itself. While the tutor is at it, only the tutor stops. */
  pause: () => void
  /** What was heard and not sent is not meant any more: the child pressed an answer. */
  drop: () => void
  notice: ReactNode
}

/**
 * Talking instead of typing: the words heard are added to what stands in the box, and sent when the child has finished. Only where a parent has allowed the
 * microphone for this child; until then nothing that could listen is even made.
 */
export function useTalk(conversation: LiveConversation, hear: Hear, sendWhenDone: SendWhenDone): Talk {
  const { data: config, isError } = useQuery(configQuery)
  const by = config?.hearing
  const [told, setTold] = useState(false)
  const allowed = useStoreValue(conversation, (state) => state.student?.microphone ?? false)
  const studentId = useStoreValue(conversation, (state) => state.student?.id ?? '')
  const make = useMaker(by, hear, allowed)
  const ended = useStoreValue(conversation, (state) => state.ending !== null)
  const replying = useStoreValue(conversation, (state) => state.replying)
  const speaking = useStoreValue(conversation, (state) => state.speaking)
  // Also in the moment before it can be heard: a microphone that opens for that moment hears nobody out.
  const voicing = useStoreValue(conversation, (state) => state.voicing)
  const sound = useHum(replying)
  const { question, rested, open, yes, no, forget, isWaiting, typedBefore } = useTurns(
    conversation,
    sendWhenDone,
    sound.next,
  )
  const ear = useListener({ make, allowed, resting: replying || speaking || voicing || ended, open })
  const { stop, wanted } = ear
  useEffect(() => {
    if (!wanted || replying) forget()
  }, [wanted, replying, forget])
  useEffect(() => {
    if (ended || !allowed) stop()
  }, [ended, allowed, stop])
  useEffect(() => {
    if (allowed) setTold(false)
  }, [allowed])

  const fault = ear.fault ?? (isError && ear.wanted ? 'unreachable' : null)
  const toggle = () => {
    if (!allowed) setTold(!told)
    else if (ear.wanted) ear.stop()
    else {
      sound.ready()
      ear.start()
    }
  }
  const drop = () => {
    if (wanted && isWaiting()) conversation.write(typedBefore())
    forget()
  }
  const pause = () => {
    if (!replying && !speaking && isWaiting()) stop()
  }
  const notice = (
    <div role="status">
      {told && <LateAskGrownUp studentId={studentId} />}
      {!told && fault && <Notice tone="warning">{words.microphoneFaults[fault]}</Notice>}
      {!told && !fault && rested && !wanted && <Notice tone="info">{words.microphoneRests}</Notice>}
      {question && <LateDidYouSay options={question.options} onYes={yes} onNo={no} />}
    </div>
  )
  return { ear, toggle, pause, drop, notice }
}

const choosing = lateFile(() => import('./choose-listener.ts'))

/** Makes what listens. Its files come when a parent has allowed the microphone; until then it is undefined. */
function useMaker(by: ConfigView['hearing'] | undefined, hear: Hear, allowed: boolean): MakeListener | undefined {
  const [choose, setChoose] = useState(choosing.here)
  const isWanted = allowed && choose === null
  useEffect(() => {
    if (!isWanted) return
    let left = false
    choosing.load().then(
      (file) => left || setChoose(file),
      // Without a line it is tried again with the next lesson; until then the microphone waits.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [isWanted])
  return useMemo(() => {
    if (!by) return undefined
    return canListen(by) ? choose?.chooseListener(by, hear) : null
  }, [by, hear, choose])
}
