import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { type PassKeeper, readMessages, sendMessage } from '#client/data/learn.ts'
import type { ChatEvent, MessageView, Mood, SendMessage, StartedConversation } from '#shared/conversation.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { hear, merge, type ShownMessage, shown, spoken } from './conversation-events.ts'
import { newMessageId } from './message-id.ts'
import { sendTurn } from './send-turn.ts'
import { useTabs } from './use-tabs.ts'

type Needs = {
  pass: PassKeeper
  student: LearnerStudentView
  conversation: StartedConversation
  reopen: () => Promise<StartedConversation>
  onSentence: (sentence: string) => void
}

export type Conversation = {
  messages: ShownMessage[]
  /** A reply is on its way, here or in another tab. */
  replying: boolean
  mood: Mood
  /** Why the last message could not be sent. */
  failure: string | null
  /** Sends; gives back false and leaves the words to the caller when they could not be sent. */
  say: (text: string) => Promise<boolean>
}

/** How often a reply that was in the making at a reload, or in another tab, is looked for, and how long. */
const lookEvery = 1_000
const lookTimes = 20

const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms))

/** The messages of a conversation, and what a child does with it. */
export function useConversation({ pass, student, conversation, reopen, onSentence }: Needs): Conversation {
  const [messages, setMessages] = useState<ShownMessage[]>(() => conversation.messages.map(shown))
  const [replying, setReplying] = useState(false)
  const [mood, setMood] = useState<Mood>('calm')
  const [failure, setFailure] = useState<string | null>(null)
  const unsent = useRef<{ id: string; text: string } | null>(null)
  const sending = useRef(false)
  const current = useRef(conversation)

  const show = useCallback((fromServer: MessageView[]) => {
    setMessages((before) => merge(before, fromServer.map(shown), unsent.current?.id ?? null))
  }, [])
  const awaitReply = useAwaitReply({ pass, current, sending, show, setReplying })
  const tellTabs = useTabs(conversation.conversation_id, awaitReply)

  useEffect(() => {
    current.current = conversation
    show(conversation.messages)
    if (conversation.messages.at(-1)?.role === 'user') void awaitReply()
  }, [conversation, show, awaitReply])

  const onEvent = useCallback(
    (event: ChatEvent) => {
      setMessages((before) => hear(before, event))
      if (event.type === 'sentence') onSentence(event.text)
      if (event.type === 'done') setMood(event.mood)
      if (event.type === 'accepted') tellTabs()
    },
    [onSentence, tellTabs],
  )
  const send = useSend({ pass, student, current, reopen, onEvent })

  const say = useCallback(
    async (text: string) => {
      if (sending.current) return false
      sending.current = true
      const { id } = unsent.current?.text === text ? unsent.current : { id: newMessageId() }
      unsent.current = { id, text }
      setFailure(null)
      setReplying(true)
      setMessages((before) => [...before.filter((one) => one.client_message_id !== id), spoken(id, text)])
      const problem = await send(id, text)
      if (problem === null) unsent.current = null
      else setMessages((before) => before.filter((one) => one.client_message_id !== id))
      setFailure(problem)
      sending.current = false
      setReplying(false)
      tellTabs()
      return problem === null
    },
    [send, tellTabs],
  )
  return { messages, replying, mood, failure, say }
}

type Awaiting = {
  pass: PassKeeper
  current: RefObject<StartedConversation>
  sending: RefObject<boolean>
  show: (messages: MessageView[]) => void
  setReplying: (replying: boolean) => void
}

/** Looks for the reply to a message that stands last and was sent before a reload, or by another tab. */
function useAwaitReply({ pass, current, sending, show, setReplying }: Awaiting): () => Promise<void> {
  return useCallback(async () => {
    setReplying(true)
    for (let look = 0; look < lookTimes && !sending.current; look++) {
      const found = await readMessages(pass, current.current.conversation_id).catch(() => null)
      if (found) show(found)
      if (found?.at(-1)?.role !== 'user') break
      await pause(lookEvery)
    }
    if (!sending.current) setReplying(false)
  }, [pass, current, sending, show, setReplying])
}

type Sender = {
  pass: PassKeeper
  student: LearnerStudentView
  current: RefObject<StartedConversation>
  reopen: () => Promise<StartedConversation>
  onEvent: (event: ChatEvent) => void
}

/** Sends a message to the open conversation, or to a new one when the server says that it is over. Gives why it failed. */
function useSend({
  pass,
  student,
  current,
  reopen,
  onEvent,
}: Sender): (id: string, text: string) => Promise<string | null> {
  return useCallback(
    async (id, text) => {
      const parts = {
        send: (message: SendMessage, signal: AbortSignal) => sendMessage(pass, message, signal),
        pause,
        now: () => Date.now(),
      }
      const message = {
        message: text,
        student_id: student.id,
        tutor_id: student.tutor?.id ?? '',
        client_message_id: id,
      }
      const toCurrent = () => sendTurn(parts, { ...message, conversation_id: current.current.conversation_id }, onEvent)
      try {
        await toCurrent().catch(async (error: unknown) => {
          if (!(error instanceof ApiProblem) || error.problem.code !== 'conversation_ended') throw error
          current.current = await reopen()
          await toCurrent()
        })
        return null
      } catch (error) {
        return error instanceof ApiProblem ? error.message : 'Something went wrong.'
      }
    },
    [pass, student, current, reopen, onEvent],
  )
}
