import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#client/api.ts'
import type { ChatEvent, SendMessage } from '#shared/conversation.ts'
import type { ProblemCode } from '#shared/problem.ts'
import { sendTurn } from './send-turn.ts'

const message: SendMessage = {
  message: 'hi',
  student_id: 's',
  tutor_id: 't',
  conversation_id: 'c',
  client_message_id: 'm',
}
const accepted: ChatEvent = { type: 'accepted', conversation_id: 'c', message_id: 'm' }
const said: ChatEvent = { type: 'sentence', message_id: 'r', index: 0, text: 'Yes.' }
const done: ChatEvent = { type: 'done', message_id: 'r', conversation_id: 'c', reply: 'Yes.', mood: 'calm' }
const problem = (code: ProblemCode) => new ApiProblem({ error: code, code, request_id: 'x', retryable: true })

/** A line that behaves as told, call by call; its last behaviour stays. Time passes only while waiting. */
function lineOf(...calls: (ChatEvent | Error)[][]) {
  const line = { clock: 0, asked: 0, heard: [] as string[] }
  const sending = {
    now: () => line.clock,
    pause: async (ms: number) => {
      line.clock += ms
    },
    send: async function* (sent: SendMessage) {
      expect(sent).toBe(message)
      const script = calls[Math.min(line.asked++, calls.length - 1)] ?? []
      for (const one of script) {
        if (one instanceof Error) throw one
        yield one
      }
    },
  }
  const run = () => sendTurn(sending, message, (event) => line.heard.push(event.type))
  return { line, run }
}

describe('sending a message', () => {
  it('is done with the reply', async () => {
    const { line, run } = lineOf([accepted, said, done])
    await run()
    expect([line.asked, line.heard]).toEqual([1, ['accepted', 'sentence', 'done']])
  })

  it('asks again with the same message when the stream breaks or is cut, and while another tab is answered', async () => {
    const { line, run } = lineOf(
      [accepted],
      [accepted, said, new TypeError('network')],
      [problem('reply_pending')],
      [accepted, said, done],
    )
    await run()
    expect(line.asked).toBe(4)
    expect(line.heard.at(-1)).toBe('done')
  })

  it.each(['validation_failed', 'tutor_timeout', 'conversation_ended', 'consent_required', 'internal'] as const)(
    'fails at once with %s',
    async (code) => {
      const { line, run } = lineOf([problem(code)])
      await expect(run()).rejects.toThrow(code)
      expect(line.asked).toBe(1)
    },
  )

  it('fails with the problem that came as an event', async () => {
    const { run } = lineOf([
      accepted,
      { type: 'error', error: 'too slow', code: 'tutor_timeout', request_id: 'x', retryable: true },
    ])
    await expect(run()).rejects.toThrow('too slow')
  })

  it('gives the words back when the line stays away for 8 s, and when nothing comes for 15 s', async () => {
    const away = lineOf([problem('unavailable')])
    await expect(away.run()).rejects.toThrow('unavailable')
    expect(away.line.clock).toBeGreaterThanOrEqual(8_000)
    expect(away.line.clock).toBeLessThan(10_000)
    const silent = lineOf([])
    await expect(silent.run()).rejects.toThrow('took too long')
    expect(silent.line.clock).toBeGreaterThanOrEqual(15_000)
    expect(silent.line.clock).toBeLessThan(17_000)
  })
})
