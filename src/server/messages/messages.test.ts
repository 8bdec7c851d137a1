import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminMessageView } from '#shared/admin-message.ts'
import { type Administrator, administrator } from '#tests/support/administrator.ts'
import { call, type SignedIn, signUp } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

type Family = SignedIn & { id: string }

let house: TestApp
let admin: Administrator
beforeAll(async () => {
  house = await startApp()
  admin = await administrator(house, 'Ada')
})

async function family(name: string): Promise<Family> {
  const parent = await signUp(house, name)
  return { ...parent, id: (await call(house, 'GET', '/api/profile', undefined, parent)).json.id }
}
const asAdmin = ({ id }: Family, body: Record<string, unknown>) =>
  call(house, 'POST', '/api/admin/messages', { parent_id: id, sent_by: 'admin', ...body }, admin)
const asParent = (parent: Family, body: unknown) => call(house, 'POST', '/api/messages', body, parent)
const mine = async (parent: Family): Promise<AdminMessageView[]> =>
  (await call(house, 'GET', '/api/messages', undefined, parent)).json
const theirs = async ({ id }: Family): Promise<AdminMessageView[]> =>
  (await call(house, 'GET', `/api/admin/messages/${id}`, undefined, admin)).json
const state = async (parent: Family) => (await call(house, 'GET', '/api/messages/state', undefined, parent)).json
const said = (messages: AdminMessageView[]) => messages.map(({ sent_by, content }) => `${sent_by}: ${content}`)
const emailsTo = ({ email }: Family) => house.emails.filter(({ to }) => to === email)

describe('messages between a family and the administrators', () => {
  it('go both ways, in order, and both sides read the same', async () => {
    const parent = await family('Mum')
    const sent = await asAdmin(parent, { content: 'Hello' })
    expect(sent.status).toBe(201)
    expect(sent.json).toMatchObject({ parent_id: parent.id, content: 'Hello', sent_by: 'admin', seq: 1, read: false })
    expect((await asParent(parent, { content: 'Hi, I need help' })).json).toMatchObject({ sent_by: 'parent', seq: 2 })
    await asAdmin(parent, { content: 'With what?' })
    const all = ['admin: Hello', 'parent: Hi, I need help', 'admin: With what?']
    expect(said(await mine(parent))).toEqual(all)
    expect(said(await theirs(parent))).toEqual(all)
    expect(await mine(await family('Other'))).toEqual([])
  })

  it('are sent by whom the server knows, never by whom the sender says', async () => {
    const parent = await family('Claimer')
    const refused = [
      await asAdmin(parent, { content: 'x', sent_by: 'parent' }),
      await asAdmin(parent, { content: 'x', id: randomUUID() }),
      await asParent(parent, { content: 'x', sent_by: 'admin' }),
      await asParent(parent, { content: 'x', parent_id: admin.email }),
    ]
    for (const answer of refused) {
      expect(answer.status).toBe(422)
      expect(Object.values(answer.json.fields)).toEqual(['field_not_allowed'])
    }
    expect((await asParent(parent, { content: 'x', sent_by: 'parent' })).status).toBe(201)
    expect(
      (await call(house, 'POST', '/api/admin/messages', { parent_id: parent.id, content: 'y' }, admin)).json,
    ).toMatchObject({
      sent_by: 'admin',
    })
    for (const [content, reason] of [
      ['', 'empty'],
      [' \n', 'empty'],
      ['x'.repeat(4_001), 'too_long'],
      ['a\u0000b', 'not_storable'],
    ])
      expect((await asParent(parent, { content })).json.fields).toEqual({ content: reason })
    expect((await asAdmin({ ...parent, id: randomUUID() }, { content: 'x' })).status).toBe(404)
    expect((await call(house, 'GET', `/api/admin/messages/${randomUUID()}`, undefined, admin)).status).toBe(404)
  })

  it('are kept once however often they are sent, also at the same time', async () => {
    const parent = await family('Twice')
    const message = { content: 'Only once', client_message_id: randomUUID() }
    const many = await Promise.all([1, 2, 3, 4].map(() => asParent(parent, message)))
    expect(new Set(many.map(({ json }) => json.id)).size).toBe(1)
    expect(await mine(parent)).toHaveLength(1)
    expect((await asParent(parent, { ...message, content: 'Other words' })).json.code).toBe('idempotency_conflict')
    expect((await asAdmin(parent, { ...message, content: 'Its own side' })).status).toBe(201)
  })

  it('keep their numbers when many come at the same time, and are turned page by page', async () => {
    const parent = await family('Busy')
    await Promise.all(Array.from({ length: 60 }, (_, at) => asAdmin(parent, { content: String(at) })))
    const newest = await call(house, 'GET', `/api/admin/messages/${parent.id}`, undefined, admin)
    expect(newest.json.map(({ seq }: AdminMessageView) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 11))
    const cursor = /cursor=(\d+)/.exec(newest.headers.get('link') ?? '')?.[1]
    const before = await call(house, 'GET', `/api/messages?cursor=${cursor}`, undefined, parent)
    expect(before.json.map(({ seq }: AdminMessageView) => seq)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1))
    expect(before.headers.get('link')).toBeNull()
  })

  it('are unread until they are read, on either side', async () => {
    const parent = await family('Reader')
    await asAdmin(parent, { content: 'One' })
    await asAdmin(parent, { content: 'Two' })
    await asParent(parent, { content: 'Three' })
    expect(await state(parent)).toEqual({ last_seq: 3, unread: 2, other_read_seq: 0 })
    const waiting = async () =>
      (await call(house, 'GET', '/api/admin/messages', undefined, admin)).json.filter(
        (one: { parent_id: string }) => one.parent_id === parent.id,
      )
    expect(await waiting()).toMatchObject([{ full_name: 'Reader', unread: 1 }])
    const read = (seq: number) => call(house, 'POST', '/api/messages/read', { seq }, parent)
    expect((await read(1)).status).toBe(204)
    expect((await state(parent)).unread).toBe(1)
    await read(1_000_000)
    await read(0)
    expect((await state(parent)).unread).toBe(0)
    expect((await theirs(parent)).map((one) => one.read)).toEqual([true, true, false])
    await call(house, 'POST', `/api/admin/messages/${parent.id}/read`, { seq: 3 }, admin)
    expect(await waiting()).toEqual([])
    expect((await mine(parent)).map((one) => one.read)).toEqual([true, true, true])
  })
})

describe('the email that a message waits', () => {
  it('comes once for a burst, says nothing of it, and comes again after it was read', async () => {
    const parent = await family('Mailed')
    for (const content of ['The secret word is owl', 'Second', 'Third']) await asAdmin(parent, { content })
    await house.finishJobs()
    expect(emailsTo(parent)).toHaveLength(1)
    expect(JSON.stringify(emailsTo(parent))).not.toMatch(/owl|Second/)
    expect(emailsTo(parent)[0]?.text).toContain('/dashboard')
    await call(house, 'POST', '/api/messages/read', { seq: 3 }, parent)
    await asAdmin(parent, { content: 'Fourth' })
    await house.finishJobs()
    expect(emailsTo(parent)).toHaveLength(2)
  })

  it('does not come for what was read meanwhile, nor for what the parent wrote', async () => {
    const parent = await family('Quick')
    await asParent(parent, { content: 'Hello?' })
    await asAdmin(parent, { content: 'Yes' })
    await call(house, 'POST', '/api/messages/read', { seq: 2 }, parent)
    await house.finishJobs()
    expect(emailsTo(parent)).toEqual([])
  })
})

describe('an open screen', () => {
  it('hears of a message and of its reading at once, from another server too', async () => {
    const parent = await family('Live')
    const other = await startApp({ database: house.borrowed() })
    const stream = await listen(other, '/api/messages/live', parent)
    expect(await stream.next()).toEqual({ last_seq: 0, unread: 0, other_read_seq: 0 })
    await asAdmin(parent, { content: 'Ring' })
    expect(await stream.next()).toEqual({ last_seq: 1, unread: 1, other_read_seq: 0 })
    const admins = await listen(house, `/api/admin/messages/${parent.id}/live`, admin)
    expect(await admins.next()).toEqual({ last_seq: 1, unread: 0, other_read_seq: 0 })
    await call(house, 'POST', '/api/messages/read', { seq: 1 }, parent)
    expect(await admins.next()).toEqual({ last_seq: 1, unread: 0, other_read_seq: 1 })
    await stream.stop()
    await admins.stop()
  })

  it('hears nothing more once its session has ended', async () => {
    const parent = await family('Left')
    const stream = await listen(house, '/api/messages/live', parent)
    await stream.next()
    await call(house, 'POST', '/api/auth/sign-out', undefined, parent)
    await asAdmin(parent, { content: 'Not for this browser' })
    expect(await stream.next()).toMatchObject({ code: 'unauthenticated' })
    expect(await stream.next()).toBeNull()
  })
})

/** Reads a stream of events, one after the other. */
async function listen(test: TestApp, address: string, { cookie }: SignedIn) {
  const response = await test.http.request(`http://localhost${address}`, { headers: { cookie } })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no stream')
  let text = ''
  const next = async (): Promise<unknown> => {
    for (;;) {
      const data = /event: \w+\ndata: (.*)\n\n/.exec(text)
      if (data) {
        text = text.slice(data.index + data[0].length)
        return JSON.parse(data[1] ?? '')
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }
  return { next, stop: () => reader.cancel() }
}
