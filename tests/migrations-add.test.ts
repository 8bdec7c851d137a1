import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

// The old release goes on beside the new database while processes are restarted one after the other, and it may come back
// (docs/operations.md). So a migration adds; what nobody uses any more goes one release later, and is listed here with the reason.

const folder = 'migrations'
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))

/** What an older release does not survive: it writes rows without what is new, and reads what was there. */
const takes: [what: string, found: RegExp][] = [
  ['takes a table away', /\bdrop table\b/i],
  ['takes a column away', /\bdrop column\b/i],
  ['gives another name', /\brename\b/i],
  ['gives another type', /\bset data type\b|\balter column "?\w+"? type\b/i],
  ['refuses rows without a value', /\bset not null\b/i],
  ['wants a value of a new column', /\badd column (?!.*\b(?:default|generated)\b).*\bnot null\b/i],
  ['refuses rows that were fine', /\balter table\b.*\badd constraint\b.*\b(?:check|unique)\b/i],
  ['refuses a second row', /\bcreate unique index\b/i],
]

/** Each looked at: the release before it could go on. */
const looked: Record<string, string> = {
  '0001_accounts_drop.sql takes a table away':
    'counts of calls, which the release before kept for a minute; before the first release',
}

/** Tables and columns that a migration makes itself have no values of an older release. */
function faultsOf(name: string): string[] {
  const statements = readFileSync(path.join(folder, name), 'utf8').split(/;|--> statement-breakpoint/)
  const madeBy = (word: RegExp) => statements.flatMap((one) => word.exec(one)?.[1] ?? [])
  const tables = madeBy(/\bcreate table (?:if not exists )?"?(\w+)/i)
  const columns = madeBy(/\badd column (?:if not exists )?"?(\w+)/i)
  const older = statements.filter((one) => {
    const of = /\b(?:alter table|on)(?: only)? "?(?:public"?\.)?"?(\w+)/i.exec(one)?.[1]
    return of === undefined || !tables.includes(of)
  })
  const isOfNew = (one: string) => !/\badd column\b/i.test(one) && columns.some((column) => one.includes(`"${column}"`))
  return takes.flatMap(([what, found]) =>
    older.some((one) => found.test(one) && !isOfNew(one)) ? [`${name} ${what}`] : [],
  )
}

it('migrations only add', () => {
  expect(migrations.length).toBeGreaterThan(25)
  expect(migrations.flatMap(faultsOf).filter((fault) => !(fault in looked))).toEqual([])
  expect(Object.keys(looked).filter((fault) => !migrations.flatMap(faultsOf).includes(fault))).toEqual([])
})

it('what is there once among messages names their conversation', () => {
  // Messages lie in one table a month, the month of their conversation: PostgreSQL makes no other unique index (docs/decisions/0049).
  const later = migrations
    .filter((name) => name > '0032')
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])
  const unique =
    /create unique index[^;]*on "?message"? (?!.*conversation_id)|alter table "?message"?[^;]*\b(?:unique|primary key) ?\((?!.*conversation_id)/i
  expect(later.filter(([, text]) => unique.test(text ?? '')).map(([name]) => name)).toEqual([])
  expect(unique.test('CREATE UNIQUE INDEX "x" ON "message" USING btree ("reply_to");')).toBe(true)
  expect(unique.test('CREATE UNIQUE INDEX "x" ON "message" USING btree ("conversation_id","seq");')).toBe(false)
})
