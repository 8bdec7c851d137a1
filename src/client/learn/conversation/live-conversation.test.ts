import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { message, mia, openScreen, refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { liveConversation } from './live-conversation.ts'

takeLongestPauses()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('opening', () => {
  it('is prepared until a conversation is started, then shows and speaks the greeting', async () => {
    const { world } = { world: scriptedWorld() }
    expect(liveConversation(world.parts).get().stage).toBe('preparing')
    const { state, shown, asked } = await openScreen(world)
    expect(state()).toMatchObject({ stage: 'open', recording: true, student: mia, trouble: null })
    expect(shown()).toEqual(['assistant: Hello, Mia!'])
    expect(asked.spoken).toEqual(['Hello, Mia!'])
    expect(asked.starts).toEqual([{ student_id: mia.id, tutor_id: mia.tutor?.id }])
  })

  it('tries again after 1, 2, 4 … 30 s while it fails, and says why', async () => {
    const world = scriptedWorld()
    world.startFails = Array.from({ length: 8 }, () => refusal('unavailable', 'Trellis is resting.'))
    const { state, asked } = await openScreen(world)
    expect(state()).toMatchObject({ stage: 'open', recording: false, trouble: 'Trellis is resting.' })
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = asked.starts.length
      await wait(seconds * 1_000 - 1)
      expect(asked.starts).toHaveLength(before)
      await wait(1)
      expect(asked.starts).toHaveLength(before + 1)
    }
    expect(state().recording).toBe(false)
    await wait(30_000)
    expect(state()).toMatchObject({ recording: true, trouble: null })
  })

  it('tries at once when it is told to, and not twice at the same time', async () => {
    const world = scriptedWorld()
    world.startFails = [refusal('unavailable')]
    const { conversation, state, asked } = await openScreen(world)
    conversation.retryNow()
    conversation.retryNow()
    await wait(0)
    expect(state().recording).toBe(true)
    await wait(60_000)
    expect(asked.starts).toHaveLength(2)
    conversation.retryNow()
    await wait(0)
    expect(asked.starts).toHaveLength(2)
  })

  it.each([
    [refusal('unauthenticated'), 'signed-out'],
    [refusal('not_found'), 'not-here'],
    [refusal('invalid_id'), 'not-here'],
  ] as const)('becomes a page of its own when %s stands in the way', async (problem, stage) => {
    const world = scriptedWorld()
    world.enterFails = [problem]
    const { state, asked } = await openScreen(world)
    expect(state().stage).toBe(stage)
    await wait(60_000)
    expect(asked.starts).toHaveLength(0)
  })

  it('asks for a tutor when there is none, or when the one there is does not suit any more', async () => {
    const without = scriptedWorld()
    without.student = { ...mia, tutor: null }
    expect((await openScreen(without)).state().stage).toBe('no-tutor')
    const unsuited = scriptedWorld()
    unsuited.startFails = [refusal('validation_failed', 'No.', { tutor_id: 'tutor_not_allowed' })]
    expect((await openScreen(unsuited)).state().stage).toBe('no-tutor')
  })

  it('never shows a child what only a programmer understands', async () => {
    const world = scriptedWorld()
    world.enterFails = [new TypeError('undefined is not a function')]
    const { state } = await openScreen(world)
    expect(state().trouble).toBe('Something went wrong. It is not your fault. Please try again.')
  })
})

describe('saying something', () => {
  it('shows the message at once and the reply sentence by sentence, spoken in order', async () => {
    const world = scriptedWorld()
    world.replies = [replyOf('r1', 'One.', 'Two.')]
    const { say, shown, asked, state } = await openScreen(world)
    say('hi')
    expect(shown()).toEqual(['assistant: Hello, Mia!', 'user: hi'])
    expect(state()).toMatchObject({ replying: true, draft: '' })
    await wait(0)
    expect(shown().at(-1)).toBe('assistant: One. Two.')
    expect(asked.spoken).toEqual(['Hello, Mia!', 'One.', 'Two.'])
    expect(state()).toMatchObject({ replying: false, mood: 'happy', failure: null })
    expect(asked.sent).toMatchObject([
      { message: 'hi', conversation_id: 'c1', student_id: mia.id, tutor_id: mia.tutor?.id },
    ])
  })

  it.each(['', '   ', '\n\t', '\u200b', 'x'.repeat(2_001)])('sends nothing for %j', async (text) => {
    const { say, asked, state } = await openScreen()
    say(text)
    await wait(0)
    expect(asked.sent).toEqual([])
    expect(state().draft).toBe(text)
  })

  it('sends 2,000 characters, counted as a person counts them', async () => {
    const { say, asked } = await openScreen()
    say('🦊'.repeat(2_000))
    expect(asked.sent).toHaveLength(1)
  })

  it('sends nothing while a reply is pending or nothing is recorded', async () => {
    const world = scriptedWorld()
    world.replies = [['hang']]
    const { say, asked, state } = await openScreen(world)
    say('first')
    say('second')
    await wait(0)
    expect(asked.sent).toHaveLength(1)
    expect(state().draft).toBe('second')

    const down = scriptedWorld()
    down.startFails = [refusal('unavailable')]
    const closed = await openScreen(down)
    closed.say('hello')
    expect(closed.asked.sent).toEqual([])
    expect(closed.state().draft).toBe('hello')
  })

  it('speaks a sentence once, though the line broke and the reply was played again', async () => {
    const world = scriptedWorld()
    world.replies = [[...replyOf('r1', 'One.', 'Two.').slice(0, 2), 'break'], replyOf('r1', 'One.', 'Two.')]
    const { say, shown, asked } = await openScreen(world)
    say('hi')
    await wait(2_000)
    expect(shown().at(-1)).toBe('assistant: One. Two.')
    expect(asked.spoken).toEqual(['Hello, Mia!', 'One.', 'Two.'])
  })
})

describe('when sending fails', () => {
  it('takes the message back into the box with the reason, and sends it again under the same id', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('tutor_timeout', 'That was a lot! Let us rest.')], replyOf('r1', 'Fine.')]
    const { say, shown, asked, state, conversation } = await openScreen(world)
    say('hi')
    await wait(0)
    expect(shown()).toEqual(['assistant: Hello, Mia!'])
    expect(state()).toMatchObject({ failure: 'That was a lot! Let us rest.', draft: 'hi', replying: false })
    conversation.say()
    await wait(0)
    expect(shown()).toEqual(['assistant: Hello, Mia!', 'user: hi', 'assistant: Fine.'])
    expect(state()).toMatchObject({ failure: null, draft: '' })
    expect(asked.sent[1]?.client_message_id).toBe(asked.sent[0]?.client_message_id)
  })

  it('puts the words in front of what was typed meanwhile, and then they are another message', async () => {
    const world = scriptedWorld()
    world.replies = [['hang'], replyOf('r1', 'Fine.')]
    const { say, asked, state, conversation } = await openScreen(world)
    say('what is 7 x 8?')
    conversation.write('please')
    await wait(15_000)
    expect(state().draft).toBe('what is 7 x 8?\nplease')
    conversation.say()
    await wait(0)
    expect(asked.sent[1]?.client_message_id).not.toBe(asked.sent[0]?.client_message_id)
  })

  it('takes the half of a reply away too, and is silent', async () => {
    const world = scriptedWorld()
    world.replies = [[...replyOf('r1', 'One.', 'Two.').slice(0, 2), 'hang']]
    const { say, shown, asked } = await openScreen(world)
    say('hi')
    await wait(0)
    const { silenced } = asked
    expect(shown().at(-1)).toBe('assistant: One.')
    await wait(15_000)
    expect(shown()).toEqual(['assistant: Hello, Mia!'])
    expect(asked.silenced).toBe(silenced + 1)
  })

  it('shows the late reply once, when the server had answered after all', async () => {
    const world = scriptedWorld()
    world.replies = [['hang']]
    const { say, shown, asked, state, conversation } = await openScreen(world)
    say('hi')
    await wait(15_000)
    const client_message_id = asked.sent[0]?.client_message_id ?? null
    world.messages = [...world.messages, message('user', 'hi', { client_message_id })]
    conversation.told('c1')
    await wait(600)
    expect(shown()).toEqual(['assistant: Hello, Mia!'])
    world.messages = [...world.messages, message('assistant', 'Late.')]
    await wait(600)
    expect(shown()).toEqual(['assistant: Hello, Mia!', 'user: hi', 'assistant: Late.'])
    expect(state().draft).toBe('')
  })
})

describe('a conversation that the server ended', () => {
  it('is started again without a word, and the message goes there', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('conversation_ended')], replyOf('r1', 'Fine.')]
    const { say, shown, asked, state } = await openScreen(world)
    world.conversationId = 'c2'
    world.messages = [message('assistant', 'Hello again!')]
    say('hi')
    await wait(0)
    expect(asked.starts[1]).toMatchObject({ resume: 'c1' })
    expect(asked.sent.map((one) => one.conversation_id)).toEqual(['c1', 'c2'])
    expect(asked.sent[1]?.client_message_id).toBe(asked.sent[0]?.client_message_id)
    expect(shown()).toEqual(['assistant: Hello, Mia!', 'assistant: Hello again!', 'user: hi', 'assistant: Fine.'])
    expect(asked.spoken).toEqual(['Hello, Mia!', 'Fine.'])
    expect(state().failure).toBeNull()
  })

  it('is tried in the background when it cannot be started, and the words are kept', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('conversation_ended')]]
    const { say, state } = await openScreen(world)
    world.startFails = [refusal('unavailable', 'Resting.'), refusal('unavailable', 'Resting.')]
    say('hi')
    await wait(0)
    expect(state()).toMatchObject({ recording: false, trouble: 'Resting.', failure: 'Resting.', draft: 'hi' })
    await wait(1_000)
    expect(state()).toMatchObject({ recording: true, draft: 'hi' })
  })
})
