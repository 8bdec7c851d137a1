import { eq, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openDb } from './client.ts'
import { often, oftenRows } from './often.ts'
import { rowsOf } from './rows.ts'

const url = process.env.DATABASE_URL

const roles = pgTable('pg_roles', { rolname: text() })

describe.runIf(url)('a statement that is asked often', () => {
  const open = (directUrl: string | null) =>
    openDb({ databaseUrl: url ?? '', directUrl, dataDir: '', migrations: null })
  const planned = z.object({ name: z.string() })

  it('is planned once by a PostgreSQL that it reaches itself, and answers the same each time', async () => {
    const database = await open(null)
    const ask = (n: number) => often(database.db)(sql`select ${n}::int + 1 as more`)
    const more = rowsOf(z.object({ more: z.number() }))
    expect(more.parse(await ask(1))).toEqual([{ more: 2 }])
    expect(more.parse(await ask(5))).toEqual([{ more: 6 }])
    const ofName = oftenRows('role', (db) =>
      db
        .select()
        .from(roles)
        .where(eq(roles.rolname, sql.placeholder('name'))),
    )
    for (const name of ['pg_monitor', 'pg_checkpoint'])
      expect(await ofName(database.db, { name })).toEqual([{ rolname: name }])
    const kept = rowsOf(planned).parse(await database.query('select name from pg_prepared_statements'))
    expect(kept.map(({ name }) => name)).toContain('role')
    expect(kept).toHaveLength(2)
    await database.close()
  })

  it('leaves nothing behind where a pooler may give the connection to somebody else', async () => {
    const database = await open(`${url}&application_name=direct`)
    await often(database.db)(sql`select 1 as one`)
    await oftenRows('role', (db) => db.select().from(roles).limit(1))(database.db, {})
    const kept = rowsOf(planned).parse(await database.query('select name from pg_prepared_statements'))
    expect(kept).toEqual([])
    await database.close()
  })

  it('stays an ordinary one within a transaction', async () => {
    const database = await open(null)
    const kept = await database.db.transaction(async (tx) => {
      await often(tx)(sql`select 2 as two`)
      return rowsOf(planned).parse(await tx.execute(sql`select name from pg_prepared_statements`))
    })
    expect(kept).toEqual([])
    await database.close()
  })
})
