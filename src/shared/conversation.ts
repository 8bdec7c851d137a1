import { z } from '@hono/zod-openapi'
import { type HelpKind, helpKind, toldKind } from './alarm.ts'
import { cardId, cardTools } from './card.ts'
import type { TutorMark } from './drawing.ts'
import type { Grown } from './growth.ts'
import { limits } from './limits.ts'
import type { Problem } from './problem.ts'
import { type ReplyExtras, replyExtras } from './reply.ts'
import { id, instant, typedText } from './text.ts'

/** What a child hears and sees of the tutor while a reply is shown. */
export const moods = ['calm', 'happy', 'thinking'] as const
export type Mood = (typeof moods)[number]

const flaggedKinds = toldKind.exclude(['home_harm']).options

export const messageView = z
  .object({
    id,
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    /** The reply in the sentences in which it was checked and is spoken; one sentence for a child's message. */
    sentences: z.array(z.string()),
    created_at: instant,
    client_message_id: z.string().nullable(),
    /** On a tutor's reply: the picture beside it, and what there is to press. */
    extras: replyExtras.nullable(),
    /** On a tutor's reply: the help card that stays on the child's screen until somebody puts it away. */
    help: helpKind.nullable(),
    /** On a child's message, for the parent: why the tutor answered with fixed words. Never for a hurt that was told. */
    flag: z.enum([...flaggedKinds, 'rude', 'injection', 'personal_data']).nullable(),
  })
  .openapi('Message')
export type MessageView = z.infer<typeof messageView>

export const conversationListItem = z.object({ id, started_at: instant }).openapi('ConversationListItem')
export type ConversationListItem = z.infer<typeof conversationListItem>

export const startConversation = z
  .strictObject({
    student_id: id,
    tutor_id: id,
    /** After a reload of the page: the conversation that the same tab had open less than two minutes ago. */
    resume: id.optional(),
    /** A parent wants another lesson at once, after one that has taken its time. */
    anew: z.boolean().optional(),
  })
  .openapi('StartConversation')

export const startedConversation = z
  .object({
    conversation_id: id,
    /** Ends this conversation without a pass, for the browser's beacon. */
    end_token: z.string(),
    /** The family's country ('US'), for the help card; null when it is not known. */
    country: z.string().nullable(),
    /** The lesson has taken its time, and the tutor has said goodbye: this is its end, for a while. */
    over: z.boolean(),
    /** What was said so far; a new conversation opens with the tutor's greeting. */
    messages: z.array(messageView),
  })
  .openapi('StartedConversation')
export type StartedConversation = z.infer<typeof startedConversation>

export const endConversation = z
  .strictObject({ conversation_id: id, end_token: z.string().max(100).optional() })
  .openapi('EndConversation')

const coordinate = z.number().min(-2_000).max(4_000)

export const onScreen = z
  .discriminatedUnion('tool', [
    z.strictObject({
      tool: z.enum(cardTools),
      card_id: cardId,
      tried: z.string().max(200).optional(),
      hint_level: z.int().min(0).max(4).optional(),
    }),
    /** The blackboard, and where the child's work stands on it: left, top, width, height. The tutor draws beside it. */
    z.strictObject({
      tool: z.literal('blackboard'),
      boxes: z.array(z.tuple([coordinate, coordinate, coordinate, coordinate])).max(120),
    }),
  ])
  .openapi('OnScreen')
export type OnScreen = z.infer<typeof onScreen>

export const sendMessage = z
  .strictObject({
    message: typedText(limits.message),
    student_id: id,
    tutor_id: id,
    conversation_id: id,
    /** Made by the sender, the same for every retry of one message: a retry can never send twice. */
    client_message_id: id.optional(),
    /** The card that the child looks at in a tool, and what it answered there. */
    screen: onScreen.optional(),
  })
  .openapi('SendMessage')
export type SendMessage = z.input<typeof sendMessage>

/** The answer of `/api/chat` for `Accept: application/json`. */
export const chatReply = z.object({ reply: z.string(), conversation_id: id }).openapi('ChatReply')

/** What kind of answer is waited for: what a recogniser listens for. */
export type Expected =
  | { kind: 'number' | 'fraction' | 'time' | 'letter' | 'word' }
  | { kind: 'choice'; choices: readonly string[] }

/** The answer of `/api/chat` for `Accept: text/event-stream`: the event's name is `type`, its data the rest as JSON. */
export type ChatEvent =
  | { type: 'accepted'; conversation_id: string; message_id: string }
  | { type: 'sentence'; message_id: string; index: number; text: string }
  | {
      type: 'done'
      message_id: string
      conversation_id: string
      reply: string
      mood: Mood
      help: HelpKind | null
      /** What the tutor drew on the blackboard with it. */
      marks: TutorMark[]
      /** The picture beside it, and what there is to press. */
      extras: ReplyExtras | null
      /** What the open exercise waits for; null when nothing is asked, or it is not known. */
      expects: Expected | null
      /** What grew on the child's plant by the message that it answers. */
      grown: Grown[]
      /** The lesson has taken its time, and the tutor has said goodbye. */
      over: boolean
      /** Both have said goodbye; the child may still go on. */
      bye?: boolean
    }
  | ({ type: 'error' } & Problem)

export const speakBody = z
  .strictObject({
    text: z.string(),
    /** The text is that of this card, not of a message. */
    card_id: cardId.optional(),
    /** The text is that of this clip. */
    clip: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
  })
  .openapi('Speak')
