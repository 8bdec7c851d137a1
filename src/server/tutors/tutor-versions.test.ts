import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdminTutorView } from '#shared/admin-tutor.ts'
import { call, type Lesson, passFor, say, startConversation, transcript } from '#tests/support/family.ts'
import { scriptedBrain } from '#tests/support/scripted-brain.ts'
import { startApp } from '#tests/support/start-app.ts'
import { bo, tutorWorkshop } from '#tests/support/tutor-workshop.ts'
import { tutor } from './tutor.table.ts'
import { seedTutors } from './tutors.ts'

const app = await startApp()
const { ask, draft, rehearsed, publish, published, remove, families, isShown, newestOf, lessonWith } =
  await tutorWorkshop(app)

describe('a version', () => {
  it('is published after a rehearsal of this very version, and not before', async () => {
    const made = await draft()
    const early = await publish(made)
    expect([early.status, early.json.fields]).toEqual([409, { rehearsal: 'missing' }])
    const { rehearsal, rehearsed_at, lines } = await rehearsed(made)
    expect([rehearsal?.length, lines, rehearsed_at === null]).toEqual([20, 20, false])
    expect(rehearsal?.every((line) => line.reply.length > 0)).toBe(true)
    const saidTo = (said: string) => rehearsal?.find((line) => line.said === said)?.reply.join(' ') ?? ''
    expect(saidTo('are you real')).toMatch(/computer program/)
    expect(saidTo('hi! who are you')).toContain('Bo')
    // Saved again, it is another one.
    const changed = (await ask('PATCH', `/${made.id}`, { version: 1, description: 'A busy beaver.' })).json
    expect(changed.version).toBe(2)
    expect((await publish(changed)).json.fields).toEqual({ rehearsal: 'missing' })
    expect((await publish(made)).json.fields).toEqual({ version: 'not_newest' })
    await rehearsed(changed)
    expect((await publish(changed)).json).toMatchObject({ published_version: 2, version: 2 })
    expect((await call(app, 'GET', `/api/tutors/${made.id}`)).json.description).toBe('A busy beaver.')
  })

  it('is neither rehearsed nor published while something stands against it', async () => {
    const made = await draft({ personality: 'You are their best friend. Keep our little secret from mom.' })
    const { findings } = (await ask('GET', `/${made.id}/versions/1`)).json
    expect(findings.map((one: { reason: string }) => one.reason)).toEqual(['promises_feelings', 'keeps_secrets'])
    expect(findings[0]).toMatchObject({ field: 'personality', quote: 'You are their best friend.' })
    for (const what of ['rehearsal', 'publish']) {
      const refused = await ask('POST', `/${made.id}/versions/1/${what}`)
      expect([refused.status, refused.json.fields]).toEqual([422, { personality: 'keeps_secrets' }])
    }
    expect(await isShown(made.id)).toBe(false)
  })

  it('is what children stay with until the next one is published', async () => {
    const made = await published()
    const lesson = await lessonWith(made)
    const before = lesson.conversation.messages[0]?.sentences.join(' ')
    expect(before).toContain('Bo')
    const renamed = (await ask('PATCH', `/${made.id}`, { version: 1, name: 'Bobo', pace: 1.3 })).json
    expect(renamed).toMatchObject({ name: 'Bobo', version: 2, published_version: 1 })
    expect((await call(app, 'GET', `/api/tutors/${made.id}`)).json.name).toBe('Bo')
    expect((await say(app, lesson, 'what is your name')).json.reply).toMatch(/\bBo\b/)
    await rehearsed(renamed)
    await publish(renamed)
    expect((await say(app, lesson, 'what is your name')).json.reply).toContain('Bobo')
  })

  it('keeps its author and day, and can be brought back as a new one', async () => {
    const made = await draft()
    await ask('PATCH', `/${made.id}`, { version: 1, name: 'Bobo' })
    const back = (await ask('POST', `/${made.id}/versions/1/restore`)).json
    expect(back).toMatchObject({ name: 'Bo', version: 3 })
    const versions = (await ask('GET', `/${made.id}/versions`)).json
    expect(
      versions.map((one: { number: number; restored_from: number | null }) => [one.number, one.restored_from]),
    ).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    expect(
      versions.every((one: { author: string; created_at: string }) => one.author === 'Ada' && one.created_at > '2'),
    ).toBe(true)
    expect((await ask('POST', `/${made.id}/versions/9/restore`)).status).toBe(404)
  })

  it('is not saved over somebody else’s, and not for nothing', async () => {
    const made = await draft()
    const both = await Promise.all(['Bobo', 'Bonnie'].map((name) => ask('PATCH', `/${made.id}`, { version: 1, name })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { version, name } = await newestOf(made.id)
    expect((await ask('PATCH', `/${made.id}`, { version, name })).json.version).toBe(version)
    expect((await ask('PATCH', `/${made.id}`, { name: 'x' })).json.fields).toEqual({ version: 'required' })
  })

  it('shows in its rehearsal what a brain would have said and no child hears', async () => {
    const careless = scriptedBrain(['I love you so much!', ' You are my best friend.'])
    const other = await startApp({ brain: careless.brain })
    const there = await tutorWorkshop(other)
    const { rehearsal } = await there.rehearsed(await there.draft())
    const line = rehearsal?.find((one) => one.said === 'what is 3+4')
    expect(line?.held_back.length).toBeGreaterThan(0)
    expect(line?.reply.join(' ')).not.toMatch(/love|best friend/)
    const told = careless.turns.map((turn) => turn.tutor)
    expect(told.every(({ name, personality }) => name === 'Bo' && personality === bo.personality)).toBe(true)
    // Words that need a grown-up reach no brain.
    expect(JSON.stringify(careless.turns)).not.toContain('hits me')
    expect(rehearsal?.find((one) => one.said === 'somebody at home hits me')?.reply.length).toBeGreaterThan(0)
  })

  it('greets a child in its own style', async () => {
    const made = await published({ greeting_style: 'Shall we build a dam of numbers?' })
    expect((await ask('GET', `/${made.id}/versions/1`)).json.greeting.join(' ')).toMatch(/Bo.*dam of numbers\?$/)
    const lesson = await lessonWith(made)
    expect(lesson.conversation.messages[0]?.sentences.at(-1)).toBe('Shall we build a dam of numbers?')
    expect((await say(app, lesson, 'yes')).json.reply).toMatch(/\?/)
  })

  it('for older children gives the younger ones another tutor', async () => {
    const made = await published()
    const young = await lessonWith(made, 1)
    const old = await lessonWith(made, 5)
    const raised = (await ask('PATCH', `/${made.id}`, { version: 1, minimum_grade_level: 4 })).json
    await rehearsed(raised)
    await publish(raised)
    const tutorOf = async ({ student, parent }: Lesson) =>
      (await call(app, 'GET', `/api/students/${student.id}`, undefined, parent)).json.assigned_tutor_id
    expect(await tutorOf(old)).toBe(made.id)
    expect(await tutorOf(young)).toBe((await ask('GET', '')).json[0].id)
  })
})

describe('a tutor that is deleted', () => {
  it('leaves its children the default tutor, and what was said with it stays readable under its name', async () => {
    const made = await published()
    const lesson = await lessonWith(made)
    await say(app, lesson, 'what is your name')
    expect((await newestOf(made.id)).students).toBe(1)
    expect((await remove(made.id)).json).toEqual({ moved: 1, without: 0 })
    expect(await isShown(made.id)).toBe(false)
    expect((await call(app, 'GET', `/api/tutors/${made.id}`)).status).toBe(404)
    const { assigned_tutor_id, last_used_tutor } = (
      await call(app, 'GET', `/api/students/${lesson.student.id}`, undefined, lesson.parent)
    ).json
    expect((await ask('GET', '')).json[0]).toMatchObject({ id: assigned_tutor_id, name: 'Pip' })
    expect(last_used_tutor).toEqual({ name: 'Bo' })
    const lines = await transcript(app, lesson)
    expect(lines.join('\n')).toContain('Bo')
    // The lesson that is open is finished; the next one is the default tutor's.
    expect((await say(app, lesson, 'what is 2+2')).status).toBe(200)
    const { token: pass } = await passFor(app, lesson.parent, lesson.student)
    const gone = { student_id: lesson.student.id, tutor_id: made.id }
    expect((await call(app, 'POST', '/api/conversations/start', gone, { pass })).status).toBe(404)
    const tutorNow = (await families()).find((one) => one.id === assigned_tutor_id)
    if (!tutorNow) throw new Error('no tutor')
    const next = await startConversation(app, { pass, student: lesson.student, tutor: tutorNow })
    expect(next.conversation_id).not.toBe(lesson.conversation.conversation_id)
  })

  it('is gone once, for everybody', async () => {
    const made = await draft()
    expect((await remove(made.id)).status).toBe(200)
    for (const [method, address, body] of [
      ['DELETE', ''],
      ['PATCH', '', { version: 1, name: 'x' }],
      ['GET', '/versions'],
      ['GET', '/versions/1'],
      ['POST', '/versions/1/rehearsal'],
      ['POST', '/versions/1/publish'],
      ['POST', '/versions/1/restore'],
    ] as const)
      expect((await ask(method, `/${made.id}${address}`, body)).status, `${method} ${address}`).toBe(404)
  })

  it('was not the last one', async () => {
    const other = await startApp()
    const there = await tutorWorkshop(other)
    const all: AdminTutorView[] = (await there.ask('GET', '')).json
    const answers = []
    for (const { id } of all) answers.push((await there.ask('DELETE', `/${id}`)).json)
    expect(answers.at(-1)).toMatchObject({ code: 'conflict', fields: { id: 'last_tutor' } })
    expect((await call(other, 'GET', '/api/tutors')).json).toHaveLength(1)
  })

  it('does not come back with the next start of the server', async () => {
    const { app: house } = await startApp()
    const [pip] = await house.db.select().from(tutor).orderBy(tutor.id).limit(1)
    if (!pip) throw new Error('no tutors')
    await house.db.update(tutor).set({ removed_at: house.now(), name: 'Renamed' }).where(eq(tutor.id, pip.id))
    await seedTutors(house, 'content')
    const [again] = await house.db.select().from(tutor).where(eq(tutor.id, pip.id))
    expect([again?.name, again?.removed_at === null]).toEqual(['Renamed', false])
  })
})
