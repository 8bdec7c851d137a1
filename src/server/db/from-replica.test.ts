import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openMetrics } from '#server/metrics/metrics.ts'
import { call, say, startLesson } from '#tests/support/family.ts'
import { type PostgresCluster, postgresCluster } from '#tests/support/postgres-cluster.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openDb, openReads } from './client.ts'
import { type ReplicaState, watchReplica } from './replica.ts'

// A real streaming replica. Runs where the suite runs on PostgreSQL.
const onPostgres = process.env.DATABASE_URL !== undefined

/** Faster than the running server looks, and sooner too old. */
const watch = { every: 50, mostBehind: 800 }

describe.runIf(onPostgres)('reads that may be a second old', () => {
  let cluster: PostgresCluster
  let replica: ReturnType<PostgresCluster['replica']>
  beforeAll(async () => {
    cluster = await postgresCluster()
    replica = cluster.replica()
  }, 60_000)
  afterAll(() => cluster.close())

  /** The replica takes what comes and plays nothing of it; goes on at the latest when the test is over. */
  async function pausing() {
    const reads = await openReads({ url: replica.url, onLostConnection: () => undefined })
    const resume = async () => void (await reads.query('select pg_wal_replay_resume()'))
    onTestFinished(async () => {
      await resume()
      await reads.close()
    })
    return { pause: () => reads.query('select pg_wal_replay_pause()'), resume }
  }

  async function served() {
    const database = await openDb({ databaseUrl: cluster.url, dataDir: '', migrations: 'migrations' })
    const changes: ReplicaState[] = []
    const watched = await watchReplica({
      reads: await openReads({ url: replica.url, onLostConnection: () => undefined }),
      primary: database,
      onChange: (state) => changes.push(state),
      ...watch,
    })
    const metrics = openMetrics()
    const app = await startApp({
      database,
      replica: watched,
      metrics,
      config: { databaseUrl: cluster.url, databaseReadUrl: replica.url },
    })
    const lesson = await startLesson(app)
    await say(app, lesson, 'my hamster eats carrots')
    /** Where reads were answered since this was asked last: ['replica fresh', …]. */
    let before = new Map<string, number>()
    const answeredBy = async () => {
      const { text } = await metrics.tell()
      const lines = [...text.matchAll(/^trellis_reads_total\{from="(\w+)",why="(\w+)"\} (\d+)/gm)]
      const now = new Map(lines.map(([, from, why, count]) => [`${from} ${why}`, Number(count)]))
      const grown = [...now].filter(([key, count]) => count > (before.get(key) ?? 0)).map(([key]) => key)
      before = now
      return grown
    }
    const { student, parent } = lesson
    const readAll = async () => {
      const addresses = [
        '/api/students/insights',
        `/api/students/${student.id}/progress`,
        `/api/students/${student.id}/progress/addition.within-10`,
        `/api/student/${student.id}/conversations`,
        `/api/student/${student.id}/said?about=hamster`,
      ]
      const answers = await Promise.all(addresses.map((address) => call(app, 'GET', address, undefined, parent)))
      return answers.map(({ status, json }) => ({ status, json }))
    }
    /** As if the parent had changed nothing for a minute. */
    const rest = () => database.query(`update "user" set updated_at = now() - interval '1 minute'`)
    const close = async () => {
      await watched.close()
      await database.close()
    }
    return { app, database, watched, changes, answeredBy, readAll, rest, close, lesson }
  }
  /** What was answered, without the moment of the answer. Fails unless all were. */
  const told = (answers: { status: number; json: unknown }[]) => {
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    return JSON.stringify(answers.map(({ json }) => json)).replaceAll(/"now":"[^"]*"/g, '')
  }

  it('go to the replica and say the same there', async () => {
    const { app, readAll, rest, watched, answeredBy, close } = await served()
    const onPrimary = told(await readAll())
    expect(onPrimary).toContain('hamster')
    expect(await answeredBy()).toEqual(['primary own_change'])
    await rest()
    await expect.poll(async () => told(await readAll())).toBe(onPrimary)
    await answeredBy()
    expect(told(await readAll())).toBe(onPrimary)
    expect(await answeredBy()).toEqual(['replica fresh'])
    await expect(watched.db.execute(sql`update student set nickname = 'Nobody'`)).rejects.toThrow()
    expect((await call(app, 'GET', '/readyz')).json.missing).toEqual([])
    await close()
  })

  it('never show a parent a state from before the own change, even from a replica that stands still', async () => {
    const { app, rest, answeredBy, lesson, close } = await served()
    await rest()
    const { student, parent } = lesson
    const map = `/api/students/${student.id}/progress`
    const paused = await pausing()
    await expect.poll(async () => (await call(app, 'GET', map, undefined, parent)).json.nickname).toBe('Mia')
    await paused.pause()
    await answeredBy()
    expect((await call(app, 'PATCH', `/api/students/${student.id}`, { nickname: 'Mila' }, parent)).status).toBe(200)
    expect((await call(app, 'GET', map, undefined, parent)).json.nickname).toBe('Mila')
    expect(await answeredBy()).toEqual(['primary own_change'])
    await paused.resume()
    await close()
  })

  it('go to the primary while the replica is too far behind, and come back', async () => {
    const { app, readAll, rest, watched, changes, answeredBy, lesson, close } = await served()
    await rest()
    await expect.poll(watched.state).toBe('fresh')
    const paused = await pausing()
    await paused.pause()
    await say(app, lesson, 'and my hamster sleeps all day')
    await expect.poll(watched.state, { timeout: 5_000 }).toBe('behind')
    await answeredBy()
    expect(told(await readAll())).toContain('sleeps')
    expect(await answeredBy()).toEqual(['primary behind'])
    expect((await call(app, 'GET', '/readyz')).json.missing).toEqual(['replica'])
    await paused.resume()
    await expect.poll(watched.state, { timeout: 5_000 }).toBe('fresh')
    expect(changes.slice(-2)).toEqual(['behind', 'fresh'])
    await close()
  })

  it('are asked of the primary where the replica does not have them yet', async () => {
    const { rest, watched, answeredBy, app, lesson, close } = await served()
    await rest()
    await expect.poll(watched.state).toBe('fresh')
    const paused = await pausing()
    await paused.pause()
    const { parent, student } = lesson
    const made = await app.app.database.query(
      `insert into student (id, parent_id, nickname, grade_level, time_zone, created_at)
       select gen_random_uuid(), parent_id, 'Ben', 2, time_zone, created_at
       from student where id = $1 returning id`,
      [student.id],
    )
    await answeredBy()
    const map = await call(app, 'GET', `/api/students/${made.rows[0]?.id}/progress`, undefined, parent)
    expect([map.status, map.json.nickname, await answeredBy()]).toEqual([200, 'Ben', ['primary absent']])
    await paused.resume()
    await close()
  })

  it('fail for nobody when the replica is killed, stands still or comes back', async () => {
    const { readAll, rest, watched, changes, answeredBy, close } = await served()
    await rest()
    await expect.poll(watched.state).toBe('fresh')
    const before = told(await readAll())
    replica.pgCtl('-m', 'immediate', 'stop')
    await answeredBy()
    expect(told(await readAll())).toBe(before)
    expect(['primary failed', 'primary away']).toContain((await answeredBy())[0])
    await expect.poll(watched.state).toBe('away')
    replica.start()
    await expect.poll(watched.state, { timeout: 10_000 }).toBe('fresh')
    // It may be behind for a moment between the two.
    expect(changes).toContain('away')
    expect(changes.at(-1)).toBe('fresh')
    // Nobody answers and nobody hangs up: as a machine that was unplugged.
    const stop = freeze(replica.folder)
    expect(told(await readAll())).toBe(before)
    stop()
    await expect.poll(watched.state, { timeout: 10_000 }).toBe('fresh')
    await close()
  })

  it('go to the primary when the address is that of no replica', async () => {
    const database = await openDb({ databaseUrl: cluster.url, dataDir: '', migrations: 'migrations' })
    const reads = await openReads({ url: cluster.url, onLostConnection: () => undefined })
    const watched = await watchReplica({ reads, primary: database, onChange: () => undefined, ...watch })
    expect(watched.state()).toBe('away')
    await watched.close()
    await database.close()
  })
})

/** Every process of this PostgreSQL stands still until what it gives is called. */
function freeze(folder: string): () => void {
  const [first = ''] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('pgrep', ['-P', first], { encoding: 'utf8' }).trim().split('\n')
  const all = [first, ...children].map(Number)
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
}
