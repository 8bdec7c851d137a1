import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { sendTurn } from './send-turn.ts'

takeLongestPauses()

const message = { message: 'hi', student_id: 's', tutor_id: 't', conversation_id: 'c1', client_message_id: 'm1' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Replies = ReturnType<typeof scriptedWorld>['replies']

/** Sends against a server that answers by these scripts; tells how it ended and after how many milliseconds. */
async function send(replies: Replies) {
  const world = scriptedWorld()
  world.replies = replies
  const events: ChatEvent[] = []
  const closed = new AbortController()
  const began = Date.now()
  const result = { ended: '', after: -1 }
  const finish = (ended: string) => Object.assign(result, { ended, after: Date.now() - began })
  const told: boolean[] = []
  const turn = sendTurn({
    send: world.parts.send,
    onUnreachable: (unreachable) => told.push(unreachable),
    message,
    onEvent: (event) => events.push(event),
    closed: closed.signal,
  })
  const settled = turn.then(
    () => finish('whole'),
    (error: Error) => finish(error.message),
  )
  return {
    events,
    told,
    closed,
    result,
    asked: world.asked.sent,
    until: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return result
    },
    settled,
  }
}

const [accepted, first, second, done] = replyOf('r1', 'One.', 'Two.')
const parts = (...events: (ChatEvent | undefined)[]) => events.filter((event) => event !== undefined)

describe('sending a message', () => {
  it('hands every event on, once, when the reply comes in one piece', async () => {
    const { until, events, asked } = await send([replyOf('r1', 'One.', 'Two.')])
    expect((await until(0)).ended).toBe('whole')
    expect(events).toEqual([accepted, first, second, done])
    expect(asked).toEqual([message])
  })

  it('asks again with the same id when the line breaks, and hands on only what is new', async () => {
    const { until, events, asked } = await send([
      [...parts(accepted, first), 'break'],
      [],
      replyOf('r1', 'One.', 'Two.'),
    ])
    expect((await until(3_000)).ended).toBe('whole')
    expect(events).toEqual([accepted, first, second, done])
    expect(asked).toEqual([message, message, message])
  })

  it('gives up 15 s after the last news when the line stays broken', async () => {
    const { until, result } = await send([['break']])
    await until(13_000)
    expect(result.ended).toBe('')
    await until(2_000)
    expect(result.ended).toBe('The answer took too long. Please try again.')
    expect(result.after).toBeLessThanOrEqual(15_000)
  })

  it('gives up exactly 15 s after the last news when the line is silent', async () => {
    const silent = await send([['hang']])
    await silent.until(14_999)
    expect(silent.result.ended).toBe('')
    expect((await silent.until(1)).ended).toBe('The answer took too long. Please try again.')
  })

  it('does not take the same news again for a sign of life', async () => {
    const { until, result } = await send([[...parts(accepted), 'break']])
    await until(20_000)
    expect(result.ended).not.toBe('')
    expect(result.after).toBeLessThanOrEqual(15_600)
  })

  it('waits while another tab’s reply is in the making, every 600 ms', async () => {
    const pending = refusal('reply_pending')
    const { until, asked } = await send([[pending], [pending], [pending], replyOf('r1', 'One.')])
    await until(1_799)
    expect(asked).toHaveLength(3)
    expect((await until(1)).ended).toBe('whole')
  })

  it('fails with the reason when another tab’s reply takes more than 15 s', async () => {
    const { until } = await send([[refusal('reply_pending', 'The tutor is still answering.')]])
    expect((await until(16_000)).ended).toBe('The tutor is still answering.')
  })

  it('leaves a server alone that is too busy for as long as it asks, and then goes on by itself', async () => {
    const busy = {
      error: 'Many talk.',
      code: 'unavailable',
      request_id: 'r',
      retryable: true,
      retry_after_s: 3,
    } as const
    const { until, asked } = await send([[{ type: 'error', ...busy }], replyOf('r1', 'One.', 'Two.')])
    await until(2_999)
    expect(asked).toHaveLength(1)
    expect((await until(1_001)).ended).toBe('whole')
  })

  it('does not let a server that takes the message and then fails make reply after reply', async () => {
    const problem = {
      error: 'The tutor was interrupted.',
      code: 'unavailable',
      request_id: 'r',
      retryable: true,
    } as const
    const { until, asked } = await send([[...parts(accepted), { type: 'error', ...problem }]])
    expect((await until(15_000)).ended).toBe('The tutor was interrupted.')
    expect(asked).toHaveLength(3)
  })

  it.each([
    'conversation_ended',
    'consent_required',
    'validation_failed',
    'not_found',
    'rate_limited',
    'tutor_timeout',
  ] as const)('fails at once with %s, which waiting does not change', async (code) => {
    const { until, asked } = await send([[refusal(code, 'No.')]])
    expect(await until(0)).toMatchObject({ ended: 'No.', after: 0 })
    expect(asked).toHaveLength(1)
  })

  it('stops asking when the screen is closed', async () => {
    const { closed, until, asked } = await send([['break']])
    await until(700)
    const before = asked.length
    closed.abort(new Error('closed'))
    expect((await until(10_000)).ended).toBe('closed')
    expect(asked).toHaveLength(before)
  })

  it.each([
    ['chance takes the longest pauses', 1, 5],
    ['chance is as it mostly is', 0.5, 8],
    ['chance takes short ones', 0.25, 12],
  ])('calls a server that cannot be reached a few times in 15 s when %s, and says so once', async (_, chance, most) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { until, asked, told, result } = await send([['break']])
    await until(14_000)
    expect(asked.length).toBeLessThanOrEqual(most)
    expect(told).toEqual([true])
    await until(2_000)
    expect(result.ended).toBe('The answer took too long. Please try again.')
  })

  it('tries at once when there is a line again, and takes back what it said', async () => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    const { until, asked, told } = await send([['break'], ['break'], ['break'], replyOf('r1', 'One.')])
    await until(3_100)
    expect([asked.length, told]).toEqual([3, [true]])
    window.dispatchEvent(new Event('online'))
    expect((await until(0)).ended).toBe('whole')
    expect([asked.length, told]).toEqual([4, [true, false]])
  })
})
