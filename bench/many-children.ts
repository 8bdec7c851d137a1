// Many children at once, as in a lesson: they talk, answer cards, draw and hear the tutor, each at a child's pace, on several web
// processes and one that does jobs, while a random process is killed each minute. Tells errors, what was lost, what is there
// twice, and p95. Needs a build. Run (all numbers may be left out):
//   scripts/with-postgres.sh node --import tsx bench/many-children.ts --children=2000 --minutes=10 --web=2 --kill-each=60
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { consentVersion } from '#shared/limits.ts'
import { killOne, startAll, stopAll } from './many-processes.ts'
import { pause } from './server-under-test.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('Run it with scripts/with-postgres.sh in front.')
const asked = (name: string, usual: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const [children, minutes, webs, killEach] = [
  asked('children', 2_000),
  asked('minutes', 10),
  asked('web', 2),
  asked('kill-each', 60),
]
/** From one thing that a child does to the next, in seconds. */
const [shortest, longest] = [asked('shortest', 10), asked('longest', 30)]

const ports = await startAll(webs)

// What is measured.

type Kind = 'chat' | 'next_card' | 'log_answer' | 'drawing' | 'voice'
const times: Record<Kind, number[]> = { chat: [], next_card: [], log_answer: [], drawing: [], voice: [] }
const refused = new Map<string, number>()
const errors: string[] = []
let again = 0

/** A child's screen gives nothing up: it sends the same again, as long as a child would wait. */
const patience = 60_000

type Answer = { status: number; text: string }
type Child = {
  n: number
  headers: Record<string, string>
  student: string
  tutor: string
  conversation: string
  at: number
}

/** As a proxy does, it goes to the next process where one does not answer. */
async function send(child: Child, method: string, address: string, body?: unknown): Promise<Answer> {
  const port = ports[child.at++ % ports.length]
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: { ...child.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  return { status: answer.status, text: await answer.text() }
}

async function insist(
  kind: Kind,
  ask: () => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
): Promise<Answer | null> {
  const began = performance.now()
  for (let wait = 200; performance.now() - began < patience; wait = Math.min(wait * 2, 3_000)) {
    const answer = await ask().catch(() => null)
    if (answer && isDone(answer)) {
      times[kind].push(performance.now() - began)
      return answer
    }
    const told = `${kind} ${answer?.status ?? 'no answer'}`
    refused.set(told, (refused.get(told) ?? 0) + 1)
    if (answer && answer.status < 500 && ![200, 409, 429].includes(answer.status)) {
      errors.push(`${told} ${answer.text.slice(0, 120)}`)
      return null
    }
    again++
    await pause(wait * (0.5 + Math.random()))
  }
  errors.push(`${kind}: given up`)
  return null
}
const isOk = ({ status }: Answer) => status >= 200 && status < 300

// What was acknowledged, to be looked for afterwards.

const said: { id: string; conversation: string }[] = []
const answered: { id: string; student: string }[] = []
const drawn: string[] = []

const lines = [
  'what is 7 x 8?',
  'it is 12',
  'can you help me?',
  'why is the sky blue?',
  'I like dogs',
  'what is 34 + 9?',
  'I do not know',
  'let us do a story',
]
const some = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)]

const done = z.object({ sentences: z.array(z.string()).optional(), reply: z.string().optional() })

/** Gives what the tutor said. */
async function talk(child: Child): Promise<string | null> {
  const id = randomUUID()
  const body = {
    message: some(lines),
    client_message_id: id,
    student_id: child.student,
    tutor_id: child.tutor,
    conversation_id: child.conversation,
  }
  child.headers.accept = 'text/event-stream'
  const answer = await insist(
    'chat',
    () => send(child, 'POST', '/api/chat', body),
    ({ status, text }) => status === 200 && text.includes('event: done'),
  )
  delete child.headers.accept
  if (!answer) return null
  said.push({ id, conversation: child.conversation })
  const last = /event: done\ndata: (.*)/.exec(answer.text)?.[1]
  return last ? (done.parse(JSON.parse(last)).reply ?? null) : null
}

const nextCard = z.object({ card: z.object({ id: z.string() }) })
async function answerCard(child: Child): Promise<void> {
  const next = await insist(
    'next_card',
    () => send(child, 'GET', `/api/flashcards/next_card?student_id=${child.student}`),
    isOk,
  )
  if (!next) return
  const id = randomUUID()
  const body = {
    student_id: child.student,
    card_id: nextCard.parse(JSON.parse(next.text)).card.id,
    was_correct: Math.random() < 0.7,
    client_id: id,
  }
  if (await insist('log_answer', () => send(child, 'POST', '/api/flashcards/log_answer', body), isOk))
    answered.push({ id, student: child.student })
}

async function draw(child: Child): Promise<void> {
  const id = randomUUID()
  const points = Array.from({ length: 40 }, (_, n) => [100 + n * 5, 100 + ((n * 37) % 60), n * 16, 0.5])
  const elements = [{ kind: 'ink', id: randomUUID().slice(0, 18), color: '#1b1b1b', width: 6, points }]
  const body = {
    student_id: child.student,
    conversation_id: child.conversation,
    version: 1,
    scene: { mat: 'plain', elements },
    marks: [],
    kept: false,
  }
  if (await insist('drawing', () => send(child, 'PUT', `/api/drawings/${id}`, body), isOk)) drawn.push(id)
}

const hear = (child: Child, text: string) => insist('voice', () => send(child, 'POST', '/api/tts', { text }), isOk)

/** Of ten things that a child does in a lesson: five times it talks (and hears one reply of two), four cards, one drawing. */
async function learn(child: Child, until: number): Promise<void> {
  await pause(Math.random() * longest * 1_000)
  while (Date.now() < until) {
    const chance = Math.random()
    if (chance < 0.5) {
      const reply = await talk(child)
      if (reply && Math.random() < 0.5) await hear(child, reply)
    } else if (chance < 0.9) await answerCard(child)
    else await draw(child)
    await pause((shortest + Math.random() * (longest - shortest)) * 1_000)
  }
}

// Families, through the front door.

const parsed = <T>(schema: z.ZodType<T>, { text, status }: Answer): T => {
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 200)}`)
  return schema.parse(JSON.parse(text))
}
const withId = z.object({ id: z.string() })

async function newChild(n: number): Promise<Child> {
  const from = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 'sec-fetch-site': 'same-origin' }
  const child: Child = { n, headers: from, student: '', tutor: '', conversation: '', at: n }
  const email = `child-${n}@example.org`
  const signedUp = await fetch(`http://127.0.0.1:${ports[n % ports.length]}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  })
  if (!signedUp.ok) throw new Error(`sign-up: ${signedUp.status} ${await signedUp.text()}`)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  child.headers = { ...from, cookie }
  const about = { nickname: `Child ${n}`, grade_level: 1 + (n % 5), consent_version: consentVersion }
  child.student = parsed(withId, await send(child, 'POST', '/api/students', about)).id
  child.tutor =
    parsed(z.array(withId), await send(child, 'GET', `/api/tutors?grade_level=${about.grade_level}`))[0]?.id ?? ''
  parsed(z.unknown(), await send(child, 'PATCH', `/api/students/${child.student}`, { assigned_tutor_id: child.tutor }))
  const { token } = parsed(
    z.object({ token: z.string() }),
    await send(child, 'POST', '/api/learner', { student_id: child.student }),
  )
  child.headers = { ...from, authorization: `Bearer ${token}` }
  const started = await send(child, 'POST', '/api/conversations/start', {
    student_id: child.student,
    tutor_id: child.tutor,
  })
  child.conversation = parsed(z.object({ conversation_id: z.string() }), started).conversation_id
  return child
}

async function everybody(): Promise<Child[]> {
  const all: Child[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let n = next++; n < children; n = next++) all.push(await newChild(n))
    }),
  )
  return all
}

// Afterwards.

async function judge() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const missing = async (query: string, ids: string[]) => {
    const { rows } = await client.query(query, [ids])
    const times = new Map<string, number>(rows.map(({ id, n }) => [String(id), Number(n)]))
    return { lost: ids.filter((id) => !times.has(id)).length, doubled: [...times.values()].filter((n) => n > 1).length }
  }
  const outcome = {
    messages: await missing(
      'select client_message_id as id, count(*)::int as n from message where client_message_id = any($1::uuid[]) group by 1',
      said.map(({ id }) => id),
    ),
    replies: await missing(
      `select m.client_message_id as id, count(*)::int as n from message m join message r on r.conversation_id = m.conversation_id
       and r.reply_to = m.id and r.complete where m.client_message_id = any($1::uuid[]) group by 1`,
      said.map(({ id }) => id),
    ),
    answers: await missing(
      'select client_id as id, count(*)::int as n from evidence where client_id = any($1::uuid[]) group by 1',
      answered.map(({ id }) => id),
    ),
    drawings: await missing('select id, count(*)::int as n from drawing where id = any($1::uuid[]) group by 1', drawn),
  }
  const { rows } = await client.query(
    'select count(*)::int as n from (select conversation_id from message group by conversation_id, seq having count(*) > 1) a',
  )
  await client.end()
  return { ...outcome, places_taken_twice: Number(rows[0].n) }
}

const at = (sorted: number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

const began = performance.now()
const all = await everybody()
console.log(
  `${children} families were made in ${Math.round((performance.now() - began) / 1_000)} s; they learn for ${minutes} min on ${webs} web processes`,
)

let kills = 0
const killing = setInterval(() => {
  kills++
  console.log(`kill -9 of ${killOne()}`)
}, killEach * 1_000)
await Promise.all(all.map((child) => learn(child, Date.now() + minutes * 60_000)))
clearInterval(killing)

for (const [kind, list] of Object.entries(times)) {
  const sorted = list.sort((a, b) => a - b)
  console.log(
    `${kind}: ${sorted.length}, p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, p99 ${at(sorted, 0.99)} ms, longest ${at(sorted, 1)} ms`,
  )
}
const outcome = await judge()
console.log(`${kills} kills; ${again} calls sent again: ${JSON.stringify(Object.fromEntries(refused))}`)
console.log(JSON.stringify(outcome))
console.log(`${errors.length} errors`, errors.slice(0, 10))
stopAll()
const { places_taken_twice, ...counted } = outcome
const bad =
  errors.length +
  places_taken_twice +
  Object.values(counted).reduce((sum, { lost, doubled }) => sum + lost + doubled, 0)
process.exitCode = bad === 0 ? 0 : 1
