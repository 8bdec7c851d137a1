// How long the next card and the log of an answer take with 10,000 cards and 1,000,000 rows of evidence. Usage, after
// npm run build: scripts/with-postgres.sh node --import tsx bench/cards.ts
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { catalog } from '#server/cards/catalog.ts'
import { type Child, memoryMiB, newChild, processorMs, quantile, startServer } from './server-under-test.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('This one needs PostgreSQL: scripts/with-postgres.sh node --import tsx bench/cards.ts')

const evidenceRows = 1_000_000
const students = 100
const calls = 600
const warmUp = 60

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-bench-'))
const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir })
const client = new pg.Client({ connectionString: url })
await client.connect()

const children: Child[] = []
for (let at = 0; at < students; at++) children.push(await newChild(server.base, `card-${at}`))

const own = catalog()
const written = own.graph.skills.flatMap((skill) => own.cardsOf(skill.id))
const missing = Math.max(0, 10_000 - written.length)
await client.query(
  `insert into deck (id, slug, name, category, grade, created_at) values ('0193a1e0-5c00-7a10-8b01-000000000001', 'bench', 'Bench', 'Vocabulary', 3, now())`,
)
await client.query(
  `insert into deck_card (id, deck_id, key, seq, question, correct_answer, distractors, card_type, entity, tags, explanation, hints)
   select gen_random_uuid(), '0193a1e0-5c00-7a10-8b01-000000000001', 'k' || n, n, 'What is word ' || n || '?', 'word' || n,
     '["one","two","three"]', 'standard', 'word', '{}', '', '{}' from generate_series(1, $1::int) n`,
  [missing],
)
const skills = own.graph.skills.filter((skill) => skill.grade <= 3).map((skill) => skill.id)
const cards = written.filter((card) => card.skill.grade <= 3).map((card) => card.id)
const ids = children.map((child) => child.student)
await client.query(
  `insert into evidence (id, student_id, skill, card_id, tool, was_correct, hint_level, answered_at, created_at)
   select gen_random_uuid(), ($1::uuid[])[1 + n % $2], ($3::text[])[1 + n % $4], ($5::text[])[1 + n % $6], 'flashcards', n % 4 <> 0, 0,
     now() - interval '1 minute' * n, now() - interval '1 minute' * n from generate_series(1, $7::int) n`,
  [ids, students, skills, skills.length, cards, cards.length, evidenceRows],
)
await client.query(
  `insert into skill_state select s, k, 0.3 + (abs(hashtext(s::text || k)) % 70) / 100.0, 20, 15, 5,
     case when abs(hashtext(s::text || k)) % 70 > 60 then 'steady' else 'learning' end, null, now() - interval '2 days'
   from unnest($1::uuid[]) s, unnest($2::text[]) k`,
  [ids, skills],
)
await client.query(
  `insert into card_memory select s, c, 'x', 5, 5, now() + interval '1 day' * (abs(hashtext(s::text || c)) % 60 - 20), now() - interval '5 days', 3, 0
   from unnest($1::uuid[]) s, unnest(($2::text[])[1:1500]) c`,
  [ids, cards],
)
await client.query('analyze')
const { rows } = await client.query(
  'select (select count(*) from evidence)::int as evidence, (select count(*) from card_memory)::int as memory',
)

const timed = async (ask: (at: number) => Promise<Response>) => {
  const times: number[] = []
  for (let at = 0; at < warmUp + calls; at++) {
    const began = performance.now()
    const answer = await ask(at)
    await answer.text()
    if (!answer.ok) throw new Error(String(answer.status))
    if (at >= warmUp) times.push(performance.now() - began)
  }
  return times
}
const childAt = (at: number) => {
  const child = children[at % children.length]
  if (!child) throw new Error('no child')
  return child
}
const headers = (at: number) => ({
  authorization: `Bearer ${childAt(at).pass}`,
  'content-type': 'application/json',
  ...childAt(at).from,
})
const next = (query: string) => (at: number) =>
  fetch(`${server.base}/api/flashcards/next_card?student_id=${childAt(at).student}${query}`, { headers: headers(at) })
const log = (at: number) =>
  fetch(`${server.base}/api/flashcards/log_answer`, {
    method: 'POST',
    headers: headers(at),
    body: JSON.stringify({
      student_id: childAt(at).student,
      card_id: cards[(at * 37) % cards.length],
      was_correct: true,
      client_id: crypto.randomUUID(),
    }),
  })

process.stdout.write(
  `${written.length + missing} cards, ${rows[0].evidence} rows of evidence, ${rows[0].memory} memories\n`,
)
process.stdout.write('| call | p50 ms | p95 ms | processor ms a call |\n|---|---|---|---|\n')
for (const [name, ask] of [
  ['next_card', next('')],
  ['next_card, one category', next('&category=Multiplication')],
  ['next_card, four choices', next('&tags=multiple-choice')],
  ['log_answer', log],
] as const) {
  const before = processorMs(server.pid)
  const times = await timed(ask)
  const cpu = (processorMs(server.pid) - before) / (calls + warmUp)
  process.stdout.write(
    `| ${name} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.95).toFixed(1)} | ${cpu.toFixed(1)} |\n`,
  )
}
process.stdout.write(`memory of the server: ${memoryMiB(server.pid).toFixed(0)} MiB\n`)
await client.end()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
