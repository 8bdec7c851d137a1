// How long the administrators' search takes among 1,000,000 parents, at the database.
// Run: scripts/with-postgres.sh node --import tsx bench/admin-search.ts [families] [searches]
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { searchCustomers } from '#server/admin/customers.ts'
import { type Admin, proof } from '#server/auth/actor.ts'
import { openDb } from '#server/db/client.ts'

const [families = 1_000_000, searches = 2_000] = process.argv.slice(2).map(Number)
const url = process.env.DATABASE_URL
if (!url) throw new Error('Run it with scripts/with-postgres.sh in front.')

const first =
  'Ana Anna Hanna Johanna Maria José Søren Zoë Ian Ivan Mia Liam Noah Emma Olivia Ava Sophia Lucas Mateo Elif Yusuf Fatima Aisha Chen Wei Priya Arjun Kwame Ngozi Björn Åsa Élodie François Jürgen Łukasz Siobhán Aroha Tane Hiroshi Yuki'.split(
    ' ',
  )
const last =
  'Smith Jones Taylor Brown García Martínez López Müller Schmidt Weiß Åström Larsen Nguyen Tran Kim Park Singh Kaur Patel Khan Silva Santos Rossi Ferrari Kowalski Nowak Novák Horvat Popescu Ivanova Petrov Öztürk Yılmaz Haddad Cohen Levi Okafor Mensah Dlamini Walker'.split(
    ' ',
  )
const tail = 'son ova ez ini sen ski berg mann well ford ton ley worth dottir oğlu wala'.split(' ')

/** The same numbers at every run. */
let state = 7
const chance = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}
const pick = (list: string[]) => list[chance(list.length)] ?? ''

const opened = await openDb({ databaseUrl: url, dataDir: '', migrations: 'migrations' })
const { db } = opened

const started = performance.now()
// A connection of its own: what fills a table takes longer than a statement of the server may.
const filler = new pg.Client({ connectionString: url })
await filler.connect()
await filler.query('drop index user_search_inside')
await filler.query(
  `insert into "user" (id, name, email, created_at, updated_at)
   select gen_random_uuid(), given || ' ' || family,
     lower(search_fold(given)) || '.' || n || '@' || (array['example.org', 'mail.example', 'home.example'])[1 + n % 3], now(), now()
   from (select n, ($1::text[])[1 + floor(random() * ${first.length})::int] as given,
     ($2::text[])[1 + floor(random() * ${last.length})::int] || ($3::text[])[1 + floor(random() * ${tail.length + 1})::int] as family
     from generate_series(1, $4::int) n) as made`,
  [first, last, ['', ...tail], families],
)
await filler.query('create index user_search_inside on "user" using gin (search_text gin_trgm_ops)')
await filler.query('vacuum analyze "user"')
await filler.end()
process.stdout.write(`${families} families in ${Math.round((performance.now() - started) / 1_000)} s\n`)

const part = (name: string, letters: number) => {
  const at = chance(Math.max(1, name.length - letters + 1))
  return name.slice(at, at + letters)
}
const kinds: Record<string, () => string> = {
  'first name, 3 to 6 letters': () =>
    pick(first)
      .padEnd(3, 'a')
      .slice(0, 3 + chance(4)),
  'last name': () => pick(last),
  'inside of a name, 3 letters': () => part(`${pick(last)}${pick(tail)}`, 3),
  'first and last name': () => `${pick(first)} ${pick(last)}`,
  'last and first name': () => `${pick(last)} ${pick(first)}`,
  'an address': () => `${pick(first)}.${chance(families)}@`,
  nobody: () => `x${chance(999_999)}q`,
}

const all: number[] = []
const names = Object.keys(kinds)
const times = new Map<string, number[]>(names.map((name) => [name, []]))
/** The search asks for an administrator, and looks at nothing of it. */
const admin: Admin = {
  [proof]: 'parent',
  id: '',
  accountId: '',
  sessionId: '',
  sessionCreatedAt: new Date(),
  role: 'admin',
  fullName: '',
  email: '',
  emailVerified: true,
  phone: null,
  lockedFor: null,
  unclaimed: false,
  changedLately: false,
  secondFactorAt: new Date(),
  adminUsedAt: null,
}
for (let n = 0; n < searches; n++) {
  const kind = names[n % names.length] ?? ''
  const text = kinds[kind]?.() ?? ''
  if ([...text.trim()].length < 3) continue
  const before = performance.now()
  await searchCustomers({ db }, admin, text, undefined)
  const took = performance.now() - before
  // The first of each kind warm the connection and the cache.
  if (n < names.length * 5) continue
  all.push(took)
  times.get(kind)?.push(took)
}

const at = (list: number[], share: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0
const row = (name: string, list: number[]) =>
  `| ${name} | ${list.length} | ${at(list, 0.5).toFixed(1)} | ${at(list, 0.95).toFixed(1)} | ${at(list, 0.99).toFixed(1)} |\n`
process.stdout.write('| Search | times | median ms | p95 ms | p99 ms |\n|---|---|---|---|---|\n')
for (const [name, list] of times) process.stdout.write(row(name, list))
process.stdout.write(row('all', all))
await opened.close()
