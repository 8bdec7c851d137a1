import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { consentVersion } from '#shared/limits.ts'
import { databaseNamed } from './support/database-snapshot.ts'
import { type ServerProcess, serverProcess } from './support/server-process.ts'

// The release before and this one, beside each other on one database, while children talk: an upgrade as docs/operations.md tells
// it, a restart of each process, and the way back. Runs where the suite runs on PostgreSQL, in a folder that knows its history.

const url = process.env.DATABASE_URL
const name = `trellis_upgrade_${process.pid}`
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** The last commit before the newest migration. Null: nobody knows. */
function releaseBefore(): string | null {
  try {
    return git('rev-parse', `${git('log', '-1', '--format=%H', '--', 'migrations/meta/_journal.json')}^`)
  } catch {
    return null
  }
}
const before = url ? releaseBefore() : null

describe.runIf(before)('an upgrade under talk', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-before-'))
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  beforeAll(async () => {
    const old = path.join(folder, 'old')
    mkdirSync(old)
    execFileSync('sh', ['-c', `git archive ${before} | tar -x -C ${old}`])
    symlinkSync(path.resolve('node_modules'), path.join(old, 'node_modules'))
    await admin(`create database ${name}`)
  })
  afterAll(async () => {
    await Promise.all(serving.map((server) => server.kill()))
    await admin(`drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })

  /** Those that a proxy would send calls to. */
  const serving: ServerProcess[] = []
  const start = async (release: 'old' | 'new') => {
    const environment = {
      DATABASE_URL: databaseNamed(url ?? '', name),
      AUTH_SECRET: 'a secret that both releases share with each other',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
    }
    const server = await serverProcess(environment, release === 'old' ? path.join(folder, 'old') : '.')
    serving.push(server)
    return server
  }
  /** As systemd and a proxy do: no new calls, and replies in the making are finished. */
  const stop = async (server: ServerProcess) => {
    serving.splice(serving.indexOf(server), 1)
    await server.stop()
  }

  const refused: string[] = []
  let calls = 0
  /** As a browser behind a proxy does: what finds nobody, or is told to wait, is sent again. */
  const ask = async (method: string, address: string, body: unknown, headers: Record<string, string>) => {
    for (;;) {
      const server = serving[calls++ % serving.length]
      const answer = await fetch(`${server?.url}${address}`, {
        method,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch(() => null)
      if (answer?.ok) return { answer, json: await answer.json().catch(() => null) }
      if (answer && ![409, 429, 503].includes(answer.status))
        refused.push(`${method} ${address}: ${answer.status} ${await answer.text()}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  type Child = { headers: Record<string, string>; ids: Record<string, string>; said: string[] }
  const newChild = async (n: number): Promise<Child> => {
    const from = { 'x-forwarded-for': `10.0.0.${n + 1}` }
    const credentials = { email: `upgrade-${n}@example.org`, password: 'correct horse battery' }
    const { answer } = await ask('POST', '/api/auth/sign-up/email', credentials, from)
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const as = { ...from, cookie }
    const about = { nickname: `Child ${n}`, grade_level: 3, consent_version: consentVersion }
    const { json: student } = await ask('POST', '/api/students', about, as)
    const { json: tutors } = await ask('GET', '/api/tutors?grade_level=3', undefined, from)
    await ask('PATCH', `/api/students/${student.id}`, { assigned_tutor_id: tutors[0].id }, as)
    const { json: pass } = await ask('POST', '/api/learner', { student_id: student.id }, as)
    const headers = { ...from, authorization: `Bearer ${pass.token}` }
    const ids = { student_id: student.id, tutor_id: tutors[0].id }
    const { json: started } = await ask('POST', '/api/conversations/start', ids, headers)
    return { headers, ids: { ...ids, conversation_id: started.conversation_id }, said: [] }
  }

  /** Says things until it is over, each until it is answered; and answers cards. */
  const talk = async ({ headers, ids, said }: Child, isOver: () => boolean) => {
    for (let n = 0; !isOver(); n++) {
      const id = randomUUID()
      await ask('POST', '/api/chat', { ...ids, message: `what is ${n + 20} + 7?`, client_message_id: id }, headers)
      said.push(id)
      const { json } = await ask('GET', `/api/flashcards/next_card?student_id=${ids.student_id}`, undefined, headers)
      const answer = { student_id: ids.student_id, card_id: json.card.id, was_correct: true, client_id: id }
      await ask('POST', '/api/flashcards/log_answer', answer, headers)
      // Twelve things a minute are the most that a child may say.
      await new Promise((resolve) => setTimeout(resolve, 2_000))
    }
  }

  it('loses nothing, doubles nothing, and the release before goes on beside the new tables', async () => {
    const old = [await start('old'), await start('old')]
    const children = await Promise.all(Array.from({ length: 6 }, (_, n) => newChild(n)))
    let isOver = false
    const talking = children.map((child) => talk(child, () => isOver))
    const fresh = [await start('new')]
    for (const server of old) await stop(server)
    fresh.push(await start('new'))
    // Each once more, and back to the release before.
    for (const server of fresh) {
      await start('new')
      await stop(server)
    }
    const back = await start('old')
    for (const server of serving.filter((one) => one !== back)) await stop(server)
    isOver = true
    await Promise.all(talking)
    await stop(back)

    expect(refused).toEqual([])
    const client = new pg.Client({ connectionString: databaseNamed(url ?? '', name) })
    await client.connect()
    const said = children.flatMap((child) => child.said)
    const found = async (query: string) => {
      const { rows } = await client.query(query, [said])
      return z
        .array(z.object({ id: z.string() }))
        .parse(rows)
        .map(({ id }) => id)
        .sort()
    }
    expect(
      await found('select client_message_id as id from message where client_message_id = any($1::uuid[])'),
    ).toEqual([...said].sort())
    expect(
      await found(`select m.client_message_id as id from message m join message r on r.conversation_id = m.conversation_id
        and r.reply_to = m.id and r.complete where m.client_message_id = any($1::uuid[])`),
    ).toEqual([...said].sort())
    expect(await found('select client_id as id from evidence where client_id = any($1::uuid[])')).toEqual(
      [...said].sort(),
    )
    const { rows } =
      await client.query(`select (select relkind::text from pg_class where oid = 'message'::regclass) as kind,
      (select count(*)::int from message where parent_id is null) as without`)
    expect(rows).toEqual([{ kind: 'p', without: 0 }])
    await client.end()
  })
})
