import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { drawer, message, openScreen, refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { liveConversation } from './live-conversation.ts'

takeLongestPauses()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a reload', () => {
  it('goes on with the conversation and with what stood in the box', async () => {
    const storage = drawer()
    const first = await openScreen(scriptedWorld(storage))
    first.conversation.write('half a sent')
    first.conversation.hide()
    expect(first.asked.ended).toEqual(['c1'])
    const world = scriptedWorld(storage)
    world.messages = [message('assistant', 'Hello, Mia!'), message('user', 'hi'), message('assistant', 'Fine.')]
    const { asked, state, shown } = await openScreen(world)
    expect(asked.starts).toMatchObject([{ resume: 'c1' }])
    expect(state().draft).toBe('half a sent')
    expect(shown()).toHaveLength(3)
    expect(asked.spoken).toEqual([])
  })

  it('does not lose the conversation when its first try to start fails', async () => {
    const storage = drawer()
    ;(await openScreen(scriptedWorld(storage))).conversation.hide()
    const world = scriptedWorld(storage)
    world.startFails = [refusal('unavailable')]
    const { asked } = await openScreen(world)
    await wait(1_000)
    expect(asked.starts.map((opening) => opening.resume)).toEqual(['c1', 'c1'])
  })

  it('shows the reply that was in the making, by asking for it under the same id', async () => {
    const storage = drawer()
    const before = scriptedWorld(storage)
    before.replies = [[...replyOf('r1', 'One.').slice(0, 1), 'hang']]
    const first = await openScreen(before)
    first.say('hi')
    await wait(0)
    first.conversation.hide()

    const client_message_id = first.asked.sent[0]?.client_message_id ?? null
    const world = scriptedWorld(storage)
    world.messages = [message('assistant', 'Hello, Mia!'), message('user', 'hi', { client_message_id })]
    world.replies = [replyOf('r1', 'One.')]
    const { asked, shown, state } = await openScreen(world)
    expect(asked.sent).toMatchObject([{ message: 'hi', client_message_id }])
    expect(shown()).toEqual(['assistant: Hello, Mia!', 'user: hi', 'assistant: One.'])
    expect(state()).toMatchObject({ replying: false, draft: '' })
  })

  it('shows the rest of a reply of which a part was there, and speaks only that', async () => {
    const world = scriptedWorld()
    world.messages = [
      message('user', 'hi', { client_message_id: crypto.randomUUID() }),
      message('assistant', 'One.', { id: 'r1' }),
    ]
    world.replies = [replyOf('r1', 'One.', 'Two.')]
    const { shown, asked, state } = await openScreen(world)
    expect(shown()).toEqual(['user: hi', 'assistant: One. Two.'])
    expect(asked.spoken).toEqual(['Two.'])
    expect(asked.told).toEqual(['c1'])
    expect(state().replying).toBe(false)
  })

  it('does not trouble the other tabs when the last reply was whole', async () => {
    const world = scriptedWorld()
    const client_message_id = crypto.randomUUID()
    world.messages = [message('user', 'hi', { client_message_id }), message('assistant', 'One.', { id: 'r1' })]
    world.replies = [replyOf('r1', 'One.')]
    const { asked, shown } = await openScreen(world)
    expect(asked.sent).toMatchObject([{ client_message_id }])
    expect(asked.told).toEqual([])
    expect(shown()).toEqual(['user: hi', 'assistant: One.'])
  })

  it('leaves what was answered as it is when nobody can say whether it is whole', async () => {
    const world = scriptedWorld()
    world.messages = [
      message('user', 'hi', { client_message_id: crypto.randomUUID() }),
      message('assistant', 'One.', { id: 'r1' }),
    ]
    world.replies = [[refusal('tutor_timeout')]]
    const { shown, state } = await openScreen(world)
    expect(shown()).toEqual(['user: hi', 'assistant: One.'])
    expect(state()).toMatchObject({ failure: null, draft: '', replying: false })
  })

  it('gives the words back when the reply does not come', async () => {
    const world = scriptedWorld()
    world.messages = [message('assistant', 'Hello.'), message('user', 'hi', { client_message_id: crypto.randomUUID() })]
    world.replies = [['hang']]
    const { state, shown } = await openScreen(world)
    expect(state().replying).toBe(true)
    await wait(15_000)
    expect(state()).toMatchObject({ draft: 'hi', replying: false })
    expect(state().failure).toContain('too long')
    expect(shown()).toEqual(['assistant: Hello.'])
  })

  it('puts words that never reached the server into the box, under the id they had', async () => {
    const storage = drawer()
    const before = scriptedWorld(storage)
    before.replies = [['break']]
    const first = await openScreen(before)
    first.say('hi')
    await wait(0)
    first.conversation.hide()
    const { state, asked, conversation } = await openScreen(scriptedWorld(storage))
    expect(state().draft).toBe('hi')
    conversation.say()
    await wait(0)
    expect(asked.sent[0]?.client_message_id).toBe(first.asked.sent[0]?.client_message_id)
  })

  it('does not bring back words that the child had changed', async () => {
    const storage = drawer()
    const before = scriptedWorld(storage)
    before.replies = [[refusal('tutor_timeout')]]
    const first = await openScreen(before)
    first.say('hi')
    await wait(0)
    first.conversation.write('something else')
    first.conversation.hide()
    expect((await openScreen(scriptedWorld(storage))).state().draft).toBe('something else')
  })

  it('does not show words in the box that were answered in the meantime', async () => {
    const storage = drawer()
    const before = scriptedWorld(storage)
    before.replies = [['hang']]
    const first = await openScreen(before)
    first.say('hi')
    await wait(15_000)
    expect(first.state().draft).toBe('hi')
    first.conversation.hide()
    const client_message_id = first.asked.sent[0]?.client_message_id ?? null
    const world = scriptedWorld(storage)
    world.messages = [message('user', 'hi', { client_message_id }), message('assistant', 'Late.', { id: 'r1' })]
    world.replies = [replyOf('r1', 'Late.')]
    const { state, shown } = await openScreen(world)
    expect(state().draft).toBe('')
    expect(shown()).toEqual(['user: hi', 'assistant: Late.'])
  })
})

describe('two tabs of one conversation', () => {
  it('tells the others when the server has the message and when the reply is whole', async () => {
    const { say, asked } = await openScreen()
    say('hi')
    await wait(0)
    expect(asked.told).toEqual(['c1', 'c1'])
  })

  it('shows what the other says, and holds Send until its reply is there', async () => {
    const { world, conversation, shown, state, say, asked } = await openScreen()
    world.messages = [...world.messages, message('user', 'from there')]
    conversation.told('c1')
    await wait(0)
    expect(shown().at(-1)).toBe('user: from there')
    say('too early')
    expect(asked.sent).toEqual([])
    world.messages = [...world.messages, message('assistant', 'Answered there.')]
    await wait(600)
    expect(shown().at(-1)).toBe('assistant: Answered there.')
    expect(state().replying).toBe(false)
    expect(asked.spoken).toEqual(['Hello, Mia!'])
  })

  it('lets the child send at once when the other’s reply is there already', async () => {
    const { world, conversation, say, asked, shown } = await openScreen()
    world.messages = [...world.messages, message('user', 'there'), message('assistant', 'Answered.')]
    world.replies = [replyOf('r2', 'Mine.')]
    conversation.told('c1')
    say('mine')
    await wait(600)
    expect(asked.sent).toHaveLength(1)
    expect(shown().slice(1)).toEqual(['user: there', 'assistant: Answered.', 'user: mine', 'assistant: Mine.'])
  })

  it('does not mind the tabs of another conversation', async () => {
    const { world, conversation, shown } = await openScreen()
    world.messages = [...world.messages, message('user', 'from there')]
    conversation.told('c9')
    await wait(1_000)
    expect(shown()).toHaveLength(1)
  })

  it('does not wait for ever for a reply that never comes', async () => {
    const { world, conversation, state } = await openScreen()
    world.messages = [...world.messages, message('user', 'from there')]
    conversation.told('c1')
    await wait(21_000)
    expect(state().replying).toBe(false)
  })

  it('looks after its own reply when it was told meanwhile', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('reply_pending')], replyOf('r2', 'Mine.')]
    const { say, conversation, shown, asked } = await openScreen(world)
    say('mine')
    await wait(0)
    conversation.told('c1')
    const client_message_id = asked.sent[0]?.client_message_id ?? null
    world.messages = [
      message('assistant', 'Hello, Mia!'),
      message('user', 'theirs'),
      message('assistant', 'Theirs.'),
      message('user', 'mine', { client_message_id }),
      message('assistant', 'Mine.', { id: 'r2' }),
    ]
    await wait(600)
    expect(shown()).toEqual([
      'assistant: Hello, Mia!',
      'user: theirs',
      'assistant: Theirs.',
      'user: mine',
      'assistant: Mine.',
    ])
  })
})

describe('leaving', () => {
  it('ends the conversation once, is silent, and forgets the sitting', async () => {
    const storage = drawer()
    const { conversation, asked } = await openScreen(scriptedWorld(storage))
    const { silenced } = asked
    conversation.hide()
    conversation.close()
    expect(asked.ended).toEqual(['c1'])
    expect(asked.silenced).toBe(silenced + 1)
    const next = await openScreen(scriptedWorld(storage))
    expect(next.asked.starts[0]?.resume).toBeUndefined()
  })

  it('with words that did not arrive keeps the sitting, so that they are tried again where they were said', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('tutor_timeout')]]
    const { conversation, say } = await openScreen(world)
    say('56')
    await wait(0)
    conversation.close()
    expect([world.parts.kept.unsent()?.text, world.parts.kept.takeSitting()]).toEqual(['56', 'c1'])
  })

  it('ends a conversation that is started only after the screen was left', async () => {
    const world = scriptedWorld()
    const conversation = liveConversation(world.parts)
    conversation.open()
    conversation.close()
    await wait(60_000)
    expect(world.asked.ended.length).toBe(world.asked.starts.length)
  })

  it('does not try to start any more', async () => {
    const world = scriptedWorld()
    world.startFails = [refusal('unavailable')]
    const { conversation, asked } = await openScreen(world)
    conversation.close()
    await wait(120_000)
    expect(asked.starts).toHaveLength(1)
  })

  it('goes on when the browser brings the page back as it was', async () => {
    const { conversation, asked, state, shown } = await openScreen()
    conversation.hide()
    conversation.comeBack()
    await wait(0)
    expect(asked.starts[1]).toMatchObject({ resume: 'c1' })
    expect(state().recording).toBe(true)
    expect(shown()).toHaveLength(1)
    expect(asked.spoken).toEqual(['Hello, Mia!'])
  })
})
