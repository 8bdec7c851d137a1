// How long the dashboard's sentences about children take, for a family of 4 with 50,000 answers each.
// Usage, after npm run build: scripts/with-postgres.sh node --import tsx bench/insights.ts
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { catalog } from '#server/cards/catalog.ts'
import { fromFamily, processorMs, quantile, startServer } from './server-under-test.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('This one needs PostgreSQL: scripts/with-postgres.sh node --import tsx bench/insights.ts')

const children = 4
const answersEach = 50_000
// A session may make 300 calls a minute.
const calls = 240
const warmUp = 30

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-bench-'))
const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir })
const client = new pg.Client({ connectionString: url })
await client.connect()

const from = fromFamily(1)
const signedUp = await fetch(`${server.base}/api/auth/sign-up/email`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', ...from },
  body: JSON.stringify({ email: 'insights@example.org', password: 'correct horse battery', full_name: 'Ana' }),
})
const cookie = signedUp.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ')
const headers = { cookie, 'content-type': 'application/json', ...from }
const ids: string[] = []
for (let at = 0; at < children; at++) {
  const body = JSON.stringify({ nickname: `Child ${at}`, grade_level: 3 })
  const added = await fetch(`${server.base}/api/students`, { method: 'POST', headers, body })
  const { id } = await added.json()
  ids.push(String(id))
}

// The mistakes and the cards are real ones, so that every rule has its work.
const own = catalog()
const skills = own.graph.skills.filter((skill) => skill.grade >= 1 && skill.grade <= 3)
const cards = skills.flatMap((skill) =>
  Array.from({ length: 12 }, (_, at) => own.made(skill.id, at + 1) ?? own.cardsOf(skill.id)[at]).filter(
    (card) => card !== undefined,
  ),
)
const mistakeOf = (at: number) => cards[at]?.shown().item.distractors[0]?.misconception ?? null
await client.query(
  `insert into evidence (id, student_id, skill, card_id, tool, was_correct, hint_level, mistake, answered_at, created_at)
   select gen_random_uuid(), s, ($2::text[])[at], ($3::text[])[at], 'flashcards', n % 4 <> 0, 0,
     case when n % 4 = 0 then ($4::text[])[at] end, now() - interval '4 minutes' * n, now() - interval '4 minutes' * n
   from unnest($1::uuid[]) s, generate_series(1, $5::int) n, lateral (select 1 + n % $6::int as at) x`,
  [
    ids,
    cards.map((card) => card.skill.id),
    cards.map((card) => card.id),
    cards.map((_, at) => mistakeOf(at)),
    answersEach,
    cards.length,
  ],
)
await client.query(
  `insert into skill_state (student_id, skill, p, answers, right_answers, met, band, last_at)
   select s, k, 0.9, 40, 30, 10, 'steady', now() from unnest($1::uuid[]) s, unnest($2::text[]) k`,
  [ids, skills.map((skill) => skill.id)],
)
await client.query(
  `insert into conversation (id, student_id, tutor_name, started_at, last_active_at, ended_at, lesson)
   select gen_random_uuid(), s, 'Luma', now() - interval '1 day' * n, now() - interval '1 day' * n + interval '18 minutes',
     now() - interval '1 day' * n + interval '18 minutes', '{}' from unnest($1::uuid[]) s, generate_series(1, 400) n`,
  [ids],
)
await client.query('analyze')

const times: number[] = []
const before = processorMs(server.pid)
let bytes = 0
for (let at = 0; at < warmUp + calls; at++) {
  const began = performance.now()
  const answer = await fetch(`${server.base}/api/students/insights`, { headers: { ...headers, ...fromFamily(at) } })
  bytes = (await answer.text()).length
  if (!answer.ok) throw new Error(String(answer.status))
  if (at >= warmUp) times.push(performance.now() - began)
}
const cpu = (processorMs(server.pid) - before) / (calls + warmUp)
process.stdout.write(
  `${children} children, ${answersEach} answers each; load ${os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}\n`,
)
process.stdout.write('| call | p50 ms | p95 ms | processor ms a call | bytes |\n|---|---|---|---|---|\n')
process.stdout.write(
  `| insights | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.95).toFixed(1)} | ${cpu.toFixed(1)} | ${bytes} |\n`,
)
await client.end()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
