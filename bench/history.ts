// How long the history of a child with 1,000 sessions and 50,000 messages takes over HTTP, beside nine other such children.
// Run after `npm run build`: scripts/with-postgres.sh node --import tsx bench/history.ts [times]
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { startServer } from './server-under-test.ts'

const [times = 200] = process.argv.slice(2).map(Number)
const url = process.env.DATABASE_URL
if (!url) throw new Error('Run it with scripts/with-postgres.sh in front.')

const server = await startServer({ DATABASE_URL: url })
const headers = { 'content-type': 'application/json', origin: server.base }
const post = (path: string, body: unknown, cookie = '') =>
  fetch(`${server.base}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) })

const account = { email: 'bench@example.org', password: 'correct horse battery', full_name: 'Bench' }
const signedUp = await post('/api/auth/sign-up/email', account)
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
const cookie = cookieOf(signedUp)
const students: string[] = []
for (let n = 0; n < 10; n++) {
  const body = { nickname: `Child ${'abcdefghij'[n]}`, grade_level: 3, consent_version: '2026-11' }
  students.push((await (await post('/api/students', body, cookie)).json()).id)
}

const words =
  'one two three apple banana dinosaur rocket fraction numerator whole half quarter add minus because tree river cat dog hamster happy think answer first next planet moon music'
const filler = new pg.Client({ connectionString: url })
await filler.connect()
await filler.query(
  `insert into conversation (id, student_id, tutor_name, started_at, last_active_at, ended_at, last_seq, lesson)
   select gen_random_uuid(), s::uuid, 'Ada', at, at + interval '20 minutes', at + interval '20 minutes', 50, '{}'
   from unnest($1::text[]) s, generate_series(1, 1000) n, lateral (select now() - n * interval '9 hours' as at) a`,
  [students],
)
await filler.query(
  `insert into message (id, conversation_id, seq, role, sentences, complete, created_at)
   select gen_random_uuid(), c.id, n, case when n % 2 = 0 then 'user' else 'assistant' end,
     array[(select string_agg(w[1 + floor(random() * array_length(w, 1))::int + 0 * k], ' ') from generate_series(1, 12) k where n > 0)],
     true, c.started_at + n * interval '20 seconds'
   from conversation c, generate_series(1, 50) n, (select string_to_array($1, ' ') as w) v`,
  [words],
)
await filler.query(
  `insert into evidence (id, student_id, skill, card_id, tool, was_correct, hint_level, answered_at, created_at)
   select gen_random_uuid(), c.student_id, (array['math.count-to-5', 'math.count-to-10', 'math.number-order-10'])[1 + n % 3], 'x', 'chat',
     n % 4 > 0, 0, c.started_at + n * interval '20 seconds', now()
   from conversation c, generate_series(1, 50) n`,
)
await filler.query('vacuum analyze')
await filler.end()

const at = (list: number[], share: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0
const child = `/api/student/${students[3]}`
const calls: Record<string, string> = {
  'history, newest page': `${child}/conversations`,
  'history, with drawings (none)': `${child}/conversations?show=drawings`,
  'history, with an alarm (none)': `${child}/conversations?show=alarm`,
  'history, math': `${child}/conversations?show=math`,
  'history, science (none)': `${child}/conversations?show=science`,
  'search, one word': `${child}/said?about=dinosaur`,
  'search, three words': `${child}/said?about=hamster+rocket+planet`,
  'search, a question': `${child}/said?about=${encodeURIComponent('What did she say about fractions?')}`,
  'search, found nowhere': `${child}/said?about=giraffe`,
  'count before deleting': `${child}/said/count?about=dinosaur`,
}
process.stdout.write('| Call | median ms | p95 ms |\n|---|---|---|\n')
for (const [name, path] of Object.entries(calls)) {
  // Each session may make 300 calls a minute.
  const own = cookieOf(await post('/api/auth/sign-in/email', { email: account.email, password: account.password }))
  const took: number[] = []
  for (let n = 0; n < times + 10; n++) {
    const before = performance.now()
    const answer = await fetch(`${server.base}${path}`, { headers: { cookie: own } })
    await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    if (n >= 10) took.push(performance.now() - before)
  }
  process.stdout.write(`| ${name} | ${at(took, 0.5).toFixed(1)} | ${at(took, 0.95).toFixed(1)} |\n`)
}
await server.stop()
