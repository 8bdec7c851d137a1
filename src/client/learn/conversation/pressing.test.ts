import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Picture } from '#shared/picture.ts'
import type { ReplyExtras } from '#shared/reply.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { message, openScreen, refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'

takeLongestPauses()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const tiles: ReplyExtras = {
  picture: null,
  press: ['3', '4'].map((label) => ({ label, says: label, kind: 'answer' })),
}
const fish: Picture = { kind: 'objects', groups: [{ thing: 'fish', count: 3 }], alt: 'A group of three fish.' }

/** A lesson in which the tutor has asked something with tiles. */
function asking() {
  const world = scriptedWorld()
  world.messages = [message('assistant', 'How many?', { extras: tiles })]
  return world
}
const bring = (id: string, extras: ReplyExtras, ...sentences: string[]) =>
  replyOf(id, ...sentences).map((event) => (event.type === 'done' ? { ...event, extras } : event))

describe('a press', () => {
  it('is said, and what was typed stays in the box', async () => {
    const { conversation, shown, asked, state } = await openScreen(asking())
    conversation.write('I thi')
    conversation.press('3')
    await wait()
    expect(asked.sent.map((one) => one.message)).toEqual(['3'])
    expect(shown()).toEqual(['assistant: How many?', 'user: 3', 'assistant: Well done.'])
    expect(state().draft).toBe('I thi')
  })

  it('does nothing while a message is on its way', async () => {
    const world = asking()
    world.replies = [['hang']]
    const { conversation, asked } = await openScreen(world)
    conversation.press('3')
    conversation.press('4')
    await wait()
    expect(asked.sent.map((one) => one.message)).toEqual(['3'])
  })

  it('goes on with the same reply when the line breaks', async () => {
    const world = asking()
    const [accepted, ...rest] = replyOf('r1', 'Well done.')
    world.replies = [accepted ? [accepted, 'break'] : [], rest]
    const { conversation, asked, shown } = await openScreen(world)
    conversation.press('3')
    await wait(10_000)
    expect(new Set(asked.sent.map((one) => one.client_message_id)).size).toBe(1)
    expect(asked.sent).toHaveLength(2)
    expect(shown().slice(-2)).toEqual(['user: 3', 'assistant: Well done.'])
  })

  it('that failed is back in the box as typed words are, and pressed again is the same message', async () => {
    const world = asking()
    world.replies = [[refusal('tutor_timeout')], replyOf('r1', 'Yes.')]
    const { conversation, asked, shown, state } = await openScreen(world)
    conversation.press('3')
    await wait()
    expect(shown()).toEqual(['assistant: How many?'])
    expect(state()).toMatchObject({ draft: '3', failure: 'It is tutor_timeout.' })
    conversation.press('3')
    await wait()
    expect(asked.sent[0]?.client_message_id).toBe(asked.sent[1]?.client_message_id)
    expect(state()).toMatchObject({ draft: '', failure: null })
    expect(shown().slice(-2)).toEqual(['user: 3', 'assistant: Yes.'])
  })

  it('that failed is not meant any more when another one is pressed', async () => {
    const world = asking()
    world.replies = [[refusal('tutor_timeout')], replyOf('r1', 'Yes.')]
    const { conversation, asked, state } = await openScreen(world)
    conversation.write('owls')
    conversation.press('3')
    await wait()
    expect(state().draft).toBe('3\nowls')
    conversation.press('4')
    await wait()
    expect(asked.sent.map((one) => one.message)).toEqual(['3', '4'])
    expect(asked.sent[0]?.client_message_id).not.toBe(asked.sent[1]?.client_message_id)
    expect(state().draft).toBe('owls')
  })

  it('leaves typed words that failed in the box, and those are still the same message', async () => {
    const world = asking()
    world.replies = [[refusal('tutor_timeout')], replyOf('r1', 'Yes.'), replyOf('r2', 'Owls!')]
    const { conversation, say, asked, state } = await openScreen(world)
    say('I like owls')
    await wait()
    conversation.press('3')
    await wait()
    expect(state().draft).toBe('I like owls')
    conversation.say()
    await wait()
    const [owls, three, again] = asked.sent
    expect([owls?.message, three?.message, again?.message]).toEqual(['I like owls', '3', 'I like owls'])
    expect(again?.client_message_id).toBe(owls?.client_message_id)
    expect(three?.client_message_id).not.toBe(owls?.client_message_id)
  })
})

describe('a picture', () => {
  it('is read aloud in its words, behind the sentences it belongs to', async () => {
    const world = asking()
    world.replies = [bring('r1', { picture: fish, press: [] }, 'Look.', 'How many?')]
    const { conversation, asked } = await openScreen(world)
    conversation.press('3')
    await wait()
    expect(asked.spoken.slice(1)).toEqual(['Look.', 'How many?', fish.alt])
  })

  it('of a greeting is read aloud too', async () => {
    const world = scriptedWorld()
    world.messages = [message('assistant', 'Look, Mia!', { extras: { picture: fish, press: [] } })]
    expect((await openScreen(world)).asked.spoken).toEqual(['Look, Mia!', fish.alt])
  })

  it('that stands there already is not read again when its reply is played again', async () => {
    const world = scriptedWorld()
    world.messages = [
      message('user', 'three', { client_message_id: 'c' }),
      message('assistant', 'Look.', { id: 'r1', extras: { picture: fish, press: [] } }),
    ]
    world.replies = [bring('r1', { picture: fish, press: [] }, 'Look.')]
    const { asked, shown } = await openScreen(world)
    await wait()
    expect(asked.sent).toHaveLength(1)
    expect(asked.spoken).toEqual([])
    expect(shown()).toEqual(['user: three', 'assistant: Look.'])
  })
})
