import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/** Databases whose connections are ours for as long as we hold them. Behind a pooler the next statement may be on another one. */
const keeping = new WeakSet<object>()

/** Says of a database that its connections keep what was planned on them: PostgreSQL itself, with no pooler before it. */
export const keepsPlans = (db: Db): void => void keeping.add(db)

/** By their text: with other conditions it is another statement. Each connection keeps all of them, so there is a bound. */
const names = new Map<string, string>()
const mostNames = 60

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}

/**
 * A statement that stands on the way of every message or card: PostgreSQL reads and plans it once for each connection, which
 * takes longer than doing it. Elsewhere, and within a transaction, it is done as any other.
 */
export const often =
  (db: Db) =>
  (statement: SQL): Promise<unknown> => {
    if (!keeping.has(db)) return db.execute(statement)
    const query = dialect.sqlToQuery(statement)
    return db._.session.prepareQuery(query, undefined, nameOf(query.sql), false).execute()
  }

type Asked<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> }

/**
 * The same for rows that drizzle reads. Its text is always the same, so it is named, and written once for each database; what
 * changes are the values of its placeholders.
 */
export function oftenRows<Rows>(name: string, ask: (db: Db) => { prepare: (name: string) => Asked<Rows> }) {
  const written = new WeakMap<Db, Asked<Rows>>()
  return (db: Db, values: Record<string, unknown>): Promise<Rows> => {
    const asked = written.get(db) ?? ask(db).prepare(keeping.has(db) ? name : '')
    written.set(db, asked)
    return asked.execute(values)
  }
}
