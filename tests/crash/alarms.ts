// Kills the server with SIGKILL right after a child's alarming message was answered, with a real mail server behind it. Then
// looks whether a parent was not told, or told twice. Usage: npm run test:crash
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMailbox } from '../support/mailbox.ts'
import { killedServer, pause } from './killed-server.ts'

const rounds = Number(process.argv[2] ?? 12)
const port = 43_000 + Math.floor(Math.random() * 900)
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-alarms-'))
const mailbox = await startMailbox()
const server = killedServer(port, dataDir, {
  SMTP_URL: mailbox.url,
  REQUIRE_EMAIL_CONFIRMATION: 'false',
  MAIL_FROM: 'Trellis <emails@example.org>',
})

async function ask(method: string, address: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.base}${address}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.base, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const cookie = cookies.filter((one) => !one.endsWith('=')).join('; ')
  return { cookie, json: await answer.json().catch(() => null) }
}

/** A family of its own, whose child is in a lesson; gives what the child does to say something. */
async function lessonOf(n: number) {
  const email = `parent-${n}@example.org`
  const from = { 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` }
  const { cookie } = await ask('POST', '/api/auth/sign-up/email', { email, password: 'correct horse battery' }, from)
  const parent = { cookie, ...from }
  const student = { nickname: `Mia${n}`, grade_level: 3, consent_version: '2026-11b' }
  const { json: child } = await ask('POST', '/api/students', student, parent)
  const { json: tutors } = await ask('GET', '/api/tutors?grade_level=3', undefined, parent)
  const tutor = tutors.find((one: { access_level: string }) => one.access_level === 'public')
  await ask('PATCH', `/api/students/${child.id}`, { assigned_tutor_id: tutor.id }, parent)
  const { json: pass } = await ask('POST', '/api/learner', { student_id: child.id }, parent)
  const learner = { authorization: `Bearer ${pass.token}`, ...from }
  const opening = { student_id: child.id, tutor_id: tutor.id }
  const { json: opened } = await ask('POST', '/api/conversations/start', opening, learner)
  const say = (message: string) =>
    ask('POST', '/api/chat', { message, ...opening, conversation_id: opened.conversation_id }, learner)
  return { email, say }
}

const told = (email: string) => mailbox.emails.filter((one) => one.to === email && one.subject.includes('Please look'))

async function run(): Promise<boolean> {
  const promised: string[] = []
  for (let round = 0; round < rounds; round++) {
    await server.start()
    const { email, say } = await lessonOf(round)
    await say('i want to die')
    promised.push(email)
    // At once, or while the email is written: the first look for it comes five seconds later.
    await pause(round % 3 === 0 ? 0 : 4_500 + Math.random() * 2_500)
    await server.kill()
  }
  await server.start()
  const missing = () => promised.filter((email) => told(email).length === 0)
  for (const until = Date.now() + 180_000; missing().length > 0 && Date.now() < until; ) await pause(500)
  await pause(10_000)
  const different = promised.filter((email) => new Set(told(email).map((email) => email.id)).size > 1)
  const again = promised.filter((email) => told(email).length > 1)
  console.log(`${rounds} kills:`, {
    'alarming messages answered': promised.length,
    'parents not told': missing().length,
    'two different emails for one alarm': different.length,
    'the same email delivered again (same Message-ID)': again.length,
  })
  return missing().length === 0 && different.length === 0
}

const passed = await run().finally(async () => {
  await server.kill()
  await mailbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})
console.log(passed ? 'every alarm reached the parent, each once in effect' : 'FAILED')
process.exit(passed ? 0 : 1)
