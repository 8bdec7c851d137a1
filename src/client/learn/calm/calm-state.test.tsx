// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#client/api.ts'
import { lessonScreen } from '#tests/support/lesson-screen.tsx'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'

takeLongestPauses()

beforeAll(() => import('./calm-state.tsx'))
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const refused = (code: 'rate_limited' | 'calm_pause', retry_after_s: number) =>
  new ApiProblem({ code, error: 'Refused.', request_id: 'r', retryable: true, retry_after_s })
const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const box = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message')
const told = () =>
  screen
    .queryAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')

describe('a calm moment', () => {
  it('after too many messages counts down, and then the message goes by itself, once', async () => {
    const world = scriptedWorld()
    world.replies = [[refused('rate_limited', 20)], replyOf('r1', 'Here I am.')]
    const { say, conversation } = await lessonScreen(world)
    await say('56')
    await later(0.1)
    expect(told()).toContain('20That was a lot! Let us rest for a moment.Then your words are sent by themselves.')
    expect(screen.getAllByText('Time for a rest')).not.toHaveLength(0)
    expect(document.querySelector('header img')?.getAttribute('src')).toMatch(/#resting$/)
    expect([box().value, screen.queryByRole('alert'), screen.queryByText('Pip is thinking')]).toEqual(['', null, null])
    await later(8)
    expect(told()).toMatch(/1[12]/)
    await later(13)
    expect(conversation.get().messages.map(({ sentences }) => sentences[0])).toEqual([
      'Hello, Mia!',
      '56',
      'Here I am.',
    ])
    expect(new Set(world.asked.sent.map((sent) => sent.client_message_id)).size).toBe(1)
    expect(told()).not.toContain('That was a lot!')
  })

  it('of a break keeps the words in the box, and says when the child can go on', async () => {
    const world = scriptedWorld()
    world.replies = [[refused('calm_pause', 290)]]
    const { say } = await lessonScreen(world)
    await say('56')
    await later(0.1)
    expect(told()).toContain('Let us take a short break.You can go on in 5 minutes.')
    expect(box().value).toBe('56')
    await later(235)
    expect(told()).toContain('You can go on in a minute.')
    await later(60)
    expect(told()).toContain('You can go on now.')
    expect(world.asked.sent).toHaveLength(1)
  })

  it('while the tutor thinks for long says that nothing needs to be done', async () => {
    const world = scriptedWorld()
    world.replies = [['hang']]
    const { say } = await lessonScreen(world)
    await say('56')
    await later(4)
    expect(told()).not.toContain('This takes a little longer.')
    await later(3)
    expect(told()).toContain('This takes a little longer.You can just wait.')
  })

  it('without a line says so, and is gone when there is one', async () => {
    const world = scriptedWorld()
    world.replies = [['break'], ['break'], replyOf('r1', 'Here I am.')]
    const { say } = await lessonScreen(world)
    await say('56')
    await later(0.1)
    expect(told()).toContain('I cannot reach your tutor right now. I keep trying.')
    await later(6)
    expect(told()).not.toContain('I cannot reach')
  })
})
