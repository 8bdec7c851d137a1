import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openMetrics } from '#server/metrics/metrics.ts'
import { call, say, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openTraces } from './traces.ts'

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              spanId: z.string(),
              traceId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** Takes what a server tells a collector. */
async function collector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return { url: `http://127.0.0.1:${port}`, bodies, close: () => server.close() }
}

it('a turn leaves a trace with its stages, and no word, name or id of anybody', async () => {
  const heard = await collector()
  const traces = openTraces(openMetrics(), { collector: heard.url, role: 'both' })
  const app = await startApp({ metrics: traces.metrics })
  const lesson = await startLesson(app, 'Quillabelle')
  expect((await say(app, lesson, 'my zorbulated hamster says what is 7 x 8')).status).toBe(200)
  await call(app, 'GET', `/api/students/${lesson.student.id}/notes`, undefined, lesson.parent)
  await traces.close()
  heard.close()
  const spans = heard.bodies.flatMap((body) =>
    sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  )
  const chat = spans.find(({ name }) => name === 'POST /api/chat')
  const inTurn = spans.filter(({ traceId }) => traceId === chat?.traceId).map(({ name }) => name)
  expect(inTurn).toEqual(expect.arrayContaining(['turn wait', 'turn hear', 'turn whole', 'turn plan', 'turn keep']))
  const [plan, whole] = ['turn plan', 'turn whole'].map((wanted) => spans.find(({ name }) => name === wanted))
  expect(plan?.parentSpanId).toBe(whole?.spanId)
  expect(spans.map(({ name }) => name)).toContain('GET /api/students/:id/notes')
  const all = heard.bodies.join()
  for (const secret of ['zorbulated', 'hamster', 'Quillabelle', lesson.student.id, lesson.conversation.conversation_id])
    expect(all).not.toContain(secret)
})

it('a collector that is away costs a call nothing', async () => {
  const traces = openTraces(openMetrics(), { collector: 'http://127.0.0.1:9', role: 'web' })
  const app = await startApp({ metrics: traces.metrics })
  const lesson = await startLesson(app)
  expect((await say(app, lesson, 'what is 7 x 8?')).status).toBe(200)
  await traces.close()
})
