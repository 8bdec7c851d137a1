import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type OpenDb, openDb } from '#server/db/client.ts'
import { consentVersion } from '#shared/limits.ts'
import { databaseNamed } from '#tests/support/database-snapshot.ts'
import { type ServerProcess, serverCommand, serverProcess } from '#tests/support/server-process.ts'

// A server that serves is backed up by a process of its own and brought back on a machine that has nothing; on the embedded
// database, and on PostgreSQL where the suite runs there.

const home = mkdtempSync(path.join(os.tmpdir(), 'trellis-backup-'))
const url = process.env.DATABASE_URL
const made: string[] = []
const admin = async (statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
afterAll(async () => {
  for (const name of made) await admin(`drop database if exists ${name} with (force)`)
  rmSync(home, { recursive: true, force: true })
})

async function databaseOf(name: string): Promise<string> {
  if (!url) return ''
  const whole = `trellis_${name}_${process.pid}_${made.length}`
  await admin(`create database ${whole}`)
  made.push(whole)
  return databaseNamed(url, whole)
}

const key = 'a key that somebody keeps elsewhere, for the tests'

const ask = async (server: ServerProcess, method: string, address: string, body?: unknown, headers = {}) => {
  const answer = await fetch(`${server.url}${address}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`)
  return answer
}

const signUp = async (server: ServerProcess, email: string) => {
  const answer = await ask(server, 'POST', '/api/auth/sign-up/email', { email, password: 'correct horse battery' })
  return answer.headers
    .getSetCookie()
    .map((part) => part.split(';')[0])
    .join('; ')
}

/** A family with a lesson, an answer, a case that was told, a note, and a file. */
async function live(server: ServerProcess): Promise<void> {
  const cookie = await signUp(server, 'ana@example.org')
  const child = { nickname: 'Mía "O\'Neill" \\ 🌱', grade_level: 3, consent_version: consentVersion }
  const student = await (await ask(server, 'POST', '/api/students', child, { cookie })).json()
  const [tutor] = await (await ask(server, 'GET', '/api/tutors?grade_level=3')).json()
  await ask(server, 'PATCH', `/api/students/${student.id}`, { assigned_tutor_id: tutor.id }, { cookie })
  const { token } = await (await ask(server, 'POST', '/api/learner', { student_id: student.id }, { cookie })).json()
  const headers = { authorization: `Bearer ${token}` }
  const ids = { student_id: student.id, tutor_id: tutor.id }
  const { conversation_id } = await (await ask(server, 'POST', '/api/conversations/start', ids, headers)).json()
  for (const message of ['what is 7 x 8?', 'it is 56\n\t"yes"', 'my dad hits me'])
    await ask(server, 'POST', '/api/chat', { ...ids, conversation_id, message }, headers)
  mkdirSync(path.join(server.dataDir, 'files'), { recursive: true })
  writeFileSync(path.join(server.dataDir, 'files', 'a'.repeat(32)), randomBytes(700_000))
}

/** Every row of every table, as text. Counts of calls are forgotten by the minute. */
async function everything(database: OpenDb): Promise<Record<string, string[]>> {
  const { rows } = await database.query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'call_limit' order by 1`)
  const found: Record<string, string[]> = {}
  for (const name of [...rows.map((row) => String(row.name)), 'jobs.job']) {
    const content = await database.query(`select t::text as row from ${name} t order by 1`)
    found[name] = content.rows.map((row) => String(row.row))
  }
  return found
}

describe('a backup', () => {
  it('of a server that serves is brought back on an empty machine, row by row and file by file', async () => {
    const [here, there] = [await databaseOf('here'), await databaseOf('there')]
    const server = await serverProcess({ DATABASE_URL: here, AUTH_SECRET: '', LOG_LEVEL: 'info' })
    const folder = mkdtempSync(path.join(home, 'quiet-'))
    const [from, to] = [server.dataDir, path.join(folder, 'there')]
    const file = path.join(folder, 'trellis.backup')
    await live(server)
    const environment = { DATABASE_URL: here, DATA_DIR: from, AUTH_SECRET: '' }
    const target = { DATABASE_URL: there, DATA_DIR: to, AUTH_SECRET: '', BACKUP_KEY: key }

    expect(await serverCommand(['backup', file], environment)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/Set BACKUP_KEY/),
    })
    const backedUp = await serverCommand(['backup', file], { ...environment, BACKUP_KEY: key })
    expect(backedUp).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ rows of \d+ tables and 2 files/) })
    expect(existsSync(`${file}.part`)).toBe(false)
    expect((await serverCommand(['backup', file], { ...environment, BACKUP_KEY: key })).said).toMatch(
      /is there already/,
    )
    // It went on serving.
    await ask(server, 'GET', '/readyz')

    const wrong = await serverCommand(['restore', file], { ...target, DATA_DIR: `${to}-wrong`, BACKUP_KEY: `${key}!` })
    expect(wrong).toMatchObject({ code: 1, said: expect.stringMatching(/BACKUP_KEY is not the key/) })
    expect(await serverCommand(['restore', file], target)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/are back/),
    })
    expect(await serverCommand(['restore', file], target)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/already/),
    })
    const dataDir = from.concat('-kept')
    // The folder goes with the server: what is compared is kept.
    await server.stopKeeping(dataDir)
    const folders = [dataDir, to]
    const [before, after] = await Promise.all(
      [here, there].map((databaseUrl, at) =>
        openDb({ databaseUrl: databaseUrl || null, dataDir: folders[at] ?? '', migrations: 'migrations' }),
      ),
    )
    if (!before || !after) throw new Error('a database is missing')
    const [whole, back] = [await everything(before), await everything(after)]
    await Promise.all([before.close(), after.close()])
    expect(back).toEqual(whole)
    expect(Object.values(whole).filter((rows) => rows.length > 0).length).toBeGreaterThan(10)
    expect(whole['public.alarm']).toHaveLength(1)
    for (const name of ['auth-secret', ...readdirSync(path.join(dataDir, 'files')).map((one) => `files/${one}`)])
      expect(readFileSync(path.join(to, name)).equals(readFileSync(path.join(dataDir, name)))).toBe(true)
    rmSync(dataDir, { recursive: true, force: true })

    // Who was there before is there again, and triggers are in force.
    const again = await serverProcess({ DATABASE_URL: there, DATA_DIR: to, AUTH_SECRET: '' })
    const signIn = { email: 'ana@example.org', password: 'correct horse battery' }
    expect((await ask(again, 'POST', '/api/auth/sign-in/email', signIn)).ok).toBe(true)
    await again.stop()
  })

  it.runIf(url)('is of one moment, whatever is written while it is made', async () => {
    const [here, there] = [await databaseOf('busy'), await databaseOf('calm')]
    const server = await serverProcess({ DATABASE_URL: here, AUTH_SECRET: '', TRUSTED_PROXIES: '1' })
    const folder = mkdtempSync(path.join(home, 'busy-'))
    const file = path.join(folder, 'busy.backup')
    let isOver = false
    const writing = (async () => {
      for (let n = 0; !isOver; n++)
        await fetch(`${server.url}/api/auth/sign-up/email`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
          },
          body: JSON.stringify({ email: `busy-${n}@example.org`, password: 'correct horse battery' }),
        })
    })()
    const environment = { DATABASE_URL: here, DATA_DIR: server.dataDir, BACKUP_KEY: key }
    expect((await serverCommand(['backup', file], environment)).code).toBe(0)
    isOver = true
    await writing
    await server.stop()
    // Sessions refer to accounts: what would not fit together would not come back.
    const target = { DATABASE_URL: there, DATA_DIR: path.join(folder, 'calm'), BACKUP_KEY: key }
    expect(await serverCommand(['restore', file], target)).toMatchObject({ code: 0 })
  })
})
