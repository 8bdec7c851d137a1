import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, say, startLesson, transcript } from '#tests/support/family.ts'
import { type PostgresCluster, postgresCluster } from '#tests/support/postgres-cluster.ts'
import { postgresRoad } from '#tests/support/postgres-road.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openDb } from './client.ts'

// On a PostgreSQL of its own, because it is taken away from under the server. Runs where the suite runs on PostgreSQL.
const onPostgres = process.env.DATABASE_URL !== undefined

describe.runIf(onPostgres)('a PostgreSQL in trouble', () => {
  let cluster: PostgresCluster
  beforeAll(async () => {
    cluster = await postgresCluster()
  })
  afterAll(() => cluster.close())

  const ask = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  const served = async (databaseUrl: string) => {
    const database = await openDb({ databaseUrl, dataDir: '', migrations: 'migrations' })
    const app = await startApp({ database })
    const lesson = await startLesson(app)
    const childSaid = async () => (await transcript(app, lesson)).filter((line) => line.startsWith('child'))
    return { database, app, lesson, childSaid }
  }

  it('without a connection to spare refuses clearly, and serves as soon as there is one', async () => {
    // Whoever owns the database is held to a number of connections, as a superuser is not.
    await ask('create role few login connection limit 6', 'create database few owner few')
    const url = new URL(cluster.url)
    url.username = 'few'
    url.pathname = '/few'
    const { database, app, lesson, childSaid } = await served(url.href)
    expect((await say(app, lesson, 'hello')).status).toBe(200)
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'few'`)
    const takers: pg.Client[] = []
    for (;;) {
      const taker = new pg.Client({ connectionString: url.href })
      if (
        !(await taker.connect().then(
          () => true,
          () => false,
        ))
      )
        break
      takers.push(taker)
    }
    expect(takers.length).toBeGreaterThan(0)
    const refused = await say(app, lesson, 'is somebody there?')
    expect([refused.status, refused.json.code, refused.json.retryable]).toEqual([503, 'unavailable', true])
    expect((await call(app, 'GET', '/healthz')).status).toBe(200)
    for (const taker of takers) await taker.end()
    await expect.poll(async () => (await say(app, lesson, 'hello again')).status).toBe(200)
    expect(await childSaid()).toEqual(['child: hello', 'child: hello again'])
    await database.close()
  })

  it('fails over to its replica: nothing that was answered is lost, and the server goes on by itself', async () => {
    const replica = cluster.replica()
    // Answered means kept twice: the name is any.
    await ask(`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')
    const address = await postgresRoad(cluster.url)
    const { database, app, lesson, childSaid } = await served(address.url)
    const answered: string[] = []
    for (const word of ['one', 'two', 'three'])
      if ((await say(app, lesson, `I like number ${word}`)).status === 200) answered.push(word)

    cluster.pgCtl('-m', 'immediate', 'stop')
    const lost = await say(app, lesson, 'are you there?')
    expect([lost.status, lost.json.retryable]).toEqual([503, true])
    replica.promote()
    address.moveTo(replica.url)
    await expect.poll(async () => (await say(app, lesson, 'hello again')).status).toBe(200)
    expect(answered).toEqual(['one', 'two', 'three'])
    expect(await childSaid()).toEqual([...answered.map((word) => `child: I like number ${word}`), 'child: hello again'])
    expect((await call(app, 'GET', '/readyz')).status).toBe(200)
    await database.close()
  })
})
