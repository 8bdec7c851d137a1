import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openDb } from '#server/db/client.ts'
import { databaseNamed } from '#tests/support/database-snapshot.ts'
import { secretKey, signature, startFakeStripe, webhookSecret } from '#tests/support/fake-stripe.ts'
import { mp4 } from '#tests/support/films.ts'
import { type ServerProcess, serverProcess, startingServer } from '#tests/support/server-process.ts'

// kill -9 in the middle of an upload, of a payment's webhook and of a migration; on the embedded database, and on PostgreSQL
// where the suite runs there. What is killed is started again on the same data.

const url = process.env.DATABASE_URL
const made: string[] = []
const asked = async (databaseUrl: string | undefined, statement: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
afterAll(async () => {
  for (const name of made) await asked(url, `drop database if exists ${name} with (force)`)
})

/** Where a server keeps everything: its folder, and a database of its own in PostgreSQL. */
async function home(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const whole = `trellis_${name}_${process.pid}_${made.length}`
  if (url) {
    await asked(url, `create database ${whole}`)
    made.push(whole)
  }
  const databaseUrl = url ? databaseNamed(url, whole) : ''
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, AUTH_SECRET: '', LOG_LEVEL: 'info' }
  return { folder, databaseUrl, env, files: path.join(folder, 'files') }
}

/** Somebody else holds a table of PostgreSQL, so that what is written there has to wait. */
async function holding(databaseUrl: string, lock: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  onTestFinished(() => client.end())
  await client.connect()
  await client.query('begin')
  await client.query(lock)
  const waiting = `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return {
    untilWaiting: (statement: RegExp) =>
      expect
        .poll(async () => (await asked(databaseUrl, waiting)).rows.filter(({ query }) => statement.test(query)).length)
        .toBeGreaterThan(0),
    letGo: () => client.query('rollback'),
  }
}

const browser = { 'sec-fetch-site': 'same-origin' }
const json = { 'content-type': 'application/json', ...browser }

async function signUp(server: ServerProcess): Promise<{ cookie: string }> {
  const body = JSON.stringify({ email: 'ana@example.org', password: 'correct horse battery' })
  const answer = await fetch(`${server.url}/api/auth/sign-up/email`, { method: 'POST', headers: json, body })
  const cookies = answer.headers.getSetCookie().map((part) => part.split(';')[0])
  return { cookie: cookies.join('; ') }
}

const read = async (server: ServerProcess, address: string, family: { cookie: string }, method = 'GET') =>
  (await fetch(`${server.url}${address}`, { method, headers: { ...browser, ...family } })).json()

const film = mp4('isom', ['isom'], 300_000)
const send = (server: ServerProcess, family: { cookie: string }, body: ReadableStream | Uint8Array<ArrayBuffer>) =>
  fetch(
    `${server.url}/api/videos?${new URLSearchParams({ title: 'Our trip', minimum_grade_level: '0', for: 'family' })}`,
    {
      method: 'POST',
      headers: { 'content-type': 'video/mp4', ...browser, ...family },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    },
  )

/** A film whose second half never comes. */
const half = () => new ReadableStream({ start: (to) => to.enqueue(film.slice(0, film.length / 2)) })

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
const halves = (folder: string) => namesIn(folder).filter((name) => name.endsWith('.part'))

describe('a server that is killed in the middle of an upload', () => {
  it('shows no half film, removes what is left of it, and takes the film when it is sent again', async () => {
    const { env, files } = await home('upload')
    const first = await serverProcess(env)
    const family = await signUp(first)
    const lost = send(first, family, half()).catch(() => null)
    await expect.poll(() => halves(files)).toHaveLength(1)
    await first.kill()
    expect(await lost).toBeNull()
    // Files are looked through a day later.
    for (const name of namesIn(files)) utimesSync(path.join(files, name), new Date(0), new Date(0))

    const second = await serverProcess(env)
    expect(await read(second, '/api/videos/mine', family)).toEqual([])
    await expect.poll(() => namesIn(files)).toEqual([])
    expect((await send(second, family, film)).status).toBe(201)
    expect(await read(second, '/api/videos/mine', family)).toHaveLength(1)
    expect(namesIn(files).map((name) => readFileSync(path.join(files, name)).equals(film))).toEqual([true])
    await second.kill()
  })

  it.runIf(url)('when all of it is on the disk and no row names it yet: the file goes, and none else', async () => {
    const { env, files, databaseUrl } = await home('unnamed')
    const first = await serverProcess(env)
    const family = await signUp(first)
    expect((await send(first, family, film)).status).toBe(201)
    const kept = namesIn(files)
    const held = await holding(databaseUrl, 'lock table video_file in share row exclusive mode')
    const lost = send(first, family, film).catch(() => null)
    await held.untilWaiting(/insert into "video_file"/)
    await first.kill()
    expect(await lost).toBeNull()
    await held.letGo()
    expect(namesIn(files)).toHaveLength(2)
    for (const name of namesIn(files)) utimesSync(path.join(files, name), new Date(0), new Date(0))

    const second = await serverProcess(env)
    await expect.poll(() => namesIn(files)).toEqual(kept)
    expect(await read(second, '/api/videos/mine', family)).toHaveLength(1)
    await second.kill()
  })
})

describe('a server that is killed in the middle of a payment’s webhook', () => {
  it('has taken none of the event, and all of it once when the provider sends it again', async () => {
    const stripe = await startFakeStripe()
    onTestFinished(() => stripe.close())
    const { env, databaseUrl } = await home('webhook')
    const payments = {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: 'price_month',
      STRIPE_API_BASE: stripe.url,
    }
    const first = await serverProcess({ ...env, ...payments })
    const family = await signUp(first)
    const { url: page } = await read(first, '/api/summarize', family, 'POST')
    stripe.books.pay(z.string().parse(page).split('/').at(-1) ?? '')
    const tell = (server: ServerProcess, text: string) =>
      fetch(`${server.url}/api/billing/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature(text) },
        body: text,
      }).then(({ status }) => status)
    const events = stripe.events.map(({ text }) => text)
    const held = databaseUrl ? await holding(databaseUrl, 'lock table jobs.job in share row exclusive mode') : null
    const lost = Promise.all(events.map((text) => tell(first, text).catch(() => null)))
    await held?.untilWaiting(/insert into jobs/i)
    await first.kill()
    const heard = await lost
    if (held) expect(heard.every((status) => status === null)).toBe(true)
    await held?.letGo()
    if (databaseUrl) expect((await asked(databaseUrl, 'select id from billing_event')).rows).toEqual([])

    const second = await serverProcess({ ...env, ...payments })
    expect((await read(second, '/api/billing', family)).premium).toBe(false)
    // The provider sends what was not answered again, and now and then what was.
    for (let round = 0; round < 2; round++)
      expect(new Set(await Promise.all(events.map((text) => tell(second, text))))).toEqual(new Set([204]))
    await expect.poll(async () => (await read(second, '/api/billing', family)).premium).toBe(true)
    const thanks = () => second.outbox().filter((name) => name.endsWith('.eml') || name.endsWith('.txt'))
    await expect.poll(() => thanks().length).toBeGreaterThan(0)
    if (databaseUrl) {
      const { rows } = await asked(databaseUrl, 'select id from billing_event')
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    }
    await second.kill()
  })
})

/** The migrations of an older release. */
function olderMigrations(count: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-older-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('migrations', folder, { recursive: true })
  const at = path.join(folder, 'meta', '_journal.json')
  const journal = z.looseObject({ entries: z.array(z.unknown()) }).parse(JSON.parse(readFileSync(at, 'utf8')))
  writeFileSync(at, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

describe('a server that is killed in the middle of a migration', () => {
  it.runIf(url)('leaves the database as it was; the next one waits for what is left of it, and migrates', async () => {
    const { env, databaseUrl } = await home('migration')
    const old = await openDb({ databaseUrl, dataDir: '', migrations: olderMigrations(29) })
    await old.close()
    // 0031 makes an index of this table; 0029 and 0030 stand before it.
    const held = await holding(databaseUrl, 'lock table learner in row exclusive mode')
    const first = startingServer(env)
    const never = first.ready.catch(() => 'it ended')
    await held.untilWaiting(/create index/i)
    await first.kill()
    expect(await never).toBe('it ended')
    const added = `select 1 from information_schema.columns where table_name = 'user' and column_name = 'family_id'`
    expect((await asked(databaseUrl, added)).rowCount).toBe(0)

    const second = startingServer(env)
    await held.untilWaiting(/pg_advisory_lock/)
    await held.letGo()
    const server = await second.ready
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const { rows } = await asked(databaseUrl, 'select hash from drizzle.__drizzle_migrations')
    const all = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
    expect([rows.length, new Set(rows.map(({ hash }) => hash)).size]).toEqual([all.length, all.length])
    await server.kill()
  })

  it.skipIf(url).each([
    ['before its files are there', 'db', 0],
    ['while its files are made', 'db/base', 150],
    ['while its tables are made', 'db/PG_VERSION', 900],
  ])('of the embedded database, %s: the next start goes through', async (_, seen, later) => {
    const { env, folder } = await home('embedded')
    const first = startingServer(env)
    const never = first.ready.catch(() => null)
    await expect.poll(() => existsSync(path.join(folder, seen)), { interval: 5 }).toBe(true)
    await pause(later)
    await first.kill()
    await never
    const server = await serverProcess(env)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await signUp(server)
    await server.kill()
  })
})
