// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { learnerPass } from '#client/data/learn.ts'
import { leaveBrowser } from '#client/session/leave-browser.ts'
import { mia } from '#tests/support/scripted-conversation.ts'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'
import { bringWaiting } from './bring-waiting.ts'
import { deliverEntry } from './deliver-entry.ts'
import { outboxBox } from './outbox-box.ts'
import type { KeptAnswer } from './outbox-entry.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const pass = { json: { token: 't', expires_at: '2026-11-21T12:00:00.000Z', student: mia }, status: 201 }
const logAnswer = 'POST /api/flashcards/log_answer'
const tellReport = 'POST /api/conversations/report'
const answered = (secondsAgo: number): KeptAnswer => ({
  student_id: mia.id,
  card_id: 'times-tables~7x7',
  was_correct: true,
  client_id: '0197a000-0000-7000-8000-000000000001',
  answered_at: new Date(now - secondsAgo * 1_000).toISOString(),
})
const report = { conversation_id: '0197a000-0000-7000-8000-0000000000c1', about: 'someone_hurts_me' } as const
const serve = (answers: Answers = {}) =>
  stubServer({
    'POST /api/learner': pass,
    [logAnswer]: { json: { correct: true, correct_answer: '49', grew: false } },
    [tellReport]: { json: { sentences: ['Thank you for telling me.'], help: 'abuse' } },
    ...answers,
  })

describe('before a log-out', () => {
  it('what the release before kept is brought too', async () => {
    localStorage.setItem(`trellis.answer.${mia.id}.${answered(0).client_id}`, JSON.stringify(answered(60)))
    const server = serve()
    expect(await bringWaiting()).toEqual([])
    expect(server.askedOf(logAnswer).map(({ body }) => body)).toEqual([answered(60)])
    expect(localStorage.length).toBe(0)
  })

  it('what is wrong is told first; a parent does not read that something was reported, and no log-out silences it', async () => {
    outboxBox(mia.id).put({ kind: 'answer', answer: answered(60) })
    outboxBox(mia.id).put({ kind: 'report', report, reported_at: now })
    const server = serve({ [tellReport]: 'no connection', [logAnswer]: 'no connection' })
    const bringing = bringWaiting()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await bringing).toEqual([{ studentId: mia.id, text: '1 answer to a card' }])
    expect(server.askedOf(logAnswer)).toEqual([])
    vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    const { newQueryClient } = await import('#client/data/query-client.ts')
    leaveBrowser(newQueryClient())
    expect(outboxBox(mia.id).list()).toMatchObject([{ where: 'waits', kept: { report } }])
    server.answers[tellReport] = { json: { sentences: [], help: null } }
    expect(await bringWaiting()).toEqual([])
    expect(server.askedOf(tellReport).at(-1)?.body).toEqual(report)
    expect(localStorage.length).toBe(0)
  })

  it('a report that the server will never take is let go', async () => {
    outboxBox(mia.id).put({ kind: 'report', report, reported_at: now })
    serve({ [tellReport]: refusal('not_found') })
    await bringWaiting()
    expect(localStorage.length).toBe(0)
  })
})

it.each([
  [4, false],
  [6, true],
])('an answer that comes %i seconds late says when it was given: %s', async (seconds, says) => {
  const server = serve()
  await deliverEntry(learnerPass(mia.id), mia.id, { kind: 'answer', answer: answered(seconds) })
  const [asked] = server.askedOf(logAnswer)
  expect(Object.keys(asked?.body ?? {}).includes('answered_at')).toBe(says)
})
