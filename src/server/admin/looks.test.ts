import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { setAdmin } from '#server/auth/admins.ts'
import { type Administrator, administrator, enroll } from '#tests/support/administrator.ts'
import { call, type Lesson, say, startLesson } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

let house: TestApp
let admin: Administrator
beforeAll(async () => {
  house = await startApp()
  admin = await administrator(house, 'Ada')
})

const abuse = 'my uncle touches me where i dont like it'

const history = ({ student }: Lesson, body: unknown, as = admin) =>
  call(house, 'POST', `/api/admin/students/${student.id}/conversations`, body, as)
const transcript = ({ conversation }: Lesson, body: unknown, as = admin) =>
  call(house, 'POST', `/api/admin/conversations/${conversation.conversation_id}/transcript`, body, as)
const looks = async ({ parent }: Lesson) => (await call(house, 'GET', '/api/looks', undefined, parent)).json
const kept = async ({ student }: Lesson) =>
  (await house.app.database.query('select * from admin_look where student_id = $1 order by id', [student.id])).rows

describe('an administrator who opens what a child said', () => {
  it('says why, and the family reads who did, what, when and why', async () => {
    const lesson = await startLesson(house, 'Mia')
    await say(house, lesson, 'I like owls')
    const opened = await history(lesson, { reason: 'support', note: 'She asked for help by mail.' })
    expect(opened.json.conversations.map(({ id }: { id: string }) => id)).toEqual([lesson.conversation.conversation_id])
    const read = await transcript(lesson, { reason: 'quality' })
    expect(read.json.messages.map(({ content }: { content: string }) => content)).toContain('I like owls')
    // What the child could press stands with what the tutor said.
    expect(read.json.messages[0].extras.press[0]).toMatchObject({ kind: 'more' })
    expect(read.json.messages[1].extras).toBeNull()
    const told = await looks(lesson)
    expect(told).toMatchObject([
      { what: 'transcript', reason: 'quality', admin_name: 'Ada', nickname: 'Mia' },
      { what: 'history', reason: 'support', admin_name: 'Ada', nickname: 'Mia', session_started_at: null },
    ])
    expect(told[0].session_started_at).toBe(read.json.started_at)
    expect(JSON.stringify(told)).not.toContain('by mail')
    expect(await kept(lesson)).toMatchObject([{ note: 'She asked for help by mail.' }, { note: null }])
  }, 90_000)

  it('without a reason reads nothing, and nothing is kept', async () => {
    const lesson = await startLesson(house, 'Noa')
    for (const body of [
      {},
      { reason: '' },
      { reason: 'curiosity' },
      { note: 'x' },
      { reason: 'support', note: ' ' },
      { reason: 'support', told: false },
      { look_id: randomUUID() },
      null,
    ]) {
      for (const answer of [await history(lesson, body), await transcript(lesson, body)]) {
        expect(answer.status, JSON.stringify(body)).toBe(422)
        expect(answer.text).not.toContain('conversations')
      }
    }
    expect(await kept(lesson)).toEqual([])
    const missing = { ...lesson, student: { ...lesson.student, id: randomUUID() } }
    expect((await history(missing, { reason: 'support' })).status).toBe(404)
    const nothing = { ...lesson, conversation: { ...lesson.conversation, conversation_id: randomUUID() } }
    expect((await transcript(nothing, { reason: 'support' })).status).toBe(404)
  })

  it('turns pages of the same look for a while, and only of that', async () => {
    const later = await startApp({ database: house.borrowed() })
    const lesson = await startLesson(house, 'Ola')
    const other = await startLesson(house, 'Per')
    const { look_id } = (await transcript(lesson, { reason: 'support' })).json
    const next = { look_id, cursor: '1' }
    expect((await transcript(lesson, next)).json.messages).toEqual([])
    expect(await kept(lesson)).toHaveLength(1)
    expect((await transcript(other, next)).status).toBe(404)
    expect((await history(lesson, next)).status).toBe(404)
    expect((await transcript(lesson, next, await administrator(house, 'Eve'))).status).toBe(404)
    // Somebody who works on stays signed in, and yet says the reason again after half an hour.
    const page = () =>
      call(later, 'POST', `/api/admin/conversations/${lesson.conversation.conversation_id}/transcript`, next, admin)
    for (const status of [200, 422]) {
      later.advance(16 * 60 * 1000)
      expect((await page()).status).toBe(status)
    }
    expect(await kept(lesson)).toHaveLength(1)
  })
})

describe('what is kept about a look', () => {
  it('is changed and removed by nobody, and goes with the family’s own account', async () => {
    const lesson = await startLesson(house, 'Rio')
    await history(lesson, { reason: 'legal' })
    const run = (text: string) => house.app.database.query(text, [])
    for (const text of [
      `update admin_look set reason = 'support'`,
      `delete from admin_look where student_id = '${lesson.student.id}'`,
      'truncate admin_look',
      'truncate "user" cascade',
    ])
      await expect(run(text)).rejects.toThrow('kept as it was written')
    expect(await looks(lesson)).toHaveLength(1)
    const gone = { password: 'correct horse battery' }
    expect((await call(house, 'POST', '/api/profile/delete', gone, lesson.parent)).status).toBe(200)
    expect(await kept(lesson)).toEqual([])
  })

  it('stays when the administrator’s account is gone', async () => {
    const lesson = await startLesson(house, 'Sam')
    const former = await administrator(house, 'Former')
    await history(lesson, { reason: 'support' }, former)
    const gone = { password: 'correct horse battery' }
    expect((await call(house, 'POST', '/api/profile/delete', gone, former)).status).toBe(200)
    expect(await looks(lesson)).toMatchObject([{ admin_name: 'Former' }])
  })
})

describe('a case that may concern somebody at home', () => {
  it('is not told to the family through who looked; what has another reason is', async () => {
    const lesson = await startLesson(house, 'Tia')
    await say(house, lesson, abuse)
    const read = await transcript(lesson, { reason: 'safety' })
    expect(read.json.messages.map(({ flag }: { flag: string }) => flag)).toContain('home_harm')
    await history(lesson, { reason: 'legal' })
    expect(await looks(lesson)).toEqual([])
    expect(await kept(lesson)).toHaveLength(2)
    await history(lesson, { reason: 'support' })
    expect(await looks(lesson)).toMatchObject([{ reason: 'support' }])
  })

  it('does not show in the transcript that an administrator opens of their own child', async () => {
    const lesson = await startLesson(house, 'Uwe')
    await say(house, lesson, abuse)
    await setAdmin(house.app, lesson.parent.email, true)
    const own = await enroll(house, lesson.parent)
    const read = await transcript(lesson, { reason: 'safety' }, own)
    expect(read.json.messages.map(({ flag }: { flag: string | null }) => flag)).toEqual([null, null, null])
    expect(await looks(lesson)).toHaveLength(1)
  })
})
