// How long the map of what a child knows takes, for children with 50,000 answers each, over HTTP on PostgreSQL. Usage, after
// npm run build: scripts/with-postgres.sh node --import tsx bench/progress.ts
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { catalog } from '#server/cards/catalog.ts'
import { type Child, newChild, processorMs, quantile, startServer } from './server-under-test.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('This one needs PostgreSQL: scripts/with-postgres.sh node --import tsx bench/progress.ts')

const children = 10
const answersEach = 50_000
const triesEach = 2_000
const calls = 400
const warmUp = 40

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-bench-'))
const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir })
const client = new pg.Client({ connectionString: url })
await client.connect()

const family: Child[] = []
for (let at = 0; at < children; at++) family.push(await newChild(server.base, `progress-${at}`))
const ids = family.map((child) => child.student)
const own = catalog()
const skills = own.graph.skills.map((skill) => skill.id)
const cards = own.graph.skills.flatMap((skill) => own.cardsOf(skill.id)).map((card) => card.id)

// A fiftieth of the answers changes a band, a fifth shows a misconception.
await client.query(
  `insert into evidence (id, student_id, skill, card_id, tool, was_correct, hint_level, answer, mistake, changed_to, answered_at, created_at)
   select gen_random_uuid(), s, ($2::text[])[1 + n % $3], ($4::text[])[1 + n % $5], 'flashcards', n % 5 <> 0, 0,
     case when n % 5 = 0 then '14' end, case when n % 5 = 0 then (array['added-instead', 'slipped-by-one', 'lost-the-ten'])[1 + n % 3] end,
     case when n % 50 = 0 then (array['learning', 'steady', 'secure'])[1 + n % 3] end,
     now() - interval '10 minutes' * n, now() - interval '10 minutes' * n
   from unnest($1::uuid[]) s, generate_series(1, $6::int) n`,
  [ids, skills, skills.length, cards, cards.length, answersEach],
)
await client.query(
  `insert into skill_state (student_id, skill, p, answers, right_answers, met, band, last_at)
   select s, k, 0.3 + (abs(hashtext(s::text || k)) % 70) / 100.0, 20, 15, 5,
     (array['learning', 'steady', 'secure'])[1 + abs(hashtext(s::text || k)) % 3], now() - interval '2 days'
   from unnest($1::uuid[]) s, unnest($2::text[]) k`,
  [ids, skills],
)
await client.query(
  `insert into card_memory (student_id, card_id, skill, stability, difficulty, due, last_at, reps, lapses, quick_at)
   select s, c, 'x', 5, 5, now(), now(), 3, 0, case when abs(hashtext(c)) % 2 = 0 then now() end
   from unnest($1::uuid[]) s, unnest($2::text[]) c`,
  [
    ids,
    cards.slice(0, 1_500).concat(cards.filter((id) => /^(?:times-tables|addition-facts)~/.test(id)).slice(0, 300)),
  ].map((list) => [...new Set(list)]),
)
const stroke = JSON.stringify(
  Array.from({ length: 3 }, (_, line) =>
    Array.from({ length: 40 }, (_, at) => [100 + at * 3, 40 + at * 5, line * 900 + at * 16, 0.5]),
  ),
)
await client.query(
  `insert into handwriting (id, student_id, evidence_id, glyph, stage, hand, strokes, says, written_at)
   select gen_random_uuid(), e.student_id, e.id, substr('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (e.place % 52)::int, 1),
     'trace', 'right', $1::jsonb, 'Good.', now()
   from (select id, student_id, row_number() over (partition by student_id order by id) as place from evidence) e where e.place <= $2`,
  [stroke, triesEach],
)
await client.query('vacuum analyze')

process.stdout.write(`${children} children, ${answersEach} answers and ${triesEach} letters each\n`)
process.stdout.write(
  '| call | p50 ms | p95 ms | processor ms a call | of the database | kB |\n|---|---|---|---|---|---|\n',
)
/** The processes that answer the server; on a busy machine their time tells more than the clock. */
const databaseMs = async () => {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows.reduce((sum: number, { pid }: { pid: number }) => sum + processorMs(pid), 0)
}
// The list of students is the floor: a session, one row, the same way over HTTP.
for (const [name, path] of [
  ['students', () => '/api/students'],
  ['progress', ({ student }: Child) => `/api/students/${student}/progress`],
  ['answers to a skill', ({ student }: Child) => `/api/students/${student}/progress/${skills[40]}`],
] as const) {
  const times: number[] = []
  let bytes = 0
  let [began, beganThere] = [0, 0]
  for (let at = 0; at < warmUp + calls; at++) {
    if (at === warmUp) [began, beganThere] = [processorMs(server.pid), await databaseMs()]
    const child = family[at % children]
    if (!child) throw new Error('no child')
    const from = performance.now()
    const answer = await fetch(server.base + path(child), { headers: { cookie: child.cookie, ...child.from } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    bytes = text.length
    if (at >= warmUp) times.push(performance.now() - from)
  }
  const cpu = (processorMs(server.pid) - began) / calls
  const there = ((await databaseMs()) - beganThere) / calls
  const figures = [quantile(times, 0.5), quantile(times, 0.95), cpu, there, bytes / 1_000].map((one) => one.toFixed(1))
  process.stdout.write(`| ${name} | ${figures.join(' | ')} |\n`)
}
await client.end()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
