import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDb } from './client.ts'
import { rowsOf } from './rows.ts'

// Every row of a family says whose it is (`parent_id`). New rows do from the start (migrations/0032); what was there before, and
// what an older backup brings back, is filled in here.

/** By which column the family of a row is found: of the child, of the conversation, of the case. */
const ways = [
  {
    key: 'student_id',
    families: 'select s.id as key, s.parent_id from student s',
    tables: [
      'conversation parent_note consent_event alarm memory wonder sent_out photo evidence skill_state card_memory',
      'drawing handwriting handwriting_style video_seen pairing',
    ].flatMap((line) => line.split(' ')),
  },
  {
    key: 'conversation_id',
    families: 'select c.id as key, s.parent_id from conversation c join student s on s.id = c.student_id',
    tables: ['message'],
  },
  {
    key: 'alarm_id',
    families: 'select a.id as key, s.parent_id from alarm a join student s on s.id = a.student_id',
    tables: ['alarm_step'],
  },
] as const

/** So many rows are held at once, for some hundredths of a second. */
const batch = 1_000

const filled = rowsOf(z.object({ count: z.number() }))

/** Does nothing where nothing is missing: the index on `parent_id` knows. Gives how many rows were filled in. */
export async function fillFamilies(database: Pick<OpenDb, 'patiently'>): Promise<number> {
  return database.patiently(async (db) => {
    let count = 0
    for (const { key, families, tables } of ways)
      for (const table of tables)
        for (let last: number = batch; last === batch; count += last) {
          const result = await db.execute(
            sql.raw(`with missing as (
              select tableoid as part, ctid as place from ${table} where parent_id is null limit ${batch} for update skip locked
            ), filled as (
              update ${table} t set parent_id = f.parent_id from missing m, (${families}) f
              where t.tableoid = m.part and t.ctid = m.place and f.key = t.${key} returning 1
            ) select count(*)::int as count from filled`),
          )
          last = filled.parse(result)[0]?.count ?? 0
        }
    return count
  })
}
