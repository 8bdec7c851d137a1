import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

export type ServerUnderTest = { base: string; pid: number; startMs: number; stop: () => Promise<void> }

/** Starts the built server and measures the time from spawn to its first good answer, in milliseconds. */
export async function startServer(env: Record<string, string>): Promise<ServerUnderTest> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const began = performance.now()
  // One proxy is trusted, so that every family of a run can come from an address of its own.
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      TRUSTED_PROXIES: '1',
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  started.add(child)
  for (const until = began + 240_000; ; await pause(10)) {
    if (
      await fetch(`${base}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (performance.now() > until || child.exitCode !== null) throw new Error('the server did not start')
  }
  return { base, pid: child.pid ?? 0, startMs: performance.now() - began, stop: () => stopped(child) }
}

/** A port that nobody listens at now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const asked = createServer()
    asked.once('error', reject)
    asked.listen(0, '127.0.0.1', () => {
      const address = asked.address()
      asked.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const started = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Processor time of a process so far, in milliseconds (user and system; a tick of Linux is 10 ms). */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Memory of a process that is its own or shared, in MiB (RSS). */
export function memoryMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** `from`: the address that all of this family's calls come from, and the browser's word that they are no other site's. */
export type Child = {
  cookie: string
  pass: string
  student: string
  tutor: string
  conversation: string
  from: Record<string, string>
}

/** What came, as the caller knows it. */
type Asked = { json: Awaited<ReturnType<Response['json']>>; answer: Response }

async function ask(
  base: string,
  method: string,
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
  patience = 5,
): Promise<Asked> {
  const answer = await fetch(`${base}${address}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // On a busy machine the server may ask to wait.
  if (answer.status === 503 && patience > 0) {
    await pause(1_000)
    return ask(base, method, address, body, headers, patience - 1)
  }
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
  return { json: await answer.json(), answer }
}

let families = 0

export const fromFamily = (n: number) => ({
  'x-forwarded-for': `10.${Math.floor(n / 40_000)}.${Math.floor(n / 200) % 200}.${(n % 200) + 1}`,
  'sec-fetch-site': 'same-origin',
})

/** A family whose child is in a lesson, from an address of its own. */
export async function newChild(base: string, name: string): Promise<Child> {
  const credentials = { email: `${name}@example.org`, password: 'correct horse battery' }
  families++
  const from = fromFamily(families)
  const { answer } = await ask(base, 'POST', '/api/auth/sign-up/email', credentials, from)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { json: student } = await ask(
    base,
    'POST',
    '/api/students',
    { nickname: 'Mia', grade_level: 3, consent_version: '2026-11b' },
    { cookie, ...from },
  )
  const { json: tutors } = await ask(base, 'GET', '/api/tutors?grade_level=3', undefined, from)
  const tutor: string = tutors[0].id
  await ask(base, 'PATCH', `/api/students/${student.id}`, { assigned_tutor_id: tutor }, { cookie, ...from })
  const { json: pass } = await ask(base, 'POST', '/api/learner', { student_id: student.id }, { cookie, ...from })
  const { json: started } = await ask(
    base,
    'POST',
    '/api/conversations/start',
    { student_id: student.id, tutor_id: tutor },
    { authorization: `Bearer ${pass.token}`, ...from },
  )
  return { cookie, pass: pass.token, student: student.id, tutor, conversation: started.conversation_id, from }
}

/** One turn as the learn screen makes it. Gives the time to the first sentence and to the end, in milliseconds. */
export const turn = (base: string, child: Child, message: string) =>
  talk(
    base,
    { 'content-type': 'application/json', authorization: `Bearer ${child.pass}`, ...child.from },
    { message, student_id: child.student, tutor_id: child.tutor, conversation_id: child.conversation },
  )

/** A turn of anybody who answers with events. */
export async function talk(base: string, headers: Record<string, string>, body: Record<string, string>) {
  const began = performance.now()
  const response = await fetch(`${base}/api/chat`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body: JSON.stringify(body),
  })
  if (!response.ok || !response.body) throw new Error(`chat: ${response.status} ${await response.text()}`)
  let first = 0
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (first === 0 && text.includes('event: sentence')) first = performance.now() - began
  }
  if (!text.includes('event: done')) throw new Error(`the turn failed: ${text.slice(-300)}`)
  return { first, all: performance.now() - began }
}

export const quantile = (values: number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0
