import { describe, expect, it } from 'vitest'
import type { MessageView } from '#shared/conversation.ts'
import { type Moment, momentsOf, stayOf } from './session-moments.ts'

const minute = (at: number) => new Date(Date.UTC(2026, 10, 20, 16, at)).toISOString()
const said = (id: string, at: number, content = 'hi'): MessageView => ({
  ...{ id, role: 'user', content, sentences: [content], created_at: minute(at) },
  ...{ client_message_id: null, extras: null, help: null, flag: null },
})
const drawing = {
  ...{ id: 'd1', conversation_id: null, version: 1, kept: false, marks: [] },
  ...{ scene: { mat: 'plain' as const, elements: [] }, created_at: minute(0), updated_at: minute(2) },
}
const spoken = (content: string): Moment => ({ kind: 'said', id: 'm', at: minute(0), message: said('m', 0, content) })

describe('a session that is watched again', () => {
  it('goes in its order, a drawing where the child last drew on it', () => {
    const messages = [said('m1', 1), said('m2', 1), said('m3', 3)]
    const moments = momentsOf({ messages, drawings: [drawing], photos: [] })
    expect(moments.map(({ id }) => id)).toEqual(['m1', 'm2', 'd1', 'm3'])
  })

  it('leaves more time for more words, never none and never a dull while, and less at a quicker pace', () => {
    const [short, long, endless] = ['no', 'ten words '.repeat(6), 'word '.repeat(400)].map((text) => spoken(text))
    if (!short || !long || !endless) throw new Error('no moments')
    expect(stayOf(short, 'usual')).toBeGreaterThan(1_000)
    expect(stayOf(long, 'usual')).toBeGreaterThan(stayOf(short, 'usual'))
    expect(stayOf(endless, 'usual')).toBeLessThan(10_000)
    expect(stayOf(long, 'quick')).toBeLessThan(stayOf(long, 'usual'))
    expect(stayOf(long, 'slow')).toBeGreaterThan(stayOf(long, 'usual'))
  })
})
