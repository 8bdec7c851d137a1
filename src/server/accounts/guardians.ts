import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { user } from './account.table.ts'

/** The family of an account: its own, or that of whoever invited it. */
export const familyOf = sql<string>`coalesce(${user.familyId}, ${user.id})`

/** The guardians of a family, who founded it first. */
export const guardiansOf = (db: Pick<Db, 'select'>, familyId: string) =>
  db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(or(eq(user.id, familyId), eq(user.familyId, familyId)))
    .orderBy(asc(sql`${user.familyId} is not null`))

/** Their names, in a statement that reads who founded the family. */
export const guardianNames = sql<
  string[]
>`(select json_agg(g.name) from "user" g where "user".id in (g.id, g.family_id))`
