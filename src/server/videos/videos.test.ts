import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { skillGraph } from '#server/cards/skills.ts'
import { rowsOf } from '#server/db/rows.ts'
import { readRecord } from '#server/progress/record.ts'
import type { AnswerLogged } from '#shared/card.ts'
import type { VideoItem } from '#shared/video.ts'
import { addStudent, call, passFor, signUp } from '#tests/support/family.ts'
import { setTime } from '#tests/support/family-clock.ts'
import { startApp } from '#tests/support/start-app.ts'
import { type Clip, clipCatalog, gradeStop, guessOf, stopsOf, wordsOf } from './clips.ts'

const app = await startApp()
const minute = 60_000
const all = [...clipCatalog().values()]

const [clip] = all.filter((one) => stopsOf(one)[0]?.format === 'number')
const [asked] = clip ? stopsOf(clip) : []
if (!clip || !asked) throw new Error('no clip asks for a number')

const evidenceRows = rowsOf(
  z.object({
    tool: z.string(),
    card_id: z.string(),
    skill: z.string(),
    was_correct: z.boolean(),
    hint_level: z.number(),
    mistake: z.string().nullable(),
  }),
)
const beliefRows = rowsOf(z.object({ p: z.number() }))

async function learner(grade = clip?.from_grade ?? 1) {
  const parent = await signUp(app, 'Ann')
  const student = await addStudent(app, parent, 'Mia', grade)
  const { token: pass } = await passFor(app, parent, student)
  const post = (address: string, body: object) =>
    call(app, 'POST', address, { student_id: student.id, ...body }, { pass })
  const list = () => call(app, 'GET', `/api/videos?student_id=${student.id}`, undefined, { pass })
  const videos = async (): Promise<VideoItem[]> => (await list()).json
  const send = (body: object) =>
    post('/api/videos/answer', {
      client_id: randomUUID(),
      clip: clip?.id,
      stop: 0,
      answer: asked?.correct_answer,
      ...body,
    })
  const answer = async (body: object = {}): Promise<AnswerLogged> => {
    const sent = await send(body)
    if (sent.status !== 200) throw new Error(sent.text)
    return sent.json
  }
  const rows = async () =>
    evidenceRows.parse(
      await app.app.db.execute(sql`select tool, card_id, skill, was_correct, hint_level, mistake from evidence
        where student_id = ${student.id} order by id`),
    )
  return { parent, student, pass, post, list, videos, send, answer, rows }
}

const withdraw = ({ student, parent }: Awaited<ReturnType<typeof learner>>) =>
  call(app, 'DELETE', `/api/students/${student.id}/consent`, undefined, parent)

const quietNow = (mia: Awaited<ReturnType<typeof learner>>) => {
  const at = (minutes: number) => new Date(app.app.now().getTime() + minutes * minute).toISOString().slice(11, 16)
  return setTime(app, mia, { quiet_from: at(-60), quiet_to: at(60), time_zone: 'UTC' })
}

describe('our clips', () => {
  it('each ask about a skill that there is, and grade their own answers as they say', () => {
    expect(all.length).toBeGreaterThan(0)
    for (const one of all) {
      expect(skillGraph().get(one.skill), one.id).toBeDefined()
      for (const stop of stopsOf(one)) {
        expect(gradeStop(stop, stop.correct_answer), one.id).toEqual({ was_correct: true, mistake: null })
        if (stop.choices) expect(stop.choices).toContain(stop.correct_answer)
        for (const { answer, mistake } of stop.feedback)
          expect(gradeStop(stop, answer), `${one.id}: ${answer}`).toEqual({ was_correct: false, mistake })
        for (const other of stop.choices ?? [])
          expect(gradeStop(stop, other).was_correct, `${one.id}: ${other}`).toBe(other === stop.correct_answer)
      }
    }
  })

  it('count a chosen answer as easier to guess than a typed one', () => {
    expect(guessOf({ ...asked, format: 'choice', choices: ['a', 'b', 'c', 'd'] })).toBe(0.25)
    expect(guessOf({ ...asked, format: 'number' })).toBe(0.05)
  })
})

describe('what a child may watch', () => {
  it.each([-1, 0, 1, 2, 3, 4, 5])('is what fits grade %s, and a year around it', async (grade) => {
    const ids = (await (await learner(grade)).videos()).map((one) => one.id)
    const fits = (one: Clip) => one.from_grade - 1 <= grade && grade <= one.to_grade + 1
    expect(new Set(ids)).toEqual(new Set(all.filter(fits).map((one) => `clip:${one.id}`)))
  })

  it('says what each is about and how long it takes', async () => {
    for (const item of await (await learner()).videos()) {
      expect(item).toMatchObject({ kind: 'clip', address: null, captions: null, seen: false })
      expect(item.title && item.about).not.toBe('')
      expect(item.seconds).toBeGreaterThan(20)
    }
  })

  it('begins with what the child is learning, and ends with what it has seen', async () => {
    const mia = await learner()
    const before = await mia.videos()
    const last = all.find((one) => `clip:${one.id}` === before.at(-1)?.id)
    await app.app.db.execute(sql`
      insert into skill_state (student_id, skill, p, answers, right_answers, met, band, last_at)
      values (${mia.student.id}, ${last?.skill}, 0.4, 2, 1, 2, 'learning', now())`)
    const first = (await mia.videos())[0]?.id ?? ''
    expect(clipCatalog().get(first.slice('clip:'.length))?.skill).toBe(last?.skill)
    const seen = await mia.post('/api/videos/seen', { video: first })
    expect([seen.status, seen.json]).toEqual([200, [{ kind: 'bird', id: first }]])
    const after = await mia.videos()
    expect(after.at(-1)).toMatchObject({ id: first, seen: true })
    expect(after.slice(0, -1).every((one) => !one.seen)).toBe(true)
  })

  it('cannot be seen when it is not there', async () => {
    const mia = await learner()
    for (const video of ['clip:nothing', randomUUID()])
      expect((await mia.post('/api/videos/seen', { video })).status).toBe(404)
    expect((await mia.post('/api/videos/seen', { video: 'nothing at all' })).status).toBe(422)
  })
})

describe('an answer at a stop', () => {
  it('is graded by the server, and is evidence of the skill of the clip', async () => {
    const mia = await learner()
    const verdict = await mia.answer()
    const skill = skillGraph().get(clip.skill)
    expect(verdict).toMatchObject({
      was_correct: true,
      correct_answer: asked.correct_answer,
      skill: clip.skill,
      skill_name: skill?.name,
      first_time: true,
      help: null,
    })
    const place = { tool: 'video', card_id: `clips~${clip.id}.0`, skill: clip.skill }
    expect(await mia.rows()).toEqual([{ ...place, was_correct: true, hint_level: 0, mistake: null }])
  })

  it('names the mistake that it shows', async () => {
    const mia = await learner()
    const found = all
      .flatMap((one) => stopsOf(one).map((stop, at) => ({ one, stop, at })))
      .find(({ stop }) => stop.feedback.length > 0)
    const [slip] = found?.stop.feedback ?? []
    const verdict = await mia.answer({ clip: found?.one.id, stop: found?.at, answer: slip?.answer })
    expect(verdict.was_correct).toBe(false)
    expect(await mia.rows()).toMatchObject([{ was_correct: false, mistake: slip?.mistake }])
  })

  it('counts once, however often it is sent', async () => {
    const mia = await learner()
    const body = { client_id: randomUUID() }
    await mia.answer(body)
    const again = await mia.answer({ ...body, answer: '999' })
    expect(again).toMatchObject({ was_correct: true, grew: false })
    expect(await mia.rows()).toHaveLength(1)
  })

  it('counts less the second time on one occasion, and fully where nothing came before', async () => {
    const mia = await learner()
    await mia.answer({ answer: '999' })
    await mia.answer()
    const early = new Date(app.app.now().getTime() - 30 * minute).toISOString()
    await mia.answer({ answered_at: early })
    expect((await mia.rows()).map((row) => row.hint_level)).toEqual([0, 2, 0])
  })

  it('shows less when it was right only after a hint', async () => {
    const [mia, noa] = [await learner(), await learner()]
    await mia.answer({ answer: '999' })
    await mia.answer()
    await noa.answer({ answer: '999', answered_at: new Date(app.app.now().getTime() - 24 * 60 * minute).toISOString() })
    await noa.answer()
    const p = async (student_id: string) => {
      const result = await app.app.db.execute(sql`select p from skill_state where student_id = ${student_id}`)
      return beliefRows.parse(result)[0]?.p
    }
    expect(await p(mia.student.id)).toBeLessThan((await p(noa.student.id)) ?? 0)
  })

  it('raises an alarm when it needs a grown-up, and the child sees the help card', async () => {
    const mia = await learner()
    const verdict = await mia.answer({ answer: 'i want to kill myself' })
    expect(verdict).toMatchObject({ was_correct: false, help: 'crisis' })
    const alarms = await call(app, 'GET', '/api/alarms', undefined, mia.parent)
    expect(JSON.stringify(alarms.json)).toContain(mia.student.id)
  })

  it.each([
    ['a clip that there is not', { clip: 'nothing' }, 404],
    ['a question that there is not', { stop: 20 }, 404],
    ['no answer', { answer: ' ' }, 422],
    ['a name that is no clip’s', { clip: '../secret' }, 422],
    ['an answer that is too long', { answer: 'x'.repeat(201) }, 422],
  ])('is not taken: %s', async (_, body, status) => {
    const mia = await learner()
    expect((await mia.send(body)).status).toBe(status)
    expect(await mia.rows()).toEqual([])
  })

  it('does not come back as a card that is due', async () => {
    const mia = await learner()
    await mia.answer()
    await app.app.db.execute(sql`
      insert into card_memory (student_id, card_id, skill, stability, difficulty, due, last_at, reps, lapses)
      select student_id, id, skill, stability, difficulty, due, last_at, reps, lapses
      from card_memory, unnest(array['letters~b', 'letters-b-d-p-q~b', 'clips-of-ours~1']) id
      where student_id = ${mia.student.id}`)
    const later = { db: app.app.db, now: () => new Date(app.app.now().getTime() + 1_000 * 24 * 60 * minute) }
    const record = await readRecord(later, mia.student.id)
    expect(record?.due.sort()).toEqual(['clips-of-ours~1', 'letters-b-d-p-q~b'])
    const next = await call(app, 'GET', `/api/flashcards/next_card?student_id=${mia.student.id}`, undefined, mia)
    expect(next.status).toBe(200)
  })
})

describe('who may watch and when', () => {
  it('only this child with its own pass', async () => {
    const [mia, noa] = [await learner(), await learner()]
    const theirs = { student_id: noa.student.id }
    const body = { client_id: randomUUID(), clip: clip.id, stop: 0, answer: '1' }
    const video = `clip:${clip.id}`
    const tries = await Promise.all([
      call(app, 'GET', `/api/videos?student_id=${noa.student.id}`, undefined, mia),
      call(app, 'POST', '/api/videos/answer', { ...theirs, ...body }, mia),
      call(app, 'POST', '/api/videos/seen', { ...theirs, video }, mia),
    ])
    for (const one of tries) expect([one.status, one.json.error]).toEqual([404, 'That is not here.'])
    expect((await call(app, 'GET', `/api/videos?student_id=${mia.student.id}`)).status).toBe(401)
    expect(await noa.rows()).toEqual([])
  })

  it('not in the quiet hours; an answer that was given before is still kept', async () => {
    const mia = await learner()
    await quietNow(mia)
    expect((await mia.list()).json.code).toBe('quiet_hours')
    expect((await mia.send({})).status).toBe(200)
  })

  it('not without a parent’s consent, and nothing is kept', async () => {
    const mia = await learner()
    await withdraw(mia)
    const answers = [
      await mia.list(),
      await mia.send({}),
      await mia.post('/api/videos/seen', { video: `clip:${clip.id}` }),
    ]
    for (const one of answers) expect([one.status, one.json.code]).toEqual([403, 'consent_required'])
    expect(await mia.rows()).toEqual([])
  })
})

describe('the voice', () => {
  const say = (pass: string, text: string, id = clip.id) => call(app, 'POST', '/api/tts', { text, clip: id }, { pass })

  it('says every sentence of a clip, and nothing else', async () => {
    const { pass } = await learner()
    const [first = '', second = ''] = wordsOf(clip)
    for (const text of [first, second, asked.question, asked.hint, asked.right, asked.told])
      expect((await say(pass, text)).status, text).toBe(200)
    for (const text of ['Something else.', `${first} And more.`]) expect((await say(pass, text)).status).toBe(422)
    expect((await say(pass, first, 'nothing')).status).toBe(422)
  })

  it('is a child’s', async () => {
    const { parent } = await learner()
    expect((await call(app, 'POST', '/api/tts', { text: clip.title, clip: clip.id }, parent)).status).toBe(422)
  })
})
