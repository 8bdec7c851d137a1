import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, say, startLesson, transcript } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openDb } from './client.ts'

// On a PostgreSQL of its own, because it is stopped under the server. Runs where the suite runs on PostgreSQL.
const onPostgres = process.env.DATABASE_URL !== undefined

describe.runIf(onPostgres)('a PostgreSQL that is stopped and started again', () => {
  let cluster: ChildProcess
  let url = ''
  let control: string[] = []

  beforeAll(async () => {
    const inner = [
      'node',
      '-e',
      'console.log(process.env.DATABASE_URL + " " + process.env.TRELLIS_PG_CTL); process.stdin.resume(); process.stdin.on("end", () => process.exit(0))',
    ]
    cluster = spawn('scripts/with-postgres.sh', inner, { stdio: ['pipe', 'pipe', 'inherit'] })
    const line = await new Promise<string>((resolve) => cluster.stdout?.once('data', (data) => resolve(String(data))))
    const [address = '', ...rest] = line.trim().split(' ')
    url = address
    control = rest
  })
  afterAll(async () => {
    const over = new Promise((resolve) => cluster.once('exit', resolve))
    cluster.stdin?.end()
    await over
  })
  const pgCtl = (...words: string[]) =>
    execFileSync(control[0] ?? '', [...control.slice(1), ...words], { cwd: '/', stdio: 'ignore' })

  it('does not end the server: calls fail clearly meanwhile, and work again by themselves', async () => {
    const lost: string[] = []
    const database = await openDb({
      databaseUrl: url,
      dataDir: '',
      migrations: 'migrations',
      onLostConnection: (error) => lost.push(error.message),
    })
    const app = await startApp({ database })
    const lesson = await startLesson(app)
    expect((await say(app, lesson, 'hello')).status).toBe(200)

    pgCtl('-m', 'immediate', 'stop')
    const failed = await say(app, lesson, 'are you there?')
    expect([failed.status, failed.json.code, failed.json.retryable]).toEqual([503, 'unavailable', true])
    expect((await call(app, 'GET', '/readyz')).status).toBe(503)
    expect((await call(app, 'GET', '/healthz')).status).toBe(200)

    pgCtl('-o', `-c listen_addresses='' -c unix_socket_directories='${new URL(url).searchParams.get('host')}'`, 'start')
    await expect.poll(async () => (await say(app, lesson, 'hello again')).status).toBe(200)
    expect(lost.length).toBeGreaterThan(0)
    expect((await transcript(app, lesson)).filter((line) => line.startsWith('child'))).toEqual([
      'child: hello',
      'child: hello again',
    ])
    await database.close()
  })
})
