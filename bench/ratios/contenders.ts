import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { preciseMs } from '../processor.ts'
import { type Child, newChild, pause, type ServerUnderTest, startServer, talk } from '../server-under-test.ts'

/** Somebody who can be measured: turn and calls of family `n`. */
export type Contender = {
  name: string
  base: string
  pid: number
  /** Its database on the one PostgreSQL. */
  database: string
  turn: (n: number) => Promise<{ first: number; all: number }>
  calls: Record<'next_card' | 'log_answer' | 'dashboard' | 'transcript of 1,000', (n: number) => Promise<Response>>
}

/** A child says twelve things a minute at the most, so many take turns; a machine with time may take more. */
export const familyCount = Number(process.env.FAMILIES ?? 100)
/** So many of them have four children and a lesson of 1,000 messages. */
export const large = Math.min(10, familyCount)
/** Until a process has done what it does after its start: it takes less than a twentieth of its time. */
export async function untilQuiet({ pid }: ServerUnderTest): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const [cpu, at] = [preciseMs(pid), performance.now()]
    await pause(1_000)
    if ((preciseMs(pid) - cpu) / (performance.now() - at) < 0.05) return
  }
}

const message = 'tell me something about numbers'

/** A process of ours that ends with this one. */
function helper(file: string, port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file, String(port)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.on('exit', () => child.kill('SIGKILL'))
  return child
}

export async function startModel() {
  const port = 44_000 + Math.floor(Math.random() * 900)
  helper('bench/ideal/model.mjs', port)
  const base = `http://127.0.0.1:${port}`
  const pace = (ms: number) => fetch(`${base}/pace/${ms}`)
  while (!(await pace(0).then(Boolean, () => false))) await pause(20)
  return { url: `${base}/v1`, pace }
}

/** An empty database beside the one of the address. */
export async function freshDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** The ideal server's own database, filled. */
export async function fillIdeal(url: string): Promise<string> {
  const own = await freshDatabase(url, 'ideal')
  const filled = spawnSync('psql', [own, '-q', '-v', 'ON_ERROR_STOP=1', '-f', 'bench/ideal/tables.sql'], {
    stdio: 'inherit',
  })
  if (filled.status !== 0) throw new Error('the ideal server has no tables')
  return own
}

export type IdealFamily = { student: string; conversation: string; long: string }

export async function idealFamilies(url: string): Promise<IdealFamily[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<IdealFamily>(
    `select s.id as student, (select id from conversation c where c.student_id = s.id order by started_at desc limit 1) as conversation,
       (select c.id from conversation c join student o on o.id = c.student_id and o.n = 2 where o.parent_id = p.id
         order by started_at desc limit 1) as long
     from parent p join student s on s.parent_id = p.id and s.n = 1 where p.n <= $1 order by p.n`,
    [familyCount],
  )
  await client.end()
  return rows
}

export async function startIdeal(url: string, modelUrl: string): Promise<ServerUnderTest> {
  const port = 45_000 + Math.floor(Math.random() * 900)
  const base = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = helper('bench/ideal/server.mjs', port, { DATABASE_URL: url, MODEL_URL: modelUrl })
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) await pause(10)
  const startMs = performance.now() - began
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { base, pid: child.pid ?? 0, startMs, stop }
}

const json = (token: string, more: Record<string, string> = {}) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
  ...more,
})

export function ideal({ base, pid }: ServerUnderTest, of: IdealFamily[]): Contender {
  const token = (n: number) => `ideal-${(n % familyCount) + 1}`
  const family = (n: number) => of[n % familyCount] ?? nobody()
  const big = (n: number) => n % large
  return {
    name: 'ideal',
    base,
    pid,
    database: 'ideal',
    turn: (n) => talk(base, json(token(n)), { conversation_id: family(n).conversation, message }),
    calls: {
      next_card: (n) =>
        fetch(`${base}/api/flashcards/next_card?student_id=${family(n).student}`, { headers: json(token(n)) }),
      log_answer: (n) =>
        fetch(`${base}/api/flashcards/log_answer`, {
          method: 'POST',
          headers: json(token(n)),
          body: JSON.stringify({ student_id: family(n).student, card_id: 1 + (n % 4_900), was_correct: true }),
        }),
      dashboard: (n) => fetch(`${base}/api/students`, { headers: json(token(big(n))) }),
      'transcript of 1,000': (n) =>
        fetch(`${base}/api/conversations/${family(big(n)).long}/transcript`, { headers: json(token(big(n))) }),
    },
  }
}

const nobody = (): never => {
  throw new Error('nobody to talk to')
}

export type Family = Child & { long: string; cards: string[] }

export function ours(name: string, { base, pid }: ServerUnderTest, of: Family[], database: string): Contender {
  const family = (n: number) => of[n % familyCount] ?? nobody()
  const big = (n: number) => family(n % large)
  const asParent = (one: Family) => ({ headers: { cookie: one.cookie, ...one.from } })
  return {
    name,
    base,
    pid,
    database,
    turn: (n) => {
      const { pass, from, student, tutor, conversation } = family(n)
      const body = { message, student_id: student, tutor_id: tutor, conversation_id: conversation }
      return talk(base, json(pass, from), body)
    },
    calls: {
      next_card: (n) =>
        fetch(`${base}/api/flashcards/next_card?student_id=${family(n).student}`, {
          headers: json(family(n).pass, family(n).from),
        }),
      log_answer: (n) => {
        const { pass, from, student, cards } = family(n)
        const body = { student_id: student, card_id: cards[0], was_correct: true, client_id: crypto.randomUUID() }
        return fetch(`${base}/api/flashcards/log_answer`, {
          method: 'POST',
          headers: json(pass, from),
          body: JSON.stringify(body),
        })
      },
      dashboard: (n) => fetch(`${base}/api/students`, asParent(big(n))),
      'transcript of 1,000': (n) => fetch(`${base}/api/conversations/${big(n).long}/transcript`, asParent(big(n))),
    },
  }
}

export const startOurs = (url: string, dataDir: string, modelUrl: string | null) =>
  startServer({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ...(modelUrl && {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: modelUrl,
      LLM_MODEL: 'fast',
      LLM_API_KEY: 'none',
    }),
  })

/** Families with a child in a lesson; the first have four children, and an earlier lesson of 1,000 messages. */
export async function makeFamilies(base: string, url: string): Promise<Family[]> {
  const some = async (start: number) => {
    const made: [number, Family][] = []
    for (let n = start; n < familyCount; n += 2) {
      const child = await newChild(base, `ratio-${n}`)
      made.push([n, { ...child, long: '', cards: await someCard(base, child) }])
      if (n < large) for (const nickname of ['Ben', 'Cleo', 'Dan']) await addStudent(base, child, nickname)
    }
    return made
  }
  const made = (await Promise.all([0, 1].map(some))).flat()
  const all = made.toSorted(([a], [b]) => a - b).map(([, family]) => family)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const family of all.slice(0, large)) family.long = await longLesson(client, family.student)
  await client.query('vacuum analyze')
  await client.end()
  return all
}

async function longLesson(client: pg.Client, student: string): Promise<string> {
  const { rows } = await client.query(
    `insert into conversation (id, student_id, tutor_name, started_at, last_active_at, ended_at, last_seq, lesson)
     values (gen_random_uuid(), $1, 'Ada', now() - interval '1 day', now() - interval '23 hours', now() - interval '23 hours', 1000, '{}')
     returning id`,
    [student],
  )
  await client.query(
    `insert into message (id, conversation_id, seq, role, sentences, complete, created_at)
     select gen_random_uuid(), $1, n, case when n % 2 = 1 then 'user' else 'assistant' end,
       array[repeat('three plus four is seven ', 4)], true, now() - interval '1 day' + n * interval '3 seconds' from generate_series(1, 1000) n`,
    [rows[0].id],
  )
  return rows[0].id
}

async function someCard(base: string, { student, pass, from }: Child): Promise<string[]> {
  const answer = await fetch(`${base}/api/flashcards/next_card?student_id=${student}`, { headers: json(pass, from) })
  return [(await answer.json()).card.id]
}

async function addStudent(base: string, { cookie, from }: Child, nickname: string) {
  const answer = await fetch(`${base}/api/students`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...from },
    body: JSON.stringify({ nickname, grade_level: 3, consent_version: '2026-11b' }),
  })
  if (!answer.ok) throw new Error(`a student: ${answer.status} ${await answer.text()}`)
}

export const databaseOf = (url: string) => path.basename(new URL(url).pathname)
