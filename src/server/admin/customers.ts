import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import type { Admin } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { CustomerView } from '#shared/customer.ts'

const pageSize = 20

/**
 * How many families are ranked whose name or address holds the words elsewhere than at its beginning: of a million,
 * thousands may. Whoever types more letters has fewer of them.
 */
const candidates = 400

export type CustomerPage = { customers: CustomerView[]; next: string | null }

/**
 * Families by name or e-mail, whatever the accents and the case: first whose name begins so, then with a word that
 * begins so, then those that hold it anywhere. Several words must all be there.
 */
export async function searchCustomers(
  app: Pick<App, 'db'>,
  _admin: Admin,
  search: string,
  cursor: string | undefined,
): Promise<CustomerPage> {
  const found = ranked.parse(await app.db.execute(rankedFamilies(search, cursor)))
  const page = found.slice(0, pageSize)
  const children = page.length === 0 ? [] : await childrenOf(app, page)
  const last = found.length > pageSize ? page.at(-1) : undefined
  return {
    customers: page.map(({ id, name, email }) => ({
      id,
      full_name: name,
      email,
      students: children
        .filter((child) => child.parent_id === id)
        .map((child) => ({ id: child.id, first_name: child.nickname })),
    })),
    next: last ? encode([last.rank, last.search_text, last.id]) : null,
  }
}

const ranked = rowsOf(
  z.object({ id: z.string(), name: z.string(), email: z.string(), search_text: z.string(), rank: z.coerce.number() }),
)

const childrenOf = (app: Pick<App, 'db'>, families: { id: string }[]) =>
  app.db
    .select({ id: student.id, parent_id: student.parent_id, nickname: student.nickname })
    .from(student)
    .innerJoin(user, and(eq(user.id, student.parent_id), isNull(user.unclaimedSince)))
    .where(
      inArray(
        student.parent_id,
        families.map(({ id }) => id),
      ),
    )
    .orderBy(asc(student.created_at), asc(student.id))

/** What was typed, folded as the column is, with the signs of LIKE made plain ones. */
const plain = (text: string) =>
  sql`replace(replace(replace(search_fold(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`

/**
 * One statement of three searches, each with an index of its own: the next is made only where those before it did not
 * fill the page (bench/admin-search.ts).
 */
function rankedFamilies(search: string, cursor: string | undefined) {
  const { id, searchText } = user
  const begins = sql`${searchText} like ${plain(search)} || '%'`
  const wordBegins = sql`${searchText} like '% ' || ${plain(search)} || '%'`
  const words = search.split(/\s+/).map((word) => sql`${searchText} like '%' || ${plain(word)} || '%'`)
  const [rank, text, after] = cursor === undefined ? [-1, '', ''] : decode(cursor)
  const behind = (at: number) =>
    rank < at ? sql`true` : rank > at ? sql`false` : sql`(search_text, id::text) > (${text}, ${after})`
  const found = sql`select ${id}, ${searchText} from ${user}`
  return sql`
    with first as materialized (
      ${found} where ${begins} and ${behind(0)} order by ${searchText}, ${id} limit ${pageSize + 1}
    ), second as materialized (
      select * from (${found} where (select count(*) from first) <= ${pageSize} and ${wordBegins} and not ${begins}
        limit ${candidates}) as hits where ${behind(1)}
    ), third as materialized (
      select * from (${found} where (select count(*) from first) + (select count(*) from second) <= ${pageSize}
        and ${sql.join(words, sql` and `)} and not ${begins} and not ${wordBegins} limit ${candidates}) as hits where ${behind(2)}
    ), best as (
      select *, 0 as rank from first union all select *, 1 from second union all select *, 2 from third
      order by rank, search_text, id limit ${pageSize + 1}
    )
    select best.id, best.rank, best.search_text, ${user.name} as name, ${user.email} as email
    from best join ${user} on ${id} = best.id order by best.rank, best.search_text, best.id`
}

type Place = [rank: number, text: string, id: string]
const place = z.tuple([z.int(), z.string().max(600), z.string().max(36)])

const encode = (at: Place) => Buffer.from(JSON.stringify(at)).toString('base64url')

function decode(cursor: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('bad_request', 'This page cannot be found.', { cause, fields: { cursor: 'invalid' } })
  }
}
