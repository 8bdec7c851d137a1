import { beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '#tests/support/administrator.ts'
import {
  addStudent,
  call,
  hear,
  type Lesson,
  say,
  signUp,
  startConversation,
  startLesson,
} from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { escalateUnseen } from './alarm-rounds.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})

const crisis = 'I want to kill myself'
const abuse = 'my uncle touches me where i dont like it'
const rude = 'fuck you'

const alarmsOf = async ({ parent }: Lesson) => (await call(app, 'GET', '/api/alarms', undefined, parent)).json
const queue = async (admin: { cookie: string }) => (await call(app, 'GET', '/api/admin/alarms', undefined, admin)).json
const emailsTo = ({ parent }: Lesson) => app.emails.filter(({ to }) => to === parent.email)

describe('a child in need', () => {
  it('is answered with fixed words, and the parent is told once: on the dashboard and by an email without the words', async () => {
    const lesson = await startLesson(app, 'Ada')
    const events = await hear(app, lesson, crisis)
    expect(events.at(-1)).toMatchObject({ type: 'done', help: 'crisis' })
    const [alarm, ...others] = await alarmsOf(lesson)
    expect(others).toEqual([])
    expect(alarm).toMatchObject({ nickname: 'Ada', kind: 'crisis', severity: 'severe', seen_at: null })
    await app.finishJobs()
    const [email] = emailsTo(lesson)
    expect(email?.subject).toContain('Ada')
    expect(JSON.stringify(email)).not.toContain('kill')
    const seen = await call(app, 'POST', `/api/alarms/${alarm.id}/seen`, undefined, lesson.parent)
    expect(seen.status).toBe(204)
    expect((await alarmsOf(lesson))[0].seen_at).not.toBeNull()
  })

  it('raises one alarm however often the same message is sent', async () => {
    const lesson = await startLesson(app, 'Bea')
    const id = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => say(app, lesson, crisis, id)))
    await say(app, lesson, crisis, id)
    expect(await alarmsOf(lesson)).toHaveLength(1)
  })

  it('keeps the help card and the flag of the message for those who come back', async () => {
    const lesson = await startLesson(app, 'Cleo')
    await say(app, lesson, crisis)
    const again = await startConversation(app, lesson)
    expect(again.messages.map(({ help }) => help)).toEqual([null, null, 'crisis'])
    const address = `/api/conversations/${lesson.conversation.conversation_id}/transcript`
    const { json } = await call(app, 'GET', address, undefined, lesson.parent)
    expect(json.map(({ flag, help }: { flag: string; help: string }) => [flag, help])).toEqual([
      [null, null],
      ['crisis', null],
      [null, null],
    ])
  })

  it('tells a parent of many at once in one email', async () => {
    const lesson = await startLesson(app, 'Dora')
    for (let at = 0; at < 8; at++) await say(app, lesson, `${crisis} ${'!'.repeat(at)}`)
    await app.finishJobs()
    expect(emailsTo(lesson)).toHaveLength(1)
    expect(emailsTo(lesson)[0]?.text).toContain('worry')
  })

  it('is told with what was said, when, and what the tutor answered, all that came after it inside', async () => {
    const lesson = await startLesson(app, 'Effi')
    const { json } = await say(app, lesson, crisis)
    await say(app, lesson, 'hm')
    await say(app, lesson, 'the kids at school bully me every day')
    const [alarm, ...others] = await alarmsOf(lesson)
    expect([alarm.kind, alarm.updates, others]).toEqual(['crisis', 1, []])
    const talk = await call(app, 'GET', `/api/alarms/${alarm.id}`, undefined, lesson.parent)
    expect(talk.json).toMatchObject([
      { kind: 'crisis', said: crisis, answered: json.reply },
      { kind: 'bullying', said: 'the kids at school bully me every day', answered: expect.any(String) },
    ])
    const other = await signUp(app, 'Another')
    expect((await call(app, 'GET', `/api/alarms/${alarm.id}`, undefined, other)).status).toBe(404)
  })

  it('is not told as severe for a worry that can wait', async () => {
    const lesson = await startLesson(app, 'Elsa')
    await say(app, lesson, 'nobody likes me and i feel sad all the time')
    expect(await alarmsOf(lesson)).toMatchObject([{ kind: 'sadness', severity: 'standard' }])
  })

  it('shows nobody else’s alarm', async () => {
    const lesson = await startLesson(app, 'Finn')
    await say(app, lesson, crisis)
    const [alarm] = await alarmsOf(lesson)
    const other = await signUp(app, 'Other')
    expect((await call(app, 'GET', '/api/alarms', undefined, other)).json).toEqual([])
    expect((await call(app, 'POST', `/api/alarms/${alarm.id}/seen`, undefined, other)).status).toBe(404)
    expect((await call(app, 'GET', '/api/admin/alarms', undefined, other)).status).toBe(403)
  })
})

describe('a hurt that a child tells', () => {
  it('never reaches the parent: not by email, not on the dashboard, not as a mark; the administrators have it', async () => {
    const admin = await administrator(app)
    const lesson = await startLesson(app, 'Gus')
    const events = await hear(app, lesson, abuse)
    expect(events.at(-1)).toMatchObject({ help: 'abuse' })
    expect(await alarmsOf(lesson)).toEqual([])
    const waiting = (await queue(admin)).filter(({ nickname }: { nickname: string }) => nickname === 'Gus')
    expect(waiting).toMatchObject([{ kind: 'home_harm', severity: 'severe' }])
    await app.finishJobs()
    const [email] = app.emails.filter(({ to }) => to === admin.email)
    expect(JSON.stringify(email)).not.toContain('Gus')
    expect(emailsTo(lesson)).toEqual([])
    const address = `/api/conversations/${lesson.conversation.conversation_id}/transcript`
    const { json } = await call(app, 'GET', address, undefined, lesson.parent)
    expect(JSON.stringify(json.map(({ flag, help }: { flag: string; help: string }) => [flag, help]))).not.toContain(
      'home_harm',
    )
    expect((await call(app, 'POST', `/api/alarms/${waiting[0].id}/seen`, undefined, lesson.parent)).status).toBe(404)
  })

  it('goes to the administrators too when a severe alarm could not be sent to the parent for a day', async () => {
    const admin = await administrator(app)
    const lesson = await startLesson(app, 'Hana')
    await say(app, lesson, crisis)
    const later = { ...app.app, now: () => new Date(app.app.now().getTime() + 25 * 60 * 60 * 1000) }
    await escalateUnseen(later)
    expect((await queue(admin)).map(({ nickname }: { nickname: string }) => nickname)).toContain('Hana')
  })
})

describe('five tries that are turned away', () => {
  it('bring a calm pause of five minutes and one note to the parent; an alarm is heard even then', async () => {
    const lesson = await startLesson(app, 'Ivo')
    for (let at = 0; at < 5; at++) expect((await say(app, lesson, rude)).status).toBe(200)
    const paused = await say(app, lesson, 'what is 2 + 2')
    expect(paused.status).toBe(429)
    expect(paused.json).toMatchObject({ code: 'calm_pause' })
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(200)
    expect(await alarmsOf(lesson)).toMatchObject([{ kind: 'blocked_tries', severity: 'standard' }])
    expect((await say(app, lesson, crisis)).status).toBe(200)
    app.advance(5 * 60 * 1000 + 1_000)
    expect((await say(app, lesson, 'what is 2 + 2')).status).toBe(200)
  })

  it('does not count tries that are long ago', async () => {
    const lesson = await startLesson(app, 'Jo')
    for (let at = 0; at < 4; at++) await say(app, lesson, rude)
    app.advance(11 * 60 * 1000)
    await say(app, lesson, rude)
    expect((await say(app, lesson, 'what is 2 + 2')).status).toBe(200)
  })
})

describe('‘Something is wrong’', () => {
  const tell = (lesson: Lesson, about: string) =>
    call(
      app,
      'POST',
      '/api/conversations/report',
      { conversation_id: lesson.conversation.conversation_id, about },
      { pass: lesson.pass },
    )

  it('tells the parent once, and the child what to do', async () => {
    const lesson = await startLesson(app, 'Kai')
    const answer = await tell(lesson, 'tutor_wrong')
    expect(answer.json).toMatchObject({ help: null })
    expect(answer.json.sentences.join(' ')).toContain('I can be wrong')
    await tell(lesson, 'tutor_wrong')
    expect(await alarmsOf(lesson)).toMatchObject([{ kind: 'child_report', severity: 'standard' }])
  })

  it('goes to the administrators when somebody hurts the child', async () => {
    const lesson = await startLesson(app, 'Lou')
    const answer = await tell(lesson, 'someone_hurts_me')
    expect(answer.json.help).toBe('abuse')
    expect(await alarmsOf(lesson)).toEqual([])
  })

  it('that a browser could not tell is told before its parent logs out, behind a closed gate too', async () => {
    const lesson = await startLesson(app, 'Pia')
    const left = (about: string, whose = lesson) =>
      call(
        app,
        'POST',
        '/api/conversations/report-left',
        { conversation_id: whose.conversation.conversation_id, about },
        lesson.parent,
      )
    const answer = await left('upset')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await alarmsOf(lesson)).toMatchObject([{ kind: 'child_report', severity: 'standard' }])
    // What the child says of home is not for whoever sits at this browser.
    await left('someone_hurts_me')
    expect(await alarmsOf(lesson)).toHaveLength(1)
    expect((await left('upset', await startLesson(app, 'Quinn'))).status).toBe(404)
  })

  it('knows only the child’s own conversation', async () => {
    const lesson = await startLesson(app, 'Mo')
    const other = await startLesson(app, 'Ned')
    expect((await tell({ ...lesson, conversation: other.conversation }, 'upset')).status).toBe(404)
  })
})

it('the numbers are those of the family’s country', async () => {
  const lesson = await startLesson(app, 'Oli')
  const changed = await call(app, 'PATCH', '/api/profile', { country: 'GB' }, lesson.parent)
  expect(changed.json).toMatchObject({ country: 'GB' })
  expect((await call(app, 'PATCH', '/api/profile', { country: 'XX' }, lesson.parent)).status).toBe(422)
  const { json } = await say(app, lesson, crisis)
  expect(json.reply).toContain('999')
  expect(json.reply).not.toContain('988')
  const sister = await addStudent(app, lesson.parent, 'Pia')
  expect(sister.nickname).toBe('Pia')
})
