import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import type { BoardElement, SaveDrawing } from '#shared/drawing.ts'
import { call, type Lesson, startConversation, startLesson } from '#tests/support/family.ts'
import { setTime } from '#tests/support/family-clock.ts'
import { startApp } from '#tests/support/start-app.ts'
import { drawing } from './drawing.table.ts'
import { mostDrawings } from './drawings.ts'

const app = await startApp()

const pen = { color: '#224466', width: 6 }
const stroke = (at: number, points = 2): BoardElement => ({
  kind: 'ink',
  id: `ink-${at}`,
  ...pen,
  points: Array.from({ length: points }, (_, step) => [at, step % 100, step, 0.5]),
})
const writing = (text: string, id = 'text-1'): BoardElement => ({
  kind: 'text',
  id,
  color: '#224466',
  x: 100,
  y: 100,
  size: 32,
  text,
})
const board = (...elements: BoardElement[]): SaveDrawing['scene'] => ({ mat: 'plain', elements })

type More = Partial<SaveDrawing> & { id?: string }

function desk(lesson: Lesson) {
  const { student, pass, parent, conversation } = lesson
  const save = ({ id = newId(), ...more }: More = {}) => {
    const body = {
      student_id: student.id,
      conversation_id: conversation.conversation_id,
      version: 1,
      scene: board(stroke(1)),
      marks: [],
      kept: false,
      ...more,
    }
    return call(app, 'PUT', `/api/drawings/${id}`, body, { pass })
  }
  const get = (address: string, as: object = parent) => call(app, 'GET', address, undefined, as)
  const gallery = () => get(`/api/drawings?student_id=${student.id}`, { pass })
  const ofStudent = () => get(`/api/student/${student.id}/drawings`)
  const ofConversation = () => get(`/api/conversations/${conversation.conversation_id}/drawings`)
  const read = (scene: SaveDrawing['scene']) =>
    call(app, 'POST', '/api/drawings/read', { student_id: student.id, scene }, { pass })
  const alarms = async (): Promise<{ kind: string; conversation_id: string | null }[]> =>
    (await call(app, 'GET', '/api/alarms', undefined, parent)).json
  return { ...lesson, save, get, gallery, ofStudent, ofConversation, read, alarms }
}
const start = async (nickname = 'Mia') => desk(await startLesson(app, nickname))

describe('a drawing', () => {
  it('is kept whole, and the newest version of it stands whichever comes last', async () => {
    const mia = await start()
    const id = newId()
    const marks = [{ kind: 'circle' as const, x: 5, y: 5, radius: 4 }]
    const first = board(stroke(1), writing('7 × 8'))
    expect((await mia.save({ id, scene: first, marks, version: 3 })).json).toEqual({ version: 3, help: null })
    for (const version of [1, 2, 3]) {
      const late = await mia.save({ id, scene: board(), version })
      expect([late.status, late.json]).toEqual([200, { version: 3, help: null }])
    }
    expect((await mia.ofConversation()).json).toMatchObject([{ id, version: 3, scene: first, marks, kept: false }])
    const grown = board(stroke(1), stroke(2))
    expect((await mia.save({ id, scene: grown, version: 4 })).json.version).toBe(4)
    expect((await mia.ofConversation()).json).toMatchObject([{ id, version: 4, scene: grown, marks: [] }])
  })

  it('is taken once when the same save comes ten times together', async () => {
    const mia = await start()
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => mia.save({ id, version: 7 })))
    expect(answers.map(({ status, json }) => [status, json.version])).toEqual(answers.map(() => [200, 7]))
    expect((await mia.ofStudent()).json).toHaveLength(1)
  })

  it('stays with its conversation when it is saved without one', async () => {
    const mia = await start()
    const id = newId()
    await mia.save({ id })
    await mia.save({ id, version: 2, conversation_id: null })
    expect((await mia.ofConversation()).json).toMatchObject([{ id, version: 2 }])
  })

  it.each<[string, More, number, string]>([
    [
      'an element too many',
      { scene: board(...Array.from({ length: 601 }, (_, at) => stroke(at + 100))) },
      422,
      'scene.elements',
    ],
    [
      'points too many',
      { scene: board(...Array.from({ length: 9 }, (_, at) => stroke(at + 100, 3_000))) },
      422,
      'scene.elements',
    ],
    [
      'words too many',
      { scene: board(...Array.from({ length: 21 }, (_, at) => writing('a'.repeat(200), `t-${at + 10}`))) },
      422,
      'scene.elements',
    ],
    ['a version of nothing', { version: 0 }, 422, 'version'],
    [
      'a place off the world',
      { scene: board({ ...writing('hi'), x: 3_000 } as BoardElement) },
      422,
      'scene.elements.0.x',
    ],
  ])('with %s is refused by name', async (_, more, status, field) => {
    const mia = await start()
    const answer = await mia.save(more)
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([status, [field]])
    expect((await mia.ofStudent()).json).toEqual([])
  })

  it('is saved in the quiet hours too, where nothing is read any more', async () => {
    const mia = await start()
    const at = (minutes: number) => new Date(app.app.now().getTime() + minutes * 60_000).toISOString().slice(11, 16)
    await setTime(app, mia, { quiet_from: at(-60), quiet_to: at(60), time_zone: 'UTC' })
    expect((await mia.save()).status).toBe(200)
    const answer = await mia.read(board(stroke(1)))
    expect([answer.status, answer.json.code]).toEqual([429, 'quiet_hours'])
  })

  it('is not kept, read or shown to the child once the parent has withdrawn consent', async () => {
    const mia = await start()
    await call(app, 'DELETE', `/api/students/${mia.student.id}/consent`, undefined, mia.parent)
    for (const answer of [await mia.save(), await mia.gallery(), await mia.read(board(stroke(1)))]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'consent_required'])
    }
  })

  it('that is one too many lets the oldest go that nobody kept', async () => {
    const mia = await start()
    const before = app.app.now().getTime() - 1_000_000
    const rows = Array.from({ length: mostDrawings }, (_, at) => ({
      id: newId(),
      student_id: mia.student.id,
      conversation_id: null,
      version: 1,
      scene: board(),
      marks: [],
      kept: at < 2,
      created_at: new Date(before + at * 1_000),
      updated_at: new Date(before + at * 1_000),
    }))
    await app.app.db.insert(drawing).values(rows)
    const newest = newId()
    await mia.save({ id: newest })
    const left: { id: string }[] = await app.app.db.select({ id: drawing.id }).from(drawing)
    const has = (id: string | undefined) => left.some((one) => one.id === id)
    expect([has(rows[0]?.id), has(rows[1]?.id), has(rows[2]?.id), has(rows[3]?.id), has(newest)]).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
  })

  it('cannot be saved more often than a board saves by itself', async () => {
    const counted = await startApp({ limits: true })
    const mia = await startLesson(counted)
    const body = {
      student_id: mia.student.id,
      conversation_id: null,
      version: 1,
      scene: board(),
      marks: [],
      kept: false,
    }
    await Promise.all(Array.from({ length: 80 }, () => counted.app.limits.spend('drawing', mia.student.id)))
    const answer = await call(counted, 'PUT', `/api/drawings/${newId()}`, body, { pass: mia.pass })
    expect([answer.status, answer.json.code]).toEqual([429, 'rate_limited'])
  })
})

describe('words on a drawing', () => {
  const crisis = 'I want to kill myself'

  it('that need a grown-up raise one alarm and bring the help card, however often they are saved', async () => {
    const mia = await start()
    const id = newId()
    const scene = board(writing(crisis))
    const first = await mia.save({ id, scene })
    expect(first.json).toEqual({ version: 1, help: 'crisis' })
    expect((await mia.save({ id, scene })).json.help).toBe('crisis')
    expect((await mia.save({ id, scene: board(writing(crisis), stroke(2)), version: 2 })).json.help).toBeNull()
    expect(await mia.alarms()).toMatchObject([{ kind: 'crisis', conversation_id: mia.conversation.conversation_id }])
    expect((await mia.ofConversation()).json).toMatchObject([{ id, version: 2 }])
  })

  it('that come together raise it once', async () => {
    const mia = await start()
    const id = newId()
    await Promise.all(
      [1, 2, 3].map((version) => mia.save({ id, version, scene: board(writing(crisis), stroke(version)) })),
    )
    expect(await mia.alarms()).toHaveLength(1)
  })

  it('are heard when they stand there word by word', async () => {
    const mia = await start()
    const [id, words] = [newId(), crisis.split(' ')]
    const upTo = (count: number) => board(...words.slice(0, count).map((word, at) => writing(word, `text-${at}`)))
    const helps: unknown[] = []
    for (const at of words.keys()) helps.push((await mia.save({ id, version: at + 1, scene: upTo(at + 1) })).json.help)
    expect(helps.filter((help) => help !== null)).toEqual(['crisis'])
    expect(await mia.alarms()).toHaveLength(1)
  })

  it('are heard when the board is only read, and told once', async () => {
    const mia = await start()
    for (const _ of [1, 2]) {
      const answer = await mia.read(board(writing(crisis)))
      expect([answer.status, answer.json.help]).toEqual([200, 'crisis'])
    }
    expect(await mia.alarms()).toHaveLength(1)
  })

  it('that are about school raise nothing', async () => {
    const mia = await start()
    const sums = ['7 × 8 = 56', 'I killed it in math', 'The king died in 1066.'].map((text, at) =>
      writing(text, `text-${at}`),
    )
    expect((await mia.save({ scene: board(...sums) })).json.help).toBeNull()
    expect(await mia.alarms()).toEqual([])
  })
})

describe('the walls of a family', () => {
  it('hide a drawing of another child, and nobody takes one over', async () => {
    const [mia, tom] = [await start(), await start('Tom')]
    const id = newId()
    await mia.save({ id })
    const strip = ({ status, json }: Awaited<ReturnType<typeof call>>) => [status, { ...json, request_id: '' }]
    const taken = await tom.save({ id, version: 9, scene: board(writing('mine now')) })
    const foreign = await tom.save({ student_id: mia.student.id })
    const elsewhere = await tom.save({ conversation_id: mia.conversation.conversation_id })
    const nowhere = await tom.save({ conversation_id: randomUUID() })
    for (const answer of [taken, foreign, elsewhere]) expect(strip(answer)).toEqual(strip(nowhere))
    expect(nowhere.status).toBe(404)
    expect((await mia.ofStudent()).json).toMatchObject([{ id, version: 1 }])
    expect((await tom.ofStudent()).json).toEqual([])
    for (const address of [
      `/api/student/${mia.student.id}/drawings`,
      `/api/conversations/${mia.conversation.conversation_id}/drawings`,
    ]) {
      expect((await tom.get(address)).status).toBe(404)
      expect((await tom.get(address, { pass: mia.pass })).status).toBe(401)
    }
    expect((await tom.get(`/api/drawings?student_id=${mia.student.id}`, { pass: tom.pass })).status).toBe(404)
  })

  it('keep a sister’s conversation apart too', async () => {
    const mia = await start()
    const other = await startLesson(app, 'Mia')
    const again = await startConversation(app, other)
    expect((await mia.save({ conversation_id: again.conversation_id })).status).toBe(404)
  })
})

describe('the gallery', () => {
  it('shows the kept ones, newest first, over all pages', async () => {
    const mia = await start()
    const ids = Array.from({ length: 14 }, () => newId())
    for (const id of ids) {
      app.advance(1_000)
      await mia.save({ id, kept: true })
    }
    await mia.save({ kept: false })
    const first = await mia.gallery()
    const link = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await mia.get(link, { pass: mia.pass })
    const shown: { id: string }[] = [...first.json, ...second.json]
    expect(shown.map(({ id }) => id)).toEqual([...ids].reverse())
    expect(second.headers.get('link')).toBeNull()
    expect((await mia.ofStudent()).json).toHaveLength(12)
  })
})
