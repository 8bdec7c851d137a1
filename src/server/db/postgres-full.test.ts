import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseNamed } from '#tests/support/database-snapshot.ts'
import { call, say, startLesson, transcript } from '#tests/support/family.ts'
import { maySetUpDisks, type PostgresCluster, postgresCluster } from '#tests/support/postgres-cluster.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openDb } from './client.ts'

// On a PostgreSQL whose disk is 320 MB of memory. Runs where the suite runs on PostgreSQL, and where disks may be made.
const possible = process.env.DATABASE_URL !== undefined && maySetUpDisks()

describe.runIf(possible)('a PostgreSQL whose disk is full', () => {
  let cluster: PostgresCluster
  beforeEach(async () => {
    cluster = await postgresCluster('320m')
  })
  afterEach(() => cluster.close())

  const query = async (url: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const served = async (name: string) => {
    await query(cluster.url, `create database ${name}`)
    const databaseUrl = databaseNamed(cluster.url, name)
    const database = await openDb({ databaseUrl, dataDir: '', migrations: 'migrations' })
    const app = await startApp({ database })
    const lesson = await startLesson(app)
    const childSaid = async () => (await transcript(app, lesson)).filter((line) => line.startsWith('child'))
    return { databaseUrl, database, app, lesson, childSaid }
  }

  const ballast = () => path.join(cluster.folder, 'ballast')
  /** Takes what is left of the disk, to the last byte. */
  const fill = () => {
    const file = openSync(ballast(), 'a')
    try {
      for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        }
      }
    } finally {
      closeSync(file)
    }
  }
  const makeRoom = () => rmSync(ballast(), { force: true })

  /** Says one thing after the other until something is refused; what was said before that is kept. */
  const sayUntilRefused = async ({ app, lesson }: Awaited<ReturnType<typeof served>>) => {
    const kept: string[] = []
    for (let number = 1; number <= 400; number++) {
      const text = `line ${number}${', I like dogs and cats'.repeat(60)}`
      const id = randomUUID()
      const { status, json } = await say(app, lesson, text, id)
      if (status !== 200) return { kept, refused: { status, retryable: json.retryable }, again: { text, id } }
      kept.push(`child: ${text}`)
    }
    throw new Error('The disk was never full.')
  }

  it('refuses what it cannot keep, keeps what it took, and goes on when there is room', async () => {
    const house = await served('tables')
    expect((await say(house.app, house.lesson, 'hello')).status).toBe(200)
    fill()
    const { kept, refused, again } = await sayUntilRefused(house)
    expect(refused).toEqual({ status: 503, retryable: true })
    expect((await call(house.app, 'GET', '/healthz')).status).toBe(200)
    // What is there can still be read. The words that were refused may stand there and wait for their reply.
    const readable = await house.childSaid()
    expect(readable.slice(0, kept.length + 1)).toEqual(['child: hello', ...kept])
    expect(['', `child: ${again.text}`]).toContain(readable.slice(kept.length + 1).join())
    makeRoom()
    // Said again they are answered, and stand there once.
    await expect.poll(async () => (await say(house.app, house.lesson, again.text, again.id)).status).toBe(200)
    expect((await say(house.app, house.lesson, 'there is room again')).status).toBe(200)
    const said = [...kept, `child: ${again.text}`, 'child: there is room again']
    expect(await house.childSaid()).toEqual(['child: hello', ...said])
    await house.database.close()
  })

  it('that died of it loses nothing it took, and is used again as soon as it stands', async () => {
    const house = await served('log')
    expect((await say(house.app, house.lesson, 'hello')).status).toBe(200)
    fill()
    // No room for its own log either: it stops with PANIC.
    const noise = `select pg_logical_emit_message(false, 'noise', repeat('x', 1000000))`
    await expect(query(house.databaseUrl, ...Array.from({ length: 100 }, () => noise))).rejects.toThrow()
    const refused = await say(house.app, house.lesson, 'are you there?')
    expect([refused.status, refused.json.retryable]).toEqual([503, true])
    expect((await call(house.app, 'GET', '/healthz')).status).toBe(200)
    makeRoom()
    const back = async () => {
      try {
        cluster.start()
      } catch {
        // It stands already, or is on its way.
      }
      return (await say(house.app, house.lesson, 'hello again')).status
    }
    await expect.poll(back).toBe(200)
    expect(await house.childSaid()).toEqual(['child: hello', 'child: hello again'])
    await house.database.close()
  })
})
