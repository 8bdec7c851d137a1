import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '#server/db/columns.ts'
import { call, say, startLesson } from './support/family.ts'
import { strayStatements } from './support/family-statements.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { startApp } from './support/start-app.ts'

// Every row of a family is reached from its parent by one column after the other, each with an index (docs/scaling.md).

/** By which column the rows of a family are reached. It must be there in every row, and be the first of an index. */
const reachedBy: Record<string, string[]> = {
  parent_id: [
    'student device admin_look admin_message message_thread parent_pin',
    'billing_customer subscription weekly_letter weekly_letter_choice',
  ],
  user_id: ['session account second_factor recovery_code'],
  student_id: [
    'learner pairing conversation parent_note consent_event alarm memory wonder sent_out photo',
    'evidence skill_state card_memory drawing handwriting handwriting_style video_seen',
  ],
  conversation_id: ['message'],
  alarm_id: ['alarm_step'],
  deck_id: ['deck_card'],
}

/** Rows that belong to no family, or not always, each with the reason. */
const others: Record<string, string> = {
  user: 'is the family: its founder’s id is the parent_id of all others',
  challenge: 'a link or code may be sent to an address that has no account yet; it lives for minutes',
  deck: 'without parent_id it is for all families; with it, it is the family’s',
  video_file: 'without parent_id it is for all families; with it, it is the family’s',
  verification: 'better-auth’s own, of one sign-in with a provider',
  tutor: 'of the installation',
  tutor_version: 'of the installation',
  avatar: 'a picture by a random name, which students and tutors name',
  billing_event: 'an id of the provider’s, so that an event is done once',
  call_limit: 'a count by a key that names whoever calls',
  failure_count: 'hours and numbers',
  content_followed: 'a version of the content',
}

const tables = new Map(
  Object.entries(reachedBy).flatMap(([key, lists]) =>
    lists.flatMap((list) => list.split(' ').map((table) => [table, key] as const)),
  ),
)
const reference = z.object({
  table: z.string(),
  key: z.string().nullable(),
  refers: z.string().nullable(),
  required: z.boolean().nullable(),
  leads: z.boolean(),
})

const database = await freshDatabase()
afterAll(() => database.close())

describe('the tables', () => {
  it('reach each row of a family by one column that is always there and leads an index', async () => {
    const { rows } = await database.query(`
      select t.relname as table, k.key, k.refers, k.required, exists (
        select 1 from pg_index i where i.indrelid = t.oid and i.indpred is null and i.indkey[0] = k.attnum) as leads
      from pg_class t left join lateral (
        select a.attname as key, a.attnum, a.attnotnull as required, f.confrelid::regclass::text as refers
        from pg_constraint f join pg_attribute a on a.attrelid = t.oid and a.attnum = f.conkey[1]
        where f.conrelid = t.oid and f.contype = 'f'
      ) k on true
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition`)
    const found = z.array(reference).parse(rows)
    const names = [...new Set(found.map(({ table }) => table))].sort()
    expect(names.filter((name) => !tables.has(name) && !(name in others))).toEqual([])
    expect([...tables.keys(), ...Object.keys(others)].sort()).toEqual(names)
    const wrong = [...tables].filter(([table, key]) => {
      const by = found.find((one) => one.table === table && one.key === key)
      const from = by?.refers?.replaceAll('"', '') ?? ''
      return !by?.required || !by.leads || !(tables.has(from) || from === 'user' || from === 'deck')
    })
    expect(wrong).toEqual([])
  })

  it('find a family’s rows without reading the table wherever they name it', async () => {
    const { rows } = await database.query(`
      select t.relname as table from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'parent_id'
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not exists (
        select 1 from pg_index i where i.indrelid = t.oid and i.indpred is null and i.indkey[0] = a.attnum)`)
    expect(rows).toEqual([])
  })
})

describe('every row of a family', () => {
  it('says whose it is, in every table but those of an account and those that are not always a family’s', async () => {
    const { rows } = await database.query(`
      select t.relname as table from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
        and not exists (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'parent_id') order by 1`)
    const without = z.array(z.object({ table: z.string() })).parse(rows)
    const ofAccount = (reachedBy.user_id ?? []).flatMap((list) => list.split(' '))
    expect(without.map(({ table }) => table)).toEqual(
      [
        ...ofAccount,
        'deck_card',
        ...Object.keys(others).filter((name) => !['deck', 'video_file'].includes(name)),
      ].sort(),
    )
  })

  it('after a lesson, and when the family is handed over', async () => {
    const app = await startApp({ database })
    const lesson = await startLesson(app)
    for (const said of ['what is 7 x 8?', 'I like dogs', 'why do cats purr upside down?', 'my dad hits me'])
      await say(app, lesson, said)
    const { student, pass } = lesson
    const { card } = (await call(app, 'GET', `/api/flashcards/next_card?student_id=${student.id}`, undefined, { pass }))
      .json
    await call(
      app,
      'POST',
      '/api/flashcards/log_answer',
      { student_id: student.id, card_id: card.id, was_correct: true },
      { pass },
    )
    const { rows } = await database.query(`
      select t.relname as name from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'parent_id'
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition`)
    const names = z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name)
    const whose = async () => {
      const found: [string, string | null][] = []
      for (const name of names)
        for (const row of (await database.query(`select distinct parent_id from "${name}"`)).rows)
          found.push([name, row.parent_id === null ? null : String(row.parent_id)])
      return found
    }
    const before = await whose()
    const [[owner] = []] = [before.filter(([name]) => name === 'student').map(([, id]) => id)]
    expect(before.filter(([name, id]) => id !== owner && !(name in others))).toEqual([])
    const filled = before.map(([name]) => name)
    expect(filled).toEqual(
      expect.arrayContaining(['conversation', 'message', 'evidence', 'skill_state', 'card_memory', 'alarm', 'memory']),
    )
    const heir = newId()
    await database.query(
      `insert into "user" (id, name, email, created_at, updated_at) values ($1, 'Ben', 'ben@example.org', now(), now())`,
      [heir],
    )
    await database.query('update student set parent_id = $1', [heir])
    const ofStudent = new Set(
      ['student_id', 'conversation_id', 'alarm_id']
        .flatMap((key) => reachedBy[key] ?? [])
        .join(' ')
        .split(' '),
    )
    expect((await whose()).filter(([name, id]) => ofStudent.has(name) && id !== heir && name !== 'learner')).toEqual([])
  })
})

describe('a statement', () => {
  it('that forgets whose rows it means is found', () => {
    const forgotten = [
      'select skill from evidence e where e.skill = $1',
      'update "student" set "nickname" = $1',
      'delete from "message" where "message"."seq" > $1',
    ]
    const kept = [
      'select skill from evidence e where e.student_id = $1',
      'update "student" set "nickname" = $1 where ("student"."id" = $2 and "student"."parent_id" = $3)',
      'select "name" from "tutor" where "tutor"."access_level" = $1',
    ]
    expect(strayStatements([...forgotten, ...kept])).toEqual(forgotten)
  })
})
