import { ApiProblem } from '#client/api.ts'
import type { ConversationParts } from '#client/learn/conversation/conversation-state.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { keptFor } from '#client/outbox/kept.ts'
import type { ReportAnswer, ReportSomething } from '#shared/alarm.ts'
import { usualControls } from '#shared/controls-rules.ts'
import type { ChatEvent, MessageView, SendMessage } from '#shared/conversation.ts'
import type { Grown } from '#shared/growth.ts'
import type { ProblemCode } from '#shared/problem.ts'
import type { LearnerStudentView } from '#shared/student.ts'

export const refusal = (code: ProblemCode, error = `It is ${code}.`, fields?: Record<string, string>) =>
  new ApiProblem({ code, error, request_id: 'r', retryable: true, ...(fields && { fields }) })

export const mia: LearnerStudentView = {
  id: '019f0000-0000-7000-8000-0000000000a1',
  nickname: 'Mia',
  grade_level: 3,
  microphone: false,
  controls: usualControls,
  tutor: {
    id: '019f0000-0000-7000-8000-0000000000b1',
    name: 'Pip',
    description: 'A fox.',
    avatar_url: '/portraits/pip.svg',
    access_level: 'public',
    minimum_grade_level: -1,
    subjects: ['math'],
  },
}

export const message = (role: MessageView['role'], text: string, more: Partial<MessageView> = {}): MessageView => ({
  id: `id of ${text}`,
  role,
  content: text,
  sentences: [text],
  created_at: '2026-11-21T10:00:00.000Z',
  client_message_id: null,
  extras: null,
  help: null,
  flag: null,
  ...more,
})

/** A drawer like the browser's, that two screens can share one after the other. */
export function drawer() {
  const things = new Map<string, string>()
  return {
    getItem: (name: string) => things.get(name) ?? null,
    setItem: (name: string, value: string) => void things.set(name, value),
    removeItem: (name: string) => void things.delete(name),
  }
}

type Step = ChatEvent | 'break' | 'hang' | ApiProblem

/** What the server is going to do. */
type Script = {
  student: LearnerStudentView
  enterFails: unknown[]
  startFails: unknown[]
  reportFails: unknown[]
  reportAnswer: ReportAnswer
  conversationId: string
  country: string | null
  over: boolean
  /** The parent has just pressed Start Learning. */
  wish: boolean
  messages: MessageView[]
  /** One list of steps for every call of chat; the last one serves all further calls. */
  replies: Step[][]
}

/** The world around one conversation on a screen: a server that does as it is told, and what it was asked. */
export function scriptedWorld(storage = drawer()) {
  const asked = {
    starts: [] as Parameters<ConversationParts['start']>[0][],
    sent: [] as SendMessage[],
    ended: [] as string[],
    reported: [] as ReportSomething[],
    spoken: [] as string[],
    silenced: 0,
    told: [] as string[],
    grown: [] as Grown[],
  }
  const script: Script = {
    student: mia,
    enterFails: [],
    startFails: [],
    reportFails: [],
    reportAnswer: { sentences: ['Thank you for telling me.'], help: null },
    conversationId: 'c1',
    country: 'US',
    over: false,
    wish: false,
    messages: [message('assistant', 'Hello, Mia!')],
    replies: [replyOf('r1', 'Well done.')],
  }
  const parts: ConversationParts = {
    enter: async () => {
      const fault = script.enterFails.shift()
      if (fault) throw fault
      return script.student
    },
    start: async (opening) => {
      asked.starts.push(opening)
      const fault = script.startFails.shift()
      if (fault) throw fault
      return {
        conversation_id: script.conversationId,
        end_token: 't',
        country: script.country,
        over: script.over,
        messages: script.messages,
      }
    },
    read: async () => script.messages,
    send: (sent, signal) => {
      asked.sent.push(sent)
      const steps = script.replies.length > 1 ? script.replies.shift() : script.replies[0]
      return play(steps ?? [], signal)
    },
    report: async (something) => {
      asked.reported.push(something)
      const fault = script.reportFails.shift()
      if (fault) throw fault
      return script.reportAnswer
    },
    end: ({ conversation_id }) => void asked.ended.push(conversation_id),
    kept: keptFor(mia.id, () => storage),
    takeWish: () => {
      const { wish } = script
      script.wish = false
      return wish
    },
    voice: {
      say: (sentence) => void asked.spoken.push(sentence),
      stop: () => {
        asked.silenced++
      },
    },
    onGrown: (grown) => void asked.grown.push(...grown),
    tellTabs: (conversationId) => void asked.told.push(conversationId),
  }
  return Object.assign(script, { asked, parts })
}

/** A screen on which the conversation has been opened, and what a child sees and does there. */
export async function openScreen(world = scriptedWorld()) {
  const conversation = liveConversation(world.parts)
  conversation.open()
  // The scripted server answers at once: nothing here waits for a clock.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  const shown = () => conversation.get().messages.map(({ role, sentences }) => `${role}: ${sentences.join(' ')}`)
  const say = (text: string) => {
    conversation.write(text)
    conversation.say()
  }
  return { world, asked: world.asked, conversation, shown, say, state: conversation.get }
}

/** The events of a whole reply. */
export const replyOf = (id: string, ...sentences: string[]): ChatEvent[] => [
  { type: 'accepted', conversation_id: 'c1', message_id: `asked for ${id}` },
  ...sentences.map((text, index) => ({ type: 'sentence', message_id: id, index, text }) as const),
  {
    type: 'done',
    message_id: id,
    conversation_id: 'c1',
    reply: sentences.join(' '),
    mood: 'happy',
    help: null,
    marks: [],
    extras: null,
    expects: null,
    grown: [],
    over: false,
  },
]

async function* play(steps: Step[], signal: AbortSignal): AsyncGenerator<ChatEvent> {
  for (const step of steps) {
    if (step instanceof ApiProblem) throw step
    if (step === 'break') throw new TypeError('network error')
    if (step === 'hang') {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    } else {
      yield step
    }
  }
}
