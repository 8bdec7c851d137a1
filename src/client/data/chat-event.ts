import type { HelpKind } from '#shared/alarm.ts'
import type { ChatEvent, Expected, Mood } from '#shared/conversation.ts'
import type { TutorMark } from '#shared/drawing.ts'
import { grownIn } from './grown-in.ts'
import { readReplyExtras } from './reply-extras.ts'

const moods: Record<Mood, true> = { calm: true, happy: true, thinking: true }
const helpKinds: Record<HelpKind, true> = { crisis: true, abuse: true, talk: true, danger: true, substance: true }

/**
 * An event of a streamed reply; null when it is none that this page understands. Page and server may be of two releases:
 * what is new is passed over, what is missing is what it was before there was such a thing.
 */
export function readChatEvent(type: string | undefined, json: string): ChatEvent | null {
  const value = parsed(json)
  if (!isObject(value)) return null
  const text = (name: string) => textIn(value, name)
  const get = (name: string): unknown => Reflect.get(value, name)
  const [message_id, conversation_id] = [text('message_id'), text('conversation_id')]
  if (type === 'accepted' && message_id && conversation_id) return { type, message_id, conversation_id }
  if (type === 'sentence' && message_id) {
    const [index, said] = [get('index'), text('text')]
    return said !== null && isCount(index) ? { type, message_id, index, text: said } : null
  }
  if (type === 'done' && message_id) {
    const [mood, help, marks, expects] = [get('mood'), get('help'), get('marks'), get('expects')]
    return {
      type,
      message_id,
      conversation_id: conversation_id ?? '',
      reply: text('reply') ?? '',
      mood: isKey(moods, mood) ? mood : 'calm',
      help: isKey(helpKinds, help) ? help : null,
      marks: isMarks(marks) ? marks : [],
      extras: readReplyExtras(get('extras')),
      expects: isExpected(expects) ? expects : null,
      grown: grownIn(value),
      over: get('over') === true,
      ...(get('bye') === true && { bye: true }),
    }
  }
  if (type !== 'error' || !isProblem(value)) return null
  return { ...value, type }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

type ErrorEvent = Omit<Extract<ChatEvent, { type: 'error' }>, 'type'>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const textIn = (value: object, name: string): string | null => {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : null
}
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isKey = <K extends string>(keys: Record<K, true>, value: unknown): value is K =>
  typeof value === 'string' && Object.hasOwn(keys, value)
const isMarks = (value: unknown): value is TutorMark[] =>
  Array.isArray(value) && value.every((mark) => isObject(mark) && textIn(mark, 'kind') !== null)
const isExpected = (value: unknown): value is Expected => {
  const kind = isObject(value) ? textIn(value, 'kind') : null
  return kind === 'choice' ? isObject(value) && Array.isArray(Reflect.get(value, 'choices')) : kind !== null
}
const isProblem = (value: object): value is ErrorEvent =>
  textIn(value, 'error') !== null && textIn(value, 'code') !== null
