import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, say, startLesson, transcript } from '#tests/support/family.ts'
import { type PostgresCluster, postgresCluster } from '#tests/support/postgres-cluster.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openDb } from './client.ts'

// On a PostgreSQL of its own, because it is stopped under the server. Runs where the suite runs on PostgreSQL.
const onPostgres = process.env.DATABASE_URL !== undefined

describe.runIf(onPostgres)('a PostgreSQL that is stopped and started again', () => {
  let cluster: PostgresCluster
  beforeAll(async () => {
    cluster = await postgresCluster()
  })
  afterAll(() => cluster.close())

  it('does not end the server: calls fail clearly meanwhile, and work again by themselves', async () => {
    const lost: string[] = []
    const database = await openDb({
      databaseUrl: cluster.url,
      dataDir: '',
      migrations: 'migrations',
      onLostConnection: (error) => lost.push(error.message),
    })
    const app = await startApp({ database })
    const lesson = await startLesson(app)
    expect((await say(app, lesson, 'hello')).status).toBe(200)

    cluster.pgCtl('-m', 'immediate', 'stop')
    const failed = await say(app, lesson, 'are you there?')
    expect([failed.status, failed.json.code, failed.json.retryable]).toEqual([503, 'unavailable', true])
    expect((await call(app, 'GET', '/readyz')).status).toBe(503)
    expect((await call(app, 'GET', '/healthz')).status).toBe(200)

    cluster.start()
    await expect.poll(async () => (await say(app, lesson, 'hello again')).status).toBe(200)
    expect(lost.length).toBeGreaterThan(0)
    expect((await transcript(app, lesson)).filter((line) => line.startsWith('child'))).toEqual([
      'child: hello',
      'child: hello again',
    ])
    await database.close()
  })
})
