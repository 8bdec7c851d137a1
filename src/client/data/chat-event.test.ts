import { describe, expect, it } from 'vitest'
import { readChatEvent } from './chat-event.ts'

const read = (type: string, value: unknown) => readChatEvent(type, JSON.stringify(value))
const done = { message_id: 'r', conversation_id: 'c', reply: 'Yes!', mood: 'happy' }

describe('an event of a reply', () => {
  it('of this release is taken as it is', () => {
    const whole = {
      ...done,
      help: 'crisis',
      marks: [],
      extras: null,
      expects: null,
      grown: [{ kind: 'leaf', id: 'e1' }],
      over: true,
      bye: true,
    }
    expect(read('done', whole)).toEqual({ type: 'done', ...whole })
    const sentence = { message_id: 'r', index: 2, text: '' }
    expect(read('sentence', sentence)).toEqual({ type: 'sentence', ...sentence })
    const problem = { error: 'No.', code: 'unavailable', request_id: 'q', retryable: true }
    expect(read('error', problem)).toEqual({ type: 'error', ...problem })
  })

  it('of an older server lacks nothing that the screen needs', () => {
    const gaps = { help: null, marks: [], extras: null, expects: null, grown: [], over: false }
    expect(read('done', done)).toEqual({ type: 'done', ...done, ...gaps })
  })

  it('of a newer server is taken as far as it is understood', () => {
    const newer = { ...done, mood: 'amazed', help: 'friend', marks: [7], expects: 'soon', over: 'yes' }
    expect(read('done', newer)).toMatchObject({ mood: 'calm', help: null, marks: [], expects: null, over: false })
    expect(read('picture', done)).toBeNull()
  })

  it.each([
    ['accepted', '{'],
    ['accepted', 'null'],
    ['accepted', '{"message_id":"m"}'],
    ['sentence', '{"message_id":"r","index":-1,"text":"x"}'],
    ['sentence', '{"message_id":"r","index":"0","text":"x"}'],
    ['sentence', '{"message_id":"r","index":0}'],
    ['sentence', '{"index":0,"text":"x"}'],
    ['done', '[]'],
    ['error', '{"error":7}'],
    ['__proto__', '{}'],
  ])('%s with %s is none', (type, json) => {
    expect(readChatEvent(type, json)).toBeNull()
  })
})
