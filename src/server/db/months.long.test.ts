import { v4 } from 'uuid'
import { afterEach, describe, expect, it } from 'vitest'
import { dropOverdueMonths } from '#server/history/keeping-months.ts'
import { say, startLesson, transcript } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { uncutDatabase } from '#tests/support/uncut-database.ts'
import type { OpenDb } from './client.ts'
import { newId } from './columns.ts'
import { fillFamilies } from './families.ts'
import { firstIdOf, oldestBeside } from './month-ids.ts'
import { keepMonths, readMonths } from './months.ts'

const isAlone = process.env.DATABASE_URL === undefined
const opened: { close: () => Promise<void> }[] = []
const uncut = async () => {
  const database = await uncutDatabase()
  opened.push(database)
  return database
}
// An embedded one takes much room.
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())))

const rows = async ({ query }: Pick<OpenDb, 'query'>, asked: string, values: unknown[] = []) =>
  (await query(asked, values)).rows
const cut = (database: OpenDb, now?: Date) => database.patiently((db) => keepMonths(db, isAlone, now))
/** An id as it is made at a moment. */
const idAt = (moment: string) => {
  const first = firstIdOf(new Date(moment))
  return `${first.slice(0, 14)}7${newId().slice(15)}`
}

const family = async (database: OpenDb) => {
  const [parent, student] = [newId(), newId()]
  await database.query(
    `insert into "user" (id, name, email, email_verified, role, created_at, updated_at) values ($1, 'Ana', $2, true, 'parent', now(), now())`,
    [parent, `${parent}@example.org`],
  )
  await database.query(
    `insert into student (id, parent_id, nickname, grade_level, keep_days, created_at) values ($1, $2, 'Mia', 2, 30, now())`,
    [student, parent],
  )
  return { parent, student }
}

/** A sitting that is over, of two messages. */
const sitting = async (database: OpenDb, student: string, id: string, at: string) => {
  await database.query(
    `insert into conversation (id, student_id, tutor_name, started_at, last_active_at, ended_at, last_seq, lesson)
     values ($1, $2, 'Sunny', $3, $3, $3, 2, '{}')`,
    [id, student, at],
  )
  const [said, reply, client] = [newId(), newId(), v4()]
  const insert = `insert into message (id, conversation_id, seq, role, sentences, client_message_id, reply_to, complete, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, true, $8)`
  await database.query(insert, [said, id, 1, 'user', ['my hamster is called Pip'], client, null, at])
  await database.query(insert, [reply, id, 2, 'assistant', ['Hello Pip!'], null, said, at])
  return { said, reply, client }
}

const shape = (database: OpenDb) =>
  rows(
    database,
    `select 'index' as what, c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = 'message'::regclass and c.relname not like '%\\_before'
     union all select 'trigger', tgname from pg_trigger where tgrelid = 'message'::regclass and not tgisinternal
     union all select 'reference', pg_get_constraintdef(oid) from pg_constraint where conrelid = 'message'::regclass and contype = 'f'
     order by 1, 2`,
  )

describe('messages', () => {
  it('are cut by month with all that is there, and what was there once stays so', async () => {
    const database = await uncut()
    const { parent, student } = await family(database)
    const ids = ['2025-03-31T23:59:59Z', '2025-04-01T00:00:00Z', new Date().toISOString()].map(idAt)
    const stray = 'f3bdc1de-62a6-4dd1-8ad4-0c5a3f9f7a0e'
    const told: Awaited<ReturnType<typeof sitting>>[] = []
    for (const id of [...ids, stray]) told.push(await sitting(database, student, id, '2025-04-01T00:00:00Z'))
    const all = 'select m::text as row from message m order by id'
    const [before, had] = [await rows(database, all), await shape(database)]
    await cut(database)
    expect((await readMonths(database.db)).length).toBeGreaterThan(1)
    expect(await rows(database, all)).toEqual(before)
    expect(await shape(database)).toEqual(had)
    expect(await rows(database, 'select conversation_id as id from message_rest group by 1')).toEqual([{ id: stray }])
    const again = `insert into message (id, conversation_id, seq, role, sentences, client_message_id, reply_to, complete, created_at)
      values ($1, $2, $3, 'user', '{}', $4, $5, true, now())`
    for (const [at, id] of [...ids, stray].entries()) {
      const one = told[at]
      await expect(database.query(again, [newId(), id, 9, one?.client, null])).rejects.toThrow(/unique/)
      await expect(database.query(again, [newId(), id, 9, null, one?.said])).rejects.toThrow(/unique/)
      await expect(database.query(again, [newId(), id, 1, null, null])).rejects.toThrow(/unique/)
      await expect(database.query(again, [one?.said, id, 9, null, null])).rejects.toThrow(/unique/)
    }
    // As the release before writes: without a family, which the database finds, with the words of the search.
    const [whole] = await rows(
      database,
      `select parent_id, words @@ to_tsquery('english', 'hamsters') as found from message where id = $1`,
      [told[0]?.said],
    )
    expect(whole).toEqual({ parent_id: parent, found: true })
    await database.query('delete from conversation where id = any($1::uuid[])', [[...ids, stray]])
    expect(await rows(database, all)).toEqual([])
  })

  it('that came before their month was made move into it', async () => {
    const database = await uncut()
    const { student } = await family(database)
    await cut(database, new Date('2025-01-20'))
    const id = idAt('2025-08-09T10:00:00Z')
    await sitting(database, student, id, '2025-08-09T10:00:00Z')
    const lies = () =>
      rows(database, 'select distinct tableoid::regclass::text as table from message where conversation_id = $1', [id])
    expect(await lies()).toEqual([{ table: 'message_rest' }])
    await cut(database, new Date('2025-07-31T23:00:00Z'))
    expect(await lies()).toEqual([{ table: 'message_2025_08' }])
    const names = (await readMonths(database.db)).map(({ table }) => table)
    expect(names).toEqual([
      'message_before',
      'message_2025_03',
      'message_2025_04',
      'message_2025_07',
      'message_2025_08',
      'message_2025_09',
      'message_2025_10',
    ])
    expect(await rows(database, 'select count(*)::int as n from message')).toEqual([{ n: 2 }])
  })

  it.runIf(process.env.DATABASE_URL)('are cut while they are written: none is lost, none refused', async () => {
    const database = await uncut()
    const { student } = await family(database)
    for (let n = 0; n < 40; n++) await sitting(database, student, newId(), '2025-04-01T00:00:00Z')
    let isOver = false
    let written = 80
    const writing = Array.from({ length: 4 }, async () => {
      for (; !isOver; written += 2) await sitting(database, student, newId(), '2025-04-01T00:00:00Z')
    })
    await Promise.all([cut(database), cut(database)])
    isOver = true
    await Promise.all(writing)
    expect((await readMonths(database.db)).length).toBeGreaterThan(1)
    expect(await rows(database, 'select count(*)::int as n, count(parent_id)::int as own from message')).toEqual([
      { n: written, own: written },
    ])
  })

  it('of a month go as a table when no family keeps one of them, and no case needs one', async () => {
    const database = await uncut()
    const [one, other] = [await family(database), await family(database)]
    await cut(database, new Date('2024-12-01'))
    await cut(database, new Date('2025-04-01'))
    const [march, may] = [idAt('2025-03-05T10:00:00Z'), idAt('2025-05-05T10:00:00Z')]
    const { said } = await sitting(database, one.student, march, '2025-03-05T10:00:00Z')
    await sitting(database, other.student, idAt('2025-03-06T10:00:00Z'), '2025-03-06T10:00:00Z')
    await sitting(database, one.student, may, '2025-05-05T10:00:00Z')
    await database.query(
      `insert into evidence (id, student_id, skill, card_id, tool, was_correct, hint_level, answer, client_id, answered_at, created_at)
       values ($1, $2, 'x', 'y', 'chat', true, 0, 'my words', $3, now(), now())`,
      [newId(), one.student, said],
    )
    await database.query(
      `insert into alarm (id, student_id, conversation_id, kind, severity, audience, created_at) values ($1, $2, $3, 'home_harm', 'high', 'safeguarding', now())`,
      [newId(), one.student, may],
    )
    await database.query('update student set keep_days = 1095 where id = $1', [other.student])
    const drop = (at: string) => dropOverdueMonths({ database, now: () => new Date(at) })
    // The other family keeps March; the empty months between them go.
    expect(await drop('2026-01-01')).not.toContain('message_2025_03')
    expect(await rows(database, 'select count(*)::int as n from message')).toEqual([{ n: 6 }])
    await database.query('update student set keep_days = 30 where id = $1', [other.student])
    expect(await drop('2026-01-01')).toEqual(['message_2025_03'])
    expect(await rows(database, 'select id from conversation')).toEqual([{ id: may }])
    expect(await rows(database, 'select conversation_id as id from message group by 1')).toEqual([{ id: may }])
    expect(await rows(database, 'select answer, was_correct from evidence')).toEqual([
      { answer: null, was_correct: true },
    ])
    await database.query(`update alarm set case_state = 'closed'`)
    expect(await drop('2026-01-01')).toEqual(['message_2025_05'])
    expect(
      await rows(
        database,
        'select (select count(*) from conversation)::int as c, (select count(*) from message)::int as m',
      ),
    ).toEqual([{ c: 0, m: 0 }])
  })
})

describe('a turn', () => {
  it('looks into the newest months only, however many there are', async () => {
    const database = await uncut()
    for (let month = 0; month < 36; month += 3) await cut(database, new Date(Date.UTC(2023, 10 + month, 15)))
    await cut(database)
    const app = await startApp({ database })
    const lesson = await startLesson(app)
    // What is planned once and what is planned each time both go through here.
    const { session } = database.db._
    const prepare = session.prepareQuery.bind(session)
    const asked: { text: string; params: unknown[] }[] = []
    session.prepareQuery = (query, ...more) => {
      asked.push({ text: query.sql, params: query.params })
      return prepare(query, ...more)
    }
    expect((await say(app, lesson, 'what is 7 x 8?')).status).toBe(200)
    session.prepareQuery = prepare
    expect((await readMonths(database.db)).length).toBeGreaterThan(30)
    expect(await transcript(app, lesson)).toContain('child: what is 7 x 8?')
    const looked: { text: string; tables: string[] }[] = []
    for (const { text, params } of asked) {
      if (!/\bmessage\b/.test(text)) continue
      const plan = JSON.stringify(await rows(database, `explain ${text}`, params))
      looked.push({ text, tables: [...new Set(plan.match(/message_(?:before|rest|\d{4}_\d{2})\b/g))] })
    }
    expect(looked.length).toBeGreaterThanOrEqual(2)
    // The month, the one before, those made ahead, and the net below them.
    expect(looked.filter(({ tables }) => tables.length > 6)).toEqual([])
    expect(looked.filter(({ tables }) => tables.length <= 1).length).toBeGreaterThanOrEqual(1)
  })

  it('bounds nothing by an id that tells no time', () => {
    const ofNoTime = oldestBeside('f3bdc1de-62a6-4dd1-8ad4-0c5a3f9f7a0e')
    expect(ofNoTime < firstIdOf(new Date('1971-01-01'))).toBe(true)
    expect(oldestBeside(idAt('2026-05-20')) > firstIdOf(new Date('2026-04-18'))).toBe(true)
  })
})

describe('a row', () => {
  it('that an older release wrote, or an older backup brought back, gets its family in batches', async () => {
    const database = await uncut()
    const { parent, student } = await family(database)
    await sitting(database, student, newId(), '2025-04-01T00:00:00Z')
    await database.query('update message set parent_id = null; update conversation set parent_id = null')
    expect(await fillFamilies(database)).toBe(3)
    expect(
      await rows(
        database,
        'select distinct parent_id from (select parent_id from message union all select parent_id from conversation) a',
      ),
    ).toEqual([{ parent_id: parent }])
    expect(await fillFamilies(database)).toBe(0)
  })
})
