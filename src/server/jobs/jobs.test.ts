import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { passwordChangedEmail } from '#server/email/account-emails.ts'
import { smtpEmail } from '#server/email/send-email.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { freshDatabase } from '#tests/support/start-app.ts'
import { type Jobs, startJobs } from './jobs.ts'

const database = await freshDatabase()
const running: Jobs[] = []
afterAll(async () => {
  for (const jobs of running) await jobs.stop()
  await database.close()
})

const logged: { level: number; msg: string; reason: string }[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })

async function start(more: Partial<Parameters<typeof startJobs>[0]> = {}) {
  const jobs = await startJobs({ query: database.query, log, lookEvery: 50, ...more })
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
    await database.db.transaction((tx) => jobs.send(tx, 'email', told('kept')))
    await database.db
      .transaction(async (tx) => {
        await jobs.send(tx, 'email', told('rolled back'))
        throw new Error('no')
      })
      .catch(() => undefined)
    const done: unknown[] = []
    await jobs.work({
      email: async (data) => void done.push(data),
      text_message: nothing,
      alarm_email: async () => undefined,
      billing: nothing,
    })
    await expect.poll(() => state('kept')).toEqual(['completed'])
    expect(done).toEqual([told('kept')])
    await jobs.stop()
  })

  it.each(['letter', 'alarm_letter'])(
    'that waited in the queue %s before an update is done after it',
    async (queue) => {
      const jobs = await start()
      const data = JSON.stringify({ parent_id: `before the update: ${queue}` })
      await database.query('insert into jobs.job (name, data) values ($1, $2)', [queue, data])
      const done: unknown[] = []
      const handle = async (data: unknown) => void done.push(data)
      await jobs.work({ email: handle, text_message: nothing, alarm_email: handle, billing: nothing })
      await expect.poll(() => done).toEqual([JSON.parse(data)])
      await jobs.stop()
    },
  )

  it('that fails is tried again, alone and under the same id', async () => {
    const jobs = await start({ retryDelay: 1 })
    const tries = new Map<string, string[]>()
    for (const to of ['once', 'twice']) await database.db.transaction((tx) => jobs.send(tx, 'email', told(to)))
    await jobs.work({
      email: async (data, id) => {
        const to = 'to' in data ? data.to : ''
        const ids = [...(tries.get(to) ?? []), id]
        tries.set(to, ids)
        if (to === 'twice' && ids.length === 1) throw new Error('busy')
      },
      text_message: nothing,
      alarm_email: async () => undefined,
      billing: nothing,
    })
    await expect.poll(() => state('twice')).toEqual(['completed'])
    expect(tries.get('once')).toHaveLength(1)
    expect(new Set(tries.get('twice')).size).toBe(1)
    expect(tries.get('twice')).toHaveLength(2)
    await jobs.stop()
  })

  it('of several servers is done by one of them', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const done: string[] = []
    const email = async (_data: unknown, id: string) => void done.push(id)
    await one.work({ email, text_message: nothing, alarm_email: async () => undefined, billing: nothing })
    await two.work({ email, text_message: nothing, alarm_email: async () => undefined, billing: nothing })
    for (let n = 0; n < 40; n++) await database.db.transaction((tx) => one.send(tx, 'email', told('shared')))
    await expect.poll(() => done.length).toBe(40)
    expect(new Set(done).size).toBe(40)
    await Promise.all([one.stop(), two.stop()])
  })

  it('of a server that died is taken again, as the same job', async () => {
    const dying = await start({ expireInSeconds: 1, retryDelay: 1 })
    await database.db.transaction((tx) => dying.send(tx, 'email', told('orphan')))
    // A server took it and was killed: nobody says how it ended.
    await database.query(
      "update jobs.job set state = 'active', started_on = now() - interval '2 minutes' where data->>'to' = $1",
      ['orphan'],
    )
    const next = await start({ expireInSeconds: 1, retryDelay: 1, lookAfter: 1 })
    const done: string[] = []
    await next.work({
      email: async (_data, id) => void done.push(id),
      text_message: nothing,
      alarm_email: async () => undefined,
      billing: nothing,
    })
    const [row] = (await database.query("select id from jobs.job where data->>'to' = $1", ['orphan'])).rows
    await expect.poll(() => done).toEqual([row?.id])
    await Promise.all([dying.stop(), next.stop()])
  })

  it('that never ends is taken again under the same id, and holds up neither the others nor the stop', async () => {
    const jobs = await start({ expireInSeconds: 1, retryDelay: 1 })
    const tries: string[] = []
    await database.db.transaction((tx) => jobs.send(tx, 'email', told('endless')))
    await jobs.work({
      email: async (data, id) => {
        if (!('to' in data) || data.to !== 'endless') return
        tries.push(id)
        if (tries.length === 1) await new Promise(() => undefined)
      },
      text_message: nothing,
      alarm_email: async () => undefined,
      billing: nothing,
    })
    await expect.poll(() => tries.length).toBe(1)
    await database.db.transaction((tx) => jobs.send(tx, 'email', told('beside it')))
    await expect.poll(() => state('beside it')).toEqual(['completed'])
    await expect.poll(() => state('endless')).toEqual(['completed'])
    expect(tries).toEqual([tries[0], tries[0]])
    await jobs.stop()
  })

  it('that fails every time is given up and told, without a word of the email', async () => {
    const jobs = await start({ retryLimit: 1, retryDelay: 1 })
    await database.db.transaction((tx) => jobs.send(tx, 'email', told('hopeless')))
    const email = async () => {
      throw new Error('550 <ana@example.org> https://learn.example/confirm#x.y 123456 refused')
    }
    await jobs.work({ email, text_message: nothing, alarm_email: async () => undefined, billing: nothing })
    await expect.poll(() => state('hopeless')).toEqual(['failed'])
    const lines = logged.filter((line) => line.reason.startsWith('550'))
    expect(lines.map((line) => line.level)).toEqual([40, 50])
    expect(lines.at(-1)).toMatchObject({ msg: 'a job failed for good', reason: '550 … … … refused' })
    const [row] = (await database.query("select output::text from jobs.job where data->>'to' = 'hopeless'")).rows
    expect(row?.output).not.toMatch(/ana@|confirm|123456/)
    await jobs.stop()
  })

  it('waits while the database is away, and is done when it is back', async () => {
    let isAway = false
    const jobs = await start({
      query: (...asked) => (isAway ? Promise.reject(new Error('connection lost')) : database.query(...asked)),
      expireInSeconds: 1,
      retryDelay: 1,
      lookAfter: 1,
    })
    const done: string[] = []
    await database.db.transaction((tx) => jobs.send(tx, 'email', told('in between')))
    await jobs.work({
      // The email leaves, and nobody can write down that it did.
      email: async (_data, id) => {
        done.push(id)
        isAway = done.length === 1
      },
      text_message: nothing,
      alarm_email: async () => undefined,
      billing: nothing,
    })
    await expect.poll(() => isAway).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(done).toHaveLength(1)
    isAway = false
    await expect.poll(() => state('in between')).toEqual(['completed'])
    expect(done).toEqual([done[0], done[0]])
    expect(logged).toContainEqual(expect.objectContaining({ level: 40, msg: 'the jobs were held up' }))
    await jobs.stop()
  })
})

describe('an email', () => {
  it('that the mail server refuses for now arrives later, once, with the id of its job', async () => {
    const mailbox = await startMailbox()
    const send = smtpEmail({ url: mailbox.url, from: 'Trellis <hello@learn.example>' })
    const jobs = await start({ retryDelay: 1 })
    const ids = new Set<string>()
    mailbox.refuse(2)
    await database.db.transaction((tx) => jobs.send(tx, 'email', told('ana@example.org')))
    await jobs.work({
      email: async (data, id) => {
        ids.add(id)
        await send(passwordChangedEmail({ to: 'to' in data ? data.to : '' }), id)
      },
      text_message: nothing,
      alarm_email: async () => undefined,
      billing: nothing,
    })
    expect((await mailbox.waitFor('ana@example.org')).id).toBe(`<${[...ids]}@learn.example>`)
    await expect.poll(() => state('ana@example.org')).toEqual(['completed'])
    expect(mailbox.emails).toHaveLength(1)
    await jobs.stop()
    await mailbox.close()
  })
})

describe('a server', () => {
  it('works on when looking after the jobs fails in the middle of a transaction', async () => {
    await database.query('alter table jobs.archive rename to away')
    const before = logged.length
    const jobs = await start({ lookAfter: 1 })
    await expect.poll(() => logged.slice(before)).toMatchObject([{ msg: 'the jobs were held up' }])
    await database.db.transaction((tx) => jobs.send(tx, 'text_message', { challenge_id: 'after it' }))
    await jobs.stop()
    await database.query('alter table jobs.away rename to archive')
  })

  it.runIf(process.env.DATABASE_URL)(
    'makes its tables together with another that starts at the same time',
    async () => {
      const empty = await freshDatabase()
      for (let round = 0; round < 3; round++) {
        await empty.query('drop schema jobs cascade')
        const both = await Promise.all([1, 2, 3].map(() => start({ query: empty.query })))
        expect((await empty.query('select name from jobs.queue order by name')).rows.map((row) => row.name)).toEqual([
          'alarm_letter',
          'billing',
          'letter',
          'message_email',
          'text_message',
          'tutor_rehearsal',
          'weekly_letter',
        ])
        for (const jobs of both) await jobs.stop()
      }
      await empty.close()
    },
  )
})
