import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#tests/support/start-app.ts'
import { type Jobs, startJobs } from './jobs.ts'

const database = await freshDatabase()
const running: Jobs[] = []
afterAll(async () => {
  for (const jobs of running) await jobs.stop()
  await database.close()
})

async function start(more: { retryDelay?: number; expireInSeconds?: number; lookAfter?: number } = {}) {
  const jobs = await startJobs({ query: database.query, log: pino({ level: 'silent' }), ...more })
  running.push(jobs)
  return jobs
}
const told = (to: string) => ({ kind: 'password_changed', to }) as const
const nothing = async () => undefined
const state = async (to: string) =>
  (await database.query("select state from jobs.job where data->>'to' = $1", [to])).rows.map((row) => row.state)

describe('a job', () => {
  it('is done once when its transaction is, and never when it is not', async () => {
    const jobs = await start()
    await database.db.transaction((tx) => jobs.send(tx, 'letter', told('kept')))
    await database.db
      .transaction(async (tx) => {
        await jobs.send(tx, 'letter', told('rolled back'))
        throw new Error('no')
      })
      .catch(() => undefined)
    const done: unknown[] = []
    await jobs.work({ letter: async (data) => void done.push(data), text_message: nothing })
    await expect.poll(() => state('kept'), { timeout: 8_000 }).toEqual(['completed'])
    expect(done).toEqual([told('kept')])
    await jobs.stop()
  })

  it('that fails is tried again, alone and under the same id', async () => {
    const jobs = await start({ retryDelay: 1 })
    const tries = new Map<string, string[]>()
    for (const to of ['once', 'twice']) await database.db.transaction((tx) => jobs.send(tx, 'letter', told(to)))
    await jobs.work({
      letter: async (data, id) => {
        const to = 'to' in data ? data.to : ''
        const ids = [...(tries.get(to) ?? []), id]
        tries.set(to, ids)
        if (to === 'twice' && ids.length === 1) throw new Error('busy')
      },
      text_message: nothing,
    })
    await expect.poll(() => state('twice'), { timeout: 15_000 }).toEqual(['completed'])
    expect(tries.get('once')).toHaveLength(1)
    expect(new Set(tries.get('twice')).size).toBe(1)
    expect(tries.get('twice')).toHaveLength(2)
    await jobs.stop()
  })

  it('of several servers is done by one of them', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const done: string[] = []
    const letter = async (_data: unknown, id: string) => void done.push(id)
    await one.work({ letter, text_message: nothing })
    await two.work({ letter, text_message: nothing })
    for (let n = 0; n < 40; n++) await database.db.transaction((tx) => one.send(tx, 'letter', told('shared')))
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(40)
    expect(new Set(done).size).toBe(40)
    await Promise.all([one.stop(), two.stop()])
  })

  it('of a server that died is taken again, as the same job', async () => {
    const dying = await start({ expireInSeconds: 1 })
    await database.db.transaction((tx) => dying.send(tx, 'letter', told('orphan')))
    // A server took it and was killed: nobody says how it ended.
    await database.query(
      "update jobs.job set state = 'active', started_on = now() - interval '2 minutes' where data->>'to' = $1",
      ['orphan'],
    )
    const next = await start({ expireInSeconds: 1, retryDelay: 1, lookAfter: 1 })
    const done: string[] = []
    await next.work({ letter: async (_data, id) => void done.push(id), text_message: nothing })
    const [row] = (await database.query("select id from jobs.job where data->>'to' = $1", ['orphan'])).rows
    await expect.poll(() => done, { timeout: 12_000 }).toEqual([row?.id])
    await Promise.all([dying.stop(), next.stop()])
  })
})
