/**
 * npx tsx evals/talk.ts <address> <grade> <tutor subject> < lines.txt: a real conversation with a running server, through
 * its own door, one child's line a turn, printed as it was. '---' ends it and opens the next one.
 */
import { createInterface } from 'node:readline/promises'
import { consentVersion } from '#shared/limits.ts'

const [address = 'http://localhost:3000', gradeText = '2', subject = 'math'] = process.argv.slice(2)
const grade = Number(gradeText)
let cookie = ''

async function call(method: string, path: string, body?: unknown, pass?: string) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: address,
      cookie,
      ...(pass && { authorization: `Bearer ${pass}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const set = response.headers.getSetCookie().map((one) => one.split(';')[0])
  if (set.length > 0) cookie = set.join('; ')
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

const print = (who: string, words: string) => process.stdout.write(`${who}: ${words}\n`)

const email = `talk-${Date.now()}@example.org`
await call('POST', '/api/auth/sign-up/email', { email, password: 'correct horse battery', full_name: 'Talker' })
const asked = { nickname: 'Robin', grade_level: grade, consent_version: consentVersion }
const student = await call('POST', '/api/students', asked)
const tutors: { id: string; name: string; subjects: string[] }[] = await call('GET', `/api/tutors?grade_level=${grade}`)
const tutor = tutors.find(({ subjects }) => subjects.some((name) => name.toLowerCase().includes(subject)))
if (!tutor) throw new Error(`no tutor of ${subject} for grade ${grade}`)
await call('PATCH', `/api/students/${student.id}`, { assigned_tutor_id: tutor.id })
const { token } = await call('POST', '/api/learner', { student_id: student.id })
const both = { student_id: student.id, tutor_id: tutor.id }

async function start(): Promise<string> {
  const { conversation_id, messages } = await call('POST', '/api/conversations/start', both, token)
  print(tutor?.name ?? '', messages.at(-1).content)
  return conversation_id
}

let conversation = await start()
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  if (line === '---') {
    await call('POST', '/api/conversations/end', { conversation_id: conversation }, token)
    process.stdout.write('--- another day ---\n')
    conversation = await start()
    continue
  }
  print('Child', line)
  // A child types no faster than that; twelve messages a minute are the most that the server takes.
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.PACE ?? 5_200)))
  const { reply } = await call('POST', '/api/chat', { ...both, message: line, conversation_id: conversation }, token)
  print(tutor.name, reply)
}
