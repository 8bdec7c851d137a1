import path from 'node:path'
import { expect } from '@playwright/test'
import { newChild, turn } from '../../bench/server-under-test.ts'
import { startFakeModel } from '../support/fake-model-server.ts'
import { command, dataFolder, ready, start } from './own-server.ts'
import { test } from './test.ts'

const dir = dataFolder()

test('the log says which database serves and what it does not promise; a second server on the same data refuses', async () => {
  const data = path.join(dir, 'one')
  const first = start({ DATA_DIR: data })
  await ready(first)
  expect(first.output()).toMatch(/embedded database.*power cut.*PostgreSQL/)
  const second = start({ DATA_DIR: data })
  expect(await second.exited).toBe(1)
  expect(second.output()).toMatch(/Another Trellis server is using the data/)
  expect(second.output()).not.toMatch(/\n\s+at /)
  first.child.kill('SIGTERM')
  expect(await first.exited).toBe(0)
})

test('settings that cannot work are refused, one line each', async () => {
  const refused = start({
    DATA_DIR: path.join(dir, 'refused'),
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    LLM_PROVIDER: 'gpt',
  })
  expect(await refused.exited).toBe(1)
  for (const name of ['PORT', 'DATABASE_URL', 'LLM_PROVIDER']) expect(refused.output()).toContain(`- ${name} `)
  const incomplete = start({ DATA_DIR: path.join(dir, 'refused'), LLM_PROVIDER: 'openai-compatible' })
  expect(await incomplete.exited).toBe(1)
  expect(incomplete.output()).toContain('LLM_MODEL is needed')
})

test('npm run admin makes an administrator, and says what stands in its way', async () => {
  const data = path.join(dir, 'admin')
  const server = start({ DATA_DIR: data })
  await ready(server)
  const answer = await fetch(`${server.base}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.org', password: 'correct horse battery' }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await command({ DATA_DIR: data }, 'admin', 'ana@example.org')).toMatchObject({ code: 1 })
  server.child.kill('SIGTERM')
  await server.exited
  const done = await command({ DATA_DIR: data }, 'admin', 'ana@example.org')
  expect([done.code, done.output.trim()]).toEqual([0, 'ana@example.org is now an administrator.'])
  const again = start({ DATA_DIR: data })
  await ready(again)
  const profile = await (await fetch(`${again.base}/api/profile`, { headers: { cookie } })).json()
  expect(profile.role).toBe('admin')
  again.child.kill('SIGTERM')
  await again.exited
})

test('asked to stop, it finishes the reply in the making, takes nothing new, and exits with 0', {
  tag: '@main',
}, async () => {
  const model = await startFakeModel()
  await model.script({ reply: 'One thing first. Then another thing. And a last thing.', chunk: 8, delayMs: 150 })
  const settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'fake' }
  const server = start({ DATA_DIR: path.join(dir, 'drain'), ...settings })
  await ready(server)
  const child = await newChild(server.base, 'drain')
  const asked = model.requests.length
  const reply = turn(server.base, child, 'tell me something')
  await expect.poll(() => model.requests.length, { intervals: [20] }).toBeGreaterThan(asked)
  server.child.kill('SIGTERM')
  await expect(reply).resolves.toMatchObject({ all: expect.any(Number) })
  expect(await server.exited).toBe(0)

  const again = start({ DATA_DIR: path.join(dir, 'drain'), ...settings })
  await ready(again)
  const answer = await fetch(`${again.base}/api/conversations/${child.conversation}/transcript`, {
    headers: { cookie: child.cookie },
  })
  const messages: { role: string; content: string }[] = await answer.json()
  expect(messages.slice(1)).toEqual([
    expect.objectContaining({ role: 'user', content: 'tell me something' }),
    expect.objectContaining({ role: 'assistant', content: 'One thing first. Then another thing. And a last thing.' }),
  ])
  again.child.kill('SIGTERM')
  await again.exited
  await model.close()
})

test('files are served packed and kept for ever where their names change, and unknown ones are not found', async ({
  request,
}) => {
  const page = await request.get('/')
  const application = await request.get('/login')
  const named = [...(await application.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script ?? '')
  const lengths = await Promise.all(named.map(async (script) => (await (await request.get(script)).body()).length))
  const worthPacking = named.filter((_, place) => (lengths[place] ?? 0) > 10_000)
  expect(worthPacking.length).toBeGreaterThan(0)
  for (const script of worthPacking)
    for (const encoding of ['br', 'gzip']) {
      const file = await request.get(script, { headers: { 'accept-encoding': encoding } })
      expect([file.status(), file.headers()['content-encoding'], file.headers()['cache-control']]).toEqual([
        200,
        encoding,
        'public, max-age=31536000, immutable',
      ])
    }
  expect(page.headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/', { headers: { 'if-none-match': page.headers().etag ?? '' } })).status()).toBe(304)
  expect((await request.get('/assets/nothing.js')).status()).toBe(404)
  expect((await request.get('/assets/..%2f..%2fpackage.json')).status()).toBe(404)
  expect((await request.get('/portraits/tutors.json')).status()).toBe(404)
  expect(application.headers()['content-type']).toBe('text/html; charset=utf-8')
  expect((await request.get('/.git/config', { maxRedirects: 0 })).status()).toBe(302)
})
