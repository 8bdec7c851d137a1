import { beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '#tests/support/administrator.ts'
import { call, say, startLesson } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { countFailure, sweepFailures, tellingFailures } from './failures.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})

describe('the overview', () => {
  it('counts families, lessons, children, alarms and failures, says what each part runs on, and repeats nobody', async () => {
    const admin = await administrator(house)
    const lesson = await startLesson(house, 'Mia')
    await say(house, lesson, 'my uncle touches me where i dont like it')
    await call(house, 'POST', '/api/messages', { content: 'Please help' }, lesson.parent)
    await Promise.all([1, 2, 3].map(() => countFailure(house.app, 'model')))
    const speech = tellingFailures(
      { ...house.app.speech, speak: () => Promise.reject(new Error('no voice')) },
      () => void countFailure(house.app, 'voice'),
    )
    await expect(speech.speak('x', { pace: 1 })).rejects.toThrow('no voice')
    await house.app.database.query(
      `insert into jobs.job (name, state, completed_on, retry_count) values ('letter', 'failed', now(), 8), ('text_message', 'failed', now(), 8)`,
    )
    const read = () => call(house, 'GET', '/api/admin/overview', undefined, admin)
    const overview = await read()
    expect(overview.json).toMatchObject({
      counts: { families: 2, lessons_today: 1, active_children: 1, alarms_open: 1, messages_waiting: 1 },
      failures: { model: 3, voice: 1, mail: 1, jobs: 1 },
      settings: { database: expect.any(String), mail: 'files', tutor: 'builtin', address: 'not_set' },
    })
    expect(overview.text).not.toMatch(/Mia|uncle|help/)
    await house.app.database.query(`delete from jobs.job where state = 'failed'`)
    await sweepFailures({ ...house.app, now: () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000) })
    expect((await read()).json.failures).toEqual({ model: 0, voice: 0, mail: 0, jobs: 0 })
  }, 90_000)
})
