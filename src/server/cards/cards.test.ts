import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnswerLogged, CardView } from '#shared/card.ts'
import { addStudent, call, passFor, signUp } from '#tests/support/family.ts'
import { setTime } from '#tests/support/family-clock.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const day = 24 * 3_600_000

async function learner(grade = 3, nickname = 'Mia') {
  const parent = await signUp(app, nickname)
  const student = await addStudent(app, parent, nickname, grade)
  const { token: pass } = await passFor(app, parent, student)
  const ask = (query: string | object = {}) => {
    const more = typeof query === 'string' ? query : new URLSearchParams(Object.entries(query)).toString()
    return call(app, 'GET', `/api/flashcards/next_card?student_id=${student.id}&${more}`, undefined, { pass })
  }
  const next = async (query: string | object = {}): Promise<CardView> => {
    const answer = await ask(query)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.json.card
  }
  const send = (body: object) =>
    call(app, 'POST', '/api/flashcards/log_answer', { student_id: student.id, ...body }, { pass })
  const log = async (card: CardView, was_correct: boolean, more: object = {}): Promise<AnswerLogged> => {
    const answer = await send({ card_id: card.id, was_correct, ...more })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.json
  }
  return { parent, student, pass, ask, next, send, log }
}

describe('the next card', () => {
  it('is whole, of the category that was asked for, and the same for the same seed', async () => {
    const mia = await learner()
    const card = await mia.next({ category: 'Multiplication', seed: '5' })
    expect(card).toMatchObject({ category: 'Multiplication', subject: 'math' })
    for (const field of ['id', 'question', 'correct_answer', 'entity', 'deck_id', 'explanation'] as const) {
      expect(card[field]).not.toBe('')
    }
    expect(card.hints.length).toBeGreaterThan(0)
    expect(card.distractors.length).toBeGreaterThan(1)
    expect((await mia.next({ category: 'Multiplication', seed: '5' })).id).toBe(card.id)
  })

  it('is never one of those on the screen, nor the same question', async () => {
    const mia = await learner()
    const seen: CardView[] = []
    for (let at = 0; at < 6; at++) {
      seen.push(await mia.next({ tags: 'multiple-choice', exclude: seen.map((card) => card.id).join(',') }))
    }
    expect(new Set(seen.map((card) => card.id)).size).toBe(6)
    expect(new Set(seen.map((card) => card.question + JSON.stringify(card.picture ?? ''))).size).toBe(6)
    for (const card of seen) expect(card.distractors.length).toBeGreaterThanOrEqual(3)
  })

  it('is not there for a category, an entity, a deck or a tag that nothing has', async () => {
    const mia = await learner()
    for (const query of ['category=Dragons', 'entity=%25', 'deck_id=nothing', "tags=x';drop", 'subject=magic']) {
      const answer = await mia.ask(query)
      expect([query, answer.status, answer.json.code]).toEqual([query, 404, 'no_card'])
    }
  })

  it('takes empty filters as none, and says what it cannot read', async () => {
    const mia = await learner()
    expect((await mia.ask('tags=&category=&entity=&exclude=,,')).status).toBe(200)
    const many = Array.from({ length: 21 }, (_, at) => `t${at}`).join(',')
    const answer = await mia.ask(`tags=${many}`)
    expect([answer.status, answer.json.fields]).toEqual([422, { tags: 'too_many' }])
    expect((await mia.ask('seed=-1')).status).toBe(400)
    expect((await mia.ask('grade=3')).status).toBe(400)
  })

  it('keeps to the pass: no id, a made-up one and another family’s are refused', async () => {
    const [mia, tom] = [await learner(), await learner(2, 'Tom')]
    const asked = (id: string) =>
      call(app, 'GET', `/api/flashcards/next_card?student_id=${id}`, undefined, { pass: mia.pass })
    expect((await call(app, 'GET', '/api/flashcards/next_card', undefined, { pass: mia.pass })).status).toBe(400)
    expect((await asked('1')).status).toBe(400)
    const [theirs, nobodys] = [await asked(tom.student.id), await asked(randomUUID())]
    expect([theirs.status, nobodys.status]).toEqual([404, 404])
    expect(theirs.json.code).toBe('not_found')
    expect((await call(app, 'GET', `/api/flashcards/next_card?student_id=${mia.student.id}`)).status).toBe(401)
  })

  it('does not come in the quiet hours, by the family’s clock', async () => {
    const mia = await learner()
    const at = (minutes: number) => new Date(app.app.now().getTime() + minutes * 60_000).toISOString().slice(11, 16)
    const quiet = (from: number, to: number) =>
      setTime(app, mia, { quiet_from: at(from), quiet_to: at(to), time_zone: 'UTC' })
    await quiet(-60, 60)
    expect((await mia.ask()).json.code).toBe('quiet_hours')
    await quiet(60, 180)
    expect((await mia.ask()).status).toBe(200)
  })

  it('is asked for with consent only', async () => {
    const mia = await learner()
    await call(app, 'DELETE', `/api/students/${mia.student.id}/consent`, undefined, mia.parent)
    expect((await mia.ask()).json.code).toBe('consent_required')
  })
})

describe('an answer', () => {
  it('is graded by the server when it says what was answered, in any form that is right', async () => {
    const mia = await learner()
    const card = await mia.next({ deck_id: 'times-tables', seed: '3' })
    const right = await mia.log(card, false, { answer: ` ${card.correct_answer}.0 ` })
    expect(right).toMatchObject({ was_correct: true, correct_answer: card.correct_answer, first_time: true })
    const other = await mia.next({ deck_id: 'times-tables', seed: '4' })
    expect((await mia.log(other, true, { answer: other.distractors[0] })).was_correct).toBe(false)
  })

  it('counts once, however often it is sent', async () => {
    const mia = await learner()
    const card = await mia.next({ category: 'Multiplication' })
    const client_id = randomUUID()
    const sent = await Promise.all([1, 2, 3, 4].map(() => mia.send({ card_id: card.id, was_correct: true, client_id })))
    expect(sent.map((one) => one.status)).toEqual([200, 200, 200, 200])
    const rows = await app.app.database.query('select count(*)::int as n from evidence where student_id = $1', [
      mia.student.id,
    ])
    expect(rows.rows).toEqual([{ n: 1 }])
    const again = await mia.send({ card_id: card.id, was_correct: false, client_id })
    expect(again.json.was_correct).toBe(true)
  })

  it('is not lost when several come at the same moment', async () => {
    const mia = await learner()
    const card = await mia.next({ category: 'Multiplication' })
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => mia.send({ card_id: card.id, was_correct: true, client_id: randomUUID() })),
    )
    expect(sent.map((one) => one.status)).toEqual([200, 200, 200, 200])
    const { rows } = await app.app.database.query('select answers from skill_state where student_id = $1', [
      mia.student.id,
    ])
    expect(rows).toEqual([{ answers: 4 }])
  })

  it('to a card that there is not is refused, and nothing is kept', async () => {
    const mia = await learner()
    for (const card_id of ['times-tables~99x99', 'nothing~1', 'math.rounding~99999999999']) {
      expect((await mia.send({ card_id, was_correct: true })).status).toBe(404)
    }
    expect((await mia.send({ card_id: '1', was_correct: true })).status).toBe(422)
    expect((await mia.send({ card_id: 'times-tables~6x7' })).json.fields).toEqual({ was_correct: 'required' })
    expect((await mia.send({ card_id: 'times-tables~6x7', was_correct: true, grade: 1 })).status).toBe(422)
    const { rows } = await app.app.database.query('select 1 from evidence where student_id = $1', [mia.student.id])
    expect(rows).toEqual([])
  })
})

describe('practice', () => {
  it('brings a missed card again after two others', async () => {
    const mia = await learner()
    const missed = await mia.next({ category: 'Multiplication' })
    await mia.log(missed, false)
    const between: string[] = []
    for (let at = 0; at < 2; at++) {
      const card = await mia.next({ category: 'Multiplication' })
      between.push(card.id)
      await mia.log(card, true)
    }
    expect(between).not.toContain(missed.id)
    expect((await mia.next({ category: 'Multiplication' })).id).toBe(missed.id)
  })

  it('brings a card again for review when it is due, before anything new', async () => {
    const mia = await learner()
    const card = await mia.next({ deck_id: 'times-tables' })
    await mia.log(card, true)
    expect((await mia.next({ deck_id: 'times-tables' })).id).not.toBe(card.id)
    app.advance(3 * day)
    const { token: pass } = await passFor(app, mia.parent, mia.student)
    const query = `student_id=${mia.student.id}&deck_id=times-tables`
    const again = await call(app, 'GET', `/api/flashcards/next_card?${query}`, undefined, { pass })
    expect(again.json.card.id).toBe(card.id)
  })
})

describe('a card', () => {
  it('is read aloud as it stands, and nothing else under its name', async () => {
    const mia = await learner()
    const card = await mia.next({ category: 'Multiplication' })
    const read = (text: string, card_id = card.id) =>
      call(app, 'POST', '/api/tts', { text, card_id }, { pass: mia.pass }).then((answer) => answer.status)
    expect(await read(card.question)).toBe(200)
    expect(await read([card.question, card.distractors.join(', ')].join('\n'))).toBe(200)
    expect(await read(`${card.question} Call me.`)).toBe(422)
    expect(await read(card.question, 'times-tables~99x99')).toBe(422)
  })
})

describe('words on a card', () => {
  it('that need a grown-up raise an alarm once, and bring the help card', async () => {
    const mia = await learner(4)
    const card = await mia.next({ category: 'Multiplication' })
    const said = { card_id: card.id, was_correct: false, answer: 'i want to die', client_id: randomUUID() }
    const first = await mia.send(said)
    expect(first.json).toMatchObject({ was_correct: false, help: 'crisis' })
    await mia.send(said)
    const alarms = (await call(app, 'GET', '/api/alarms', undefined, mia.parent)).json
    expect(alarms).toHaveLength(1)
    expect((await mia.log(card, false, { answer: 'die hard' })).help).toBeNull()
  })
})
