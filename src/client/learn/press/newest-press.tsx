import { useEffect, useState } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { LatePicture } from '#client/tools/picture/late-picture.tsx'
import { offeredTo } from './offered-to.ts'
import type { OnPress } from './press-button.tsx'
import { ReplyPress } from './reply-press.tsx'

type NewestPressProps = { conversation: LiveConversation; large: boolean; onPress: OnPress; inLine?: boolean }

/** What there is to press under the newest reply. As soon as the child has said something, it is gone. */
export function NewestPress({ conversation, ...rest }: NewestPressProps) {
  const last = useStoreValue(conversation, ({ messages, ending }) => (ending ? undefined : messages.at(-1)))
  const ready = useStoreValue(
    conversation,
    ({ recording, replying, speaking, voicing }) => recording && !replying && !speaking && !voicing,
  )
  const student = useStoreValue(conversation, (state) => state.student)
  const press = offeredTo(student, last?.extras?.press ?? [])
  const stands = useStands(last?.extras?.picture != null || press.some(({ picture }) => picture))
  if (!last || press.length === 0 || !stands) return null
  return <ReplyPress key={last.id} press={press} ready={ready} {...rest} />
}

/** Whether all above stands in its place: nothing may move from under a finger when the drawings come. */
function useStands(hasPicture: boolean): boolean {
  const [settled, setSettled] = useState(LatePicture.isHere)
  const isWaiting = hasPicture && !settled
  useEffect(() => {
    if (isWaiting) void LatePicture.bring().then(() => setSettled(true))
  }, [isWaiting])
  return !isWaiting
}
