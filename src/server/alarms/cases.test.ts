import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SafeguardingCase } from '#shared/alarm.ts'
import { type Administrator, administrator } from '#tests/support/administrator.ts'
import { call, type Lesson, say, startLesson } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { escalateUnseen } from './alarm-rounds.ts'

let house: TestApp
let admin: Administrator
beforeAll(async () => {
  house = await startApp()
  admin = await administrator(house, 'Ada')
})

const abuse = 'my uncle touches me where i dont like it'
const crisis = 'I want to kill myself'

const list = async (state = 'open'): Promise<SafeguardingCase[]> =>
  (await call(house, 'GET', `/api/admin/alarms?state=${state}`, undefined, admin)).json
const caseOf = async ({ student }: Lesson, state = 'open') =>
  (await list(state)).find((one) => one.student_id === student.id)
const step = (id: string, body: unknown) => call(house, 'POST', `/api/admin/alarms/${id}/steps`, body, admin)

describe('a safeguarding case', () => {
  it('is raised, seen, followed up and closed, with notes and who wrote them', async () => {
    const lesson = await startLesson(house, 'Gus')
    await say(house, lesson, abuse)
    const raised = await caseOf(lesson)
    expect(raised).toMatchObject({ state: 'raised', kind: 'home_harm', concerns_family: true, steps: [] })
    expect(raised?.parent.full_name).toBe('Guss-parent')
    const id = raised?.id ?? ''
    expect((await step(id, { state: 'closed', note: 'no' })).json.code).toBe('conflict')
    expect((await step(id, { state: 'seen' })).json).toMatchObject({ state: 'seen' })
    expect((await step(id, { state: 'seen' })).json.steps).toHaveLength(1)
    expect((await step(id, { state: 'followed_up', note: 'Called the school.' })).status).toBe(200)
    const closed = await step(id, { state: 'closed', note: 'The school has it.' })
    const steps = closed.json.steps.map((one: Record<string, unknown>) => [one.state, one.note, one.admin_name])
    expect(steps).toEqual([
      ['seen', null, 'Ada'],
      ['followed_up', 'Called the school.', 'Ada'],
      ['closed', 'The school has it.', 'Ada'],
    ])
    expect(await caseOf(lesson)).toBeUndefined()
    expect(await caseOf(lesson, 'closed')).toMatchObject({ id, state: 'closed' })
    expect((await step(id, { state: 'followed_up', note: 'She wrote again.' })).status).toBe(200)
    expect(await caseOf(lesson)).toMatchObject({ id, state: 'followed_up' })
    expect((await call(house, 'GET', '/api/alarms', undefined, lesson.parent)).json).toEqual([])
  }, 90_000)

  it('is followed up and closed only with a word about what was done', async () => {
    const lesson = await startLesson(house, 'Hal')
    await say(house, lesson, abuse)
    const id = (await caseOf(lesson))?.id ?? ''
    for (const body of [
      { state: 'closed' },
      { state: 'closed', note: '  ' },
      { state: 'raised' },
      { state: 'seen', note: 'x' },
    ])
      expect((await step(id, body)).status).toBe(422)
    expect((await step(randomUUID(), { state: 'seen' })).status).toBe(404)
    expect((await step('x', { state: 'seen' })).status).toBe(400)
  })

  it('that the parent could not be told is worked on without taking it from the parent', async () => {
    const lesson = await startLesson(house, 'Ida')
    await say(house, lesson, crisis)
    await house.finishJobs()
    await house.app.db.execute(sql`update alarm set sent_at = null where student_id = ${lesson.student.id}`)
    await escalateUnseen({ ...house.app, now: () => new Date(house.app.now().getTime() + 25 * 60 * 60 * 1000) })
    const raised = await caseOf(lesson)
    expect(raised).toMatchObject({ concerns_family: false, kind: 'crisis' })
    await step(raised?.id ?? '', { state: 'seen' })
    await step(raised?.id ?? '', { state: 'closed', note: 'Reached the mother by phone.' })
    expect((await call(house, 'GET', '/api/alarms', undefined, lesson.parent)).json).toMatchObject([{ seen_at: null }])
  })

  it('keeps every step as it was written', async () => {
    const lesson = await startLesson(house, 'Jon')
    await say(house, lesson, abuse)
    const id = (await caseOf(lesson))?.id ?? ''
    await step(id, { state: 'seen' })
    const run = (text: string) => house.app.database.query(text, [])
    for (const text of [`update alarm_step set note = 'x'`, 'delete from alarm_step', 'truncate alarm_step'])
      await expect(run(text)).rejects.toThrow('kept as it was written')
    const gone = { password: 'correct horse battery' }
    expect((await call(house, 'POST', '/api/profile/delete', gone, lesson.parent)).status).toBe(200)
    expect((await run(`select 1 from alarm_step where alarm_id = '${id}'`)).rows).toEqual([])
  })
})
