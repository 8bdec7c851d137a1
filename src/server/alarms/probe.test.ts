import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setAdmin } from '#server/auth/admins.ts'
import { call, say, signUp, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { deliverAlarmLetter } from './alarm-letters.ts'

const rows = async (app: Awaited<ReturnType<typeof startApp>>, studentId: string) =>
  (await app.app.database.query('select kind, audience, letter_id, sent_at from alarm where student_id = $1 order by created_at', [studentId])).rows
const profileId = async (app: Awaited<ReturnType<typeof startApp>>, cookie: string) =>
  (await call(app, 'GET', '/api/profile', undefined, { cookie })).json.id

describe('the letters of alarms', () => {
  it('A: a letter that the mail server refused first is still sent when another one went out meanwhile', async () => {
    const app = await startApp()
    const lesson = await startLesson(app, 'Ada')
    const parent_id = await profileId(app, lesson.parent.cookie)
    app.app.jobs.send = async (_tx, name, data) => void deferred.push([name, data])
    const deferred: unknown[] = []
    const got: string[] = []
    let busy = true
    app.app.sendMail = async (_letter, id) => {
      if (busy) throw new Error('451 busy')
      got.push(id)
    }
    await say(app, lesson, 'i want to die')
    const [j, k] = [randomUUID(), randomUUID()]
    await deliverAlarmLetter(app.app, { parent_id }, j).catch(() => undefined)
    await say(app, lesson, 'i want to kill myself')
    busy = false
    await deliverAlarmLetter(app.app, { parent_id }, k)
    await deliverAlarmLetter(app.app, { parent_id }, j)
    app.advance(120_000)
    await deliverAlarmLetter(app.app, { parent_id }, randomUUID())
    expect((await rows(app, lesson.student.id)).map((row) => row.sent_at !== null)).toEqual([true, true])
  })

  it('E: what came while the mail server was away is told in few letters', async () => {
    const app = await startApp()
    const lesson = await startLesson(app, 'Eve')
    const parent_id = await profileId(app, lesson.parent.cookie)
    app.app.jobs.send = async () => undefined
    let busy = true
    const got: string[] = []
    app.app.sendMail = async (_letter, id) => {
      if (busy) throw new Error('451 busy')
      got.push(id)
    }
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      await say(app, lesson, 'i want to die')
      const id = randomUUID()
      ids.push(id)
      await deliverAlarmLetter(app.app, { parent_id }, id).catch(() => undefined)
      app.advance(61_000)
    }
    busy = false
    for (const id of ids) await deliverAlarmLetter(app.app, { parent_id }, id)
    expect(got.length).toBeLessThanOrEqual(1)
  })
})

describe('a hurt that is told', () => {
  it('B: is not told to an administrator who is the parent of this child', async () => {
    const app = await startApp()
    const lesson = await startLesson(app, 'Bea')
    await setAdmin(app.app, lesson.parent.email, true)
    const sent: unknown[] = []
    app.app.jobs.send = async (_tx, name, data) => void sent.push(data)
    await say(app, lesson, 'my dad hits me')
    expect(sent).toEqual([])
    expect((await call(app, 'GET', '/api/admin/alarms', undefined, lesson.parent)).json).toEqual([])
  })
  it('C: is told to the administrator of ADMIN_EMAIL', async () => {
    const app = await startApp({ config: { adminEmail: 'boss-1@example.org' } })
    const lesson = await startLesson(app, 'Cleo')
    const boss = await signUp(app, 'boss')
    await app.app.database.query('update "user" set email = $1 where email = $2', ['boss-1@example.org', boss.email])
    await say(app, lesson, 'my dad hits me')
    await expect.poll(() => app.letters.map((one) => one.to), { timeout: 4_000 }).toEqual(['boss-1@example.org'])
  })
  it('D: thirty times at once is not thirty letters to an administrator', async () => {
    const app = await startApp()
    const lesson = await startLesson(app, 'Dan')
    const boss = await signUp(app, 'boss')
    await setAdmin(app.app, boss.email, true)
    const sent: unknown[] = []
    app.app.jobs.send = async (_tx, _name, data) => void sent.push(data)
    for (let n = 0; n < 30; n++) await say(app, lesson, 'my dad hits me')
    expect(sent.length).toBeLessThan(5)
  })
})

describe('the calm pause', () => {
  it('F: one try after a pause is not a pause again', async () => {
    const app = await startApp()
    const lesson = await startLesson(app, 'Flo')
    for (let n = 0; n < 5; n++) expect((await say(app, lesson, 'you are a stupid idiot')).status).toBe(200)
    const refused = await say(app, lesson, 'hello')
    expect([refused.status, refused.json.code]).toEqual([429, 'calm_pause'])
    expect((await say(app, lesson, 'i want to die')).status).toBe(200)
    app.advance(5 * 60_000 + 1_000)
    expect((await say(app, lesson, 'you are a stupid idiot')).status).toBe(200)
    expect((await say(app, lesson, 'hello')).status).toBe(200)
    expect((await rows(app, lesson.student.id)).map((row) => row.kind)).toEqual(['blocked_tries', 'crisis'])
  })
  it('G: an alarm does not open the way for a flood', async () => {
    const app = await startApp({ limits: true })
    const lesson = await startLesson(app, 'Gus')
    const codes: number[] = []
    for (let n = 0; n < 40; n++) codes.push((await say(app, lesson, 'i want to die')).status)
    expect(codes.filter((code) => code === 200).length).toBeLessThan(40)
  })
  it('H: two different reports are both told', async () => {
    const app = await startApp()
    const lesson = await startLesson(app, 'Hal')
    for (const about of ['upset', 'tutor_wrong', 'someone_hurts_me'])
      expect((await call(app, 'POST', '/api/conversations/report', { conversation_id: lesson.conversation.conversation_id, about }, { pass: lesson.pass })).status).toBe(200)
    expect((await rows(app, lesson.student.id)).length).toBe(3)
  })
  it('I: a retry raises nothing twice, also of one that came before the first was answered', async () => {
    const app = await startApp()
    const lesson = await startLesson(app, 'Ida')
    const id = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => say(app, lesson, 'i want to die', id)))
    await say(app, lesson, 'i want to die', id)
    expect((await rows(app, lesson.student.id)).length).toBe(1)
  })
})
