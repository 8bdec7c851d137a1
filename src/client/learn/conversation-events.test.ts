import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { hear, merge, type ShownMessage, spoken } from './conversation-events.ts'

const sentence = (index: number, text: string): ChatEvent => ({ type: 'sentence', message_id: 'r', index, text })
const fromServer = (id: string, role: 'user' | 'assistant', client: string | null = null): ShownMessage => ({
  id,
  role,
  sentences: [id],
  client_message_id: client,
})

describe('what a child sees while the tutor speaks', () => {
  it('grows sentence by sentence, and the same event twice changes nothing', () => {
    const events = [
      sentence(0, 'One.'),
      sentence(0, 'One.'),
      sentence(1, 'Two.'),
      sentence(0, 'One.'),
      sentence(1, 'Two.'),
    ]
    const messages = events.reduce(hear, [spoken('mine', 'hello')])
    expect(messages.map((message) => message.sentences)).toEqual([['hello'], ['One.', 'Two.']])
  })

  it('stays as it is for events that say nothing', () => {
    const before = [spoken('mine', 'hello')]
    expect(hear(before, { type: 'accepted', conversation_id: 'c', message_id: 'm' })).toBe(before)
  })

  it('becomes what the server has, with the words that are still on their way behind it', () => {
    const before = [fromServer('a', 'assistant'), spoken('mine', 'hello')]
    const server = [fromServer('a', 'assistant'), fromServer('b', 'user', 'other')]
    expect(merge(before, server, 'mine').map((message) => message.id)).toEqual(['a', 'b', 'mine'])
    const arrived = [...server, fromServer('c', 'user', 'mine')]
    expect(merge(before, arrived, 'mine').map((message) => message.id)).toEqual(['a', 'b', 'c'])
    expect(merge(before, server, null).map((message) => message.id)).toEqual(['a', 'b'])
  })
})
