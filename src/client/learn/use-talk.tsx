import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { configQuery } from '#client/data/account.ts'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { chooseListener } from './choose-listener.ts'
import type { LiveConversation } from './live-conversation.ts'
import type { Hear } from './service-listener.ts'
import { useOf } from './use-conversation.ts'
import { type Ear, useListener } from './use-listener.ts'

export type Talk = { ear: Ear; toggle: () => void; notice: ReactNode }

/**
 * Talking instead of typing: the words heard are added to what stands in the box. Only where a parent has allowed the
 * microphone for this child; until then nothing that could listen is even made.
 */
export function useTalk(conversation: LiveConversation, hear: Hear): Talk {
  const { data: config, isError } = useQuery(configQuery)
  const by = config?.hearing
  const make = useMemo(() => by && chooseListener(by, hear), [by, hear])
  const [told, setTold] = useState(false)
  const allowed = useOf(conversation, (state) => state.student?.microphone ?? false)
  const ended = useOf(conversation, (state) => state.ending !== null)
  const resting = useOf(conversation, (state) => state.replying || state.speaking) || ended
  const open = useCallback(() => {
    const typed = conversation.get().draft
    return (heard: string) =>
      conversation.write(typed === '' || /\s$/.test(typed) ? typed + heard : `${typed} ${heard}`)
  }, [conversation])
  const ear = useListener({ make, allowed, resting, open })
  const { stop } = ear
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
    else ear.start()
  }
  const notice = (
    <div role="status">
      {told && <Notice tone="info">{words.microphoneOff}</Notice>}
      {!told && fault && <Notice tone="warning">{words.microphoneFaults[fault]}</Notice>}
    </div>
  )
  return { ear, toggle, notice }
}
