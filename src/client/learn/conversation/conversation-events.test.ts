import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { message, replyOf } from '#tests/support/scripted-conversation.ts'
import { hear, merge, type ShownMessage, shown, spoken, without } from './conversation-events.ts'

const sentence = (index: number, text: string, id = 'r1'): ChatEvent => ({
  type: 'sentence',
  message_id: id,
  index,
  text,
})
const said = (id: string, ...sentences: string[]): ShownMessage => ({
  id,
  role: 'assistant',
  sentences,
  client_message_id: null,
  extras: null,
  help: null,
})
const asked = (id: string, client: string): ShownMessage => ({
  id,
  role: 'user',
  sentences: [id],
  client_message_id: client,
  extras: null,
  help: null,
})

describe('hearing a reply', () => {
  it('opens a message with the first sentence and adds the others', () => {
    const heard = [sentence(0, 'One.'), sentence(1, 'Two.')].reduce(hear, [spoken('c', 'hi')])
    expect(heard.map(({ role, sentences }) => [role, sentences])).toEqual([
      ['user', ['hi']],
      ['assistant', ['One.', 'Two.']],
    ])
  })

  it('leaves the list as it is for what shows nothing', () => {
    const messages = [spoken('c', 'hi')]
    expect(hear(messages, { type: 'accepted', conversation_id: 'x', message_id: 'y' })).toBe(messages)
    expect(
      hear(messages, {
        type: 'done',
        conversation_id: 'x',
        message_id: 'y',
        reply: '',
        mood: 'calm',
        help: null,
        marks: [],
        extras: null,
        expects: null,
        grown: [],
        over: false,
      }),
    ).toBe(messages)
  })

  it('learns with the end of a reply which help belongs to it', () => {
    const done: ChatEvent = {
      type: 'done',
      help: 'crisis',
      conversation_id: 'x',
      message_id: 'r1',
      reply: 'One.',
      mood: 'calm',
      marks: [],
      extras: null,
      expects: null,
      grown: [],
      over: false,
    }
    const [asked, reply] = [sentence(0, 'One.'), done].reduce(hear, [spoken('c', 'hi')])
    expect([asked?.help, reply?.help]).toEqual([null, 'crisis'])
  })

  it('learns with the end of a reply what it brought, once: what stands is not drawn again', () => {
    const extras = { picture: null, press: [{ label: '3', says: '3', kind: 'answer' as const }] }
    const [done] = replyOf('r1', 'One.').filter((event) => event.type === 'done')
    const whole = [sentence(0, 'One.'), { ...done, extras } as ChatEvent].reduce(hear, [])
    expect(whole[0]?.extras).toBe(extras)
    expect(hear(whole, { ...done, extras: structuredClone(extras) } as ChatEvent)).toBe(whole)
    const fromServer = [shown(message('assistant', 'One.', { id: 'r1', extras: structuredClone(extras) }))]
    expect(merge(whole, fromServer, null)[0]).toBe(whole[0])
    expect(merge([said('r1', 'One.')], fromServer, null)[0]?.extras).toEqual(extras)
  })

  it('shows the same, however often the reply breaks off and is played again from its beginning', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 8 }), fc.array(fc.nat(8)), (sentences, breaks) => {
        const whole = sentences.map((text, index) => sentence(index, text))
        const broken = breaks.flatMap((after) => whole.slice(0, after))
        expect([...broken, ...whole].reduce(hear, [])).toEqual(whole.reduce(hear, []))
      }),
    )
  })
})

describe('taking what the server has', () => {
  it('knows a message again by the id under which it was sent', () => {
    expect(merge([said('g', 'Hello.'), spoken('c1', 'hi')], [said('g', 'Hello.'), asked('m1', 'c1')], null)).toEqual([
      said('g', 'Hello.'),
      asked('m1', 'c1'),
    ])
  })

  it('puts what another tab said before the words that are on their way', () => {
    const merged = merge([said('g', 'Hello.'), spoken('c1', 'hi')], [said('g', 'Hello.'), asked('m9', 'other')], 'c1')
    expect(merged.map((one) => one.sentences[0])).toEqual(['Hello.', 'm9', 'hi'])
  })

  it('keeps a reply that was heard while an older answer was on its way', () => {
    const heard = [said('g', 'Hello.'), asked('m1', 'c1'), said('r1', 'One.', 'Two.')]
    expect(merge(heard, [said('g', 'Hello.'), asked('m1', 'c1')], null)).toEqual(heard)
    expect(merge(heard, [said('g', 'Hello.'), asked('m1', 'c1'), said('r1', 'One.')], null)).toEqual(heard)
  })

  it('keeps the help of a reply, whoever told it first', () => {
    const [reply, helped] = [said('r1', 'One.', 'Two.'), { ...said('r1', 'One.', 'Two.'), help: 'crisis' } as const]
    expect(merge([reply], [helped], null)).toEqual([helped])
    expect(merge([helped], [reply], null)).toEqual([helped])
    expect(merge([reply], [{ ...said('r1', 'One.'), help: 'crisis' }], null)).toEqual([helped])
  })

  it('shows a new conversation behind the one before it, and the words on their way last', () => {
    const merged = merge([said('g1', 'Hello.'), spoken('c1', 'hi')], [said('g2', 'Hello again.')], 'c1')
    expect(merged.map((one) => one.sentences[0])).toEqual(['Hello.', 'Hello again.', 'hi'])
  })

  it('loses nothing and doubles nothing, and a second time changes nothing', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
    fc.assert(
      fc.property(ids, ids, (ours, theirs) => {
        const mine = ours.map((n) => said(`m${n}`, 'x'))
        const server = theirs.map((n) => said(`m${n}`, 'x', 'y'))
        const merged = merge(mine, server, null)
        expect(new Set(merged.map((one) => one.id))).toEqual(new Set([...mine, ...server].map((one) => one.id)))
        expect(merged.length).toBe(new Set(merged.map((one) => one.id)).size)
        expect(merged.filter((one) => server.some(({ id }) => id === one.id)).map((one) => one.id)).toEqual(
          server.map((one) => one.id),
        )
        expect(merge(merged, server, null)).toEqual(merged)
      }),
    )
  })
})

it('takes a message that failed away, with what was heard of its reply', () => {
  expect(without([said('g', 'Hello.'), spoken('c1', 'hi'), said('r1', 'One.')], 'c1', 'r1')).toEqual([
    said('g', 'Hello.'),
  ])
})
