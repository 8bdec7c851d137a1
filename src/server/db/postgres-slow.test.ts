import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseNamed } from '#tests/support/database-snapshot.ts'
import { call, say, startLesson, transcript } from '#tests/support/family.ts'
import { type PostgresCluster, postgresCluster } from '#tests/support/postgres-cluster.ts'
import { postgresRoad } from '#tests/support/postgres-road.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openDb } from './client.ts'

// On a PostgreSQL of its own, because the road to it is slow or closed. Runs where the suite runs on PostgreSQL.
const onPostgres = process.env.DATABASE_URL !== undefined

describe.runIf(onPostgres)('a PostgreSQL', () => {
  let cluster: PostgresCluster
  beforeAll(async () => {
    cluster = await postgresCluster()
  })
  afterAll(() => cluster.close())

  const made = async (name: string) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return name
  }
  const served = async (databaseUrl: string) => {
    const database = await openDb({ databaseUrl, dataDir: '', migrations: 'migrations' })
    const app = await startApp({ database })
    const lesson = await startLesson(app)
    const childSaid = async () => (await transcript(app, lesson)).filter((line) => line.startsWith('child'))
    return { database, app, lesson, childSaid }
  }

  it('far away is slow and nothing else: everything is answered, kept once and in its order', async () => {
    const road = await postgresRoad(cluster.url)
    const { database, app, lesson, childSaid } = await served(databaseNamed(road.url, await made('far')))
    road.slow(150)
    const others = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => startLesson(app, name)))
    const [first, ...rest] = await Promise.all([
      say(app, lesson, 'I like number one'),
      ...others.map((other) => say(app, other, 'what is 7 x 8?')),
    ])
    expect([first, ...rest].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    // Whoever does not wait for the answer and sends again is heard once.
    const id = randomUUID()
    const both = await Promise.all([1, 2].map(() => say(app, lesson, 'and number two', id)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await childSaid()).toEqual(['child: I like number one', 'child: and number two'])
    await database.close()
  })

  it('that stands still is not waited for without end; the server is there when it goes on', async () => {
    const road = await postgresRoad(cluster.url)
    const { database, app, lesson, childSaid } = await served(databaseNamed(road.url, await made('still')))
    expect((await say(app, lesson, 'hello')).status).toBe(200)
    road.stand()
    const refused = await say(app, lesson, 'are you there?')
    expect([refused.status, refused.json.retryable]).toEqual([503, true])
    expect((await call(app, 'GET', '/healthz')).status).toBe(200)
    expect((await call(app, 'GET', '/readyz')).status).toBe(503)
    road.go()
    await expect.poll(async () => (await say(app, lesson, 'hello again')).status).toBe(200)
    // What was held may come through late, but nothing that was said is missing or there twice.
    const said = await childSaid()
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter((line) => line !== 'child: are you there?')).toEqual(['child: hello', 'child: hello again'])
    await database.close()
  })
})
