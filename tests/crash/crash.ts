// Kills the server 20 times with SIGKILL under clients that send and retry, and restarts it on the same data. Then looks
// whether an acknowledged message is missing or one is there twice. Usage: npm run test:crash [-- rounds]
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { killedServer, pause } from './killed-server.ts'

const rounds = Number(process.argv[2] ?? 20)
const senders = 6
/** A child says twelve things a minute at the most, so each sender speaks for many. */
const childrenEach = 14
const port = 41_000 + Math.floor(Math.random() * 900)
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-crash-'))
const server = killedServer(port, dataDir)

type Client = {
  from: Record<string, string>
  cookie: string
  pass: string
  student: string
  tutor: string
  conversation: string
}
type Speaker = { client: Client; log: Sent[] }
type Sent = { text: string; id: string; acknowledged: boolean; replied: string | null }

let killing = false

async function ask(method: string, address: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.base}${address}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  const json = answer.status === 204 ? null : await answer.json()
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${json?.code}`)
  return { json, answer }
}

async function newClient(n: number): Promise<Client> {
  const from = { 'x-forwarded-for': `10.0.0.${n + 1}`, 'sec-fetch-site': 'same-origin' }
  const credentials = { email: `crash-${n}@example.org`, password: 'correct horse battery' }
  const { answer } = await ask('POST', '/api/auth/sign-up/email', credentials, from)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { json: student } = await ask(
    'POST',
    '/api/students',
    { nickname: `Child ${n}`, grade_level: 3, consent_version: '2026-11b' },
    { cookie, ...from },
  )
  const { json: tutors } = await ask('GET', '/api/tutors?grade_level=3', undefined, from)
  const tutor = tutors[0].id
  await ask('PATCH', `/api/students/${student.id}`, { assigned_tutor_id: tutor }, { cookie, ...from })
  const { json: pass } = await ask('POST', '/api/learner', { student_id: student.id }, { cookie, ...from })
  const authorization = `Bearer ${pass.token}`
  const { json: started } = await ask(
    'POST',
    '/api/conversations/start',
    { student_id: student.id, tutor_id: tutor },
    { authorization, ...from },
  )
  return { from, cookie, pass: pass.token, student: student.id, tutor, conversation: started.conversation_id }
}

/** Sends as a child's screen does: the same id until the reply is there. Acknowledged is what the server said 'accepted' to. */
async function keepSending(speakers: Speaker[], over: () => boolean): Promise<void> {
  for (let n = 0; !over(); n++) {
    const [speaker] = speakers.splice(0, 1)
    if (!speaker) return
    speakers.push(speaker)
    const { client, log } = speaker
    const sent: Sent = {
      text: `what is ${(n % 90) + 10} + ${(n % 7) + 2}? (${log.length})`,
      id: randomUUID(),
      acknowledged: false,
      replied: null,
    }
    log.push(sent)
    while (sent.replied === null) {
      await sendOnce(client, sent).catch(() => pause(killing ? 100 : 20))
      if (over() && sent.replied === null) break
    }
  }
}

async function sendOnce(client: Client, sent: Sent): Promise<void> {
  const response = await fetch(`${server.base}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${client.pass}`,
      ...client.from,
    },
    body: JSON.stringify({
      message: sent.text,
      client_message_id: sent.id,
      student_id: client.student,
      tutor_id: client.tutor,
      conversation_id: client.conversation,
    }),
    signal: AbortSignal.timeout(15_000),
  })
  if (response.status === 429) await pause(1_000)
  if (!response.ok || !response.body) throw new Error(`chat: ${response.status}`)
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes('event: accepted')) sent.acknowledged = true
  }
  const finished = /event: done\ndata: (.*)/.exec(text)?.[1]
  if (!finished) throw new Error('no reply yet')
  sent.replied = JSON.parse(finished).reply
}

type Message = { role: string; content: string; client_message_id: string | null }

async function judge(client: Client, log: Sent[]) {
  const messages: Message[] = []
  for (let address = `/api/conversations/${client.conversation}/transcript`; address; ) {
    const { json, answer } = await ask('GET', address, undefined, { cookie: client.cookie, ...client.from })
    messages.push(...json)
    address = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  }
  const counts = new Map<string, number>()
  for (const message of messages)
    if (message.client_message_id)
      counts.set(message.client_message_id, (counts.get(message.client_message_id) ?? 0) + 1)
  const at = (id: string) => messages.findIndex((message) => message.client_message_id === id)
  const wrongReply = (sent: Sent) => sent.replied !== null && messages[at(sent.id) + 1]?.content !== sent.replied
  return {
    sent: log.length,
    acknowledged: log.filter((sent) => sent.acknowledged).length,
    lost: log.filter((sent) => sent.acknowledged && !counts.has(sent.id)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    mismatched: log.filter(wrongReply).length,
  }
}

async function run(): Promise<boolean> {
  await server.start()
  const groups: Speaker[][] = []
  for (let group = 0; group < senders; group++) {
    const numbers = Array.from({ length: childrenEach }, (_, n) => group * childrenEach + n)
    groups.push(await Promise.all(numbers.map(async (n) => ({ client: await newClient(n), log: [] }))))
  }
  for (let round = 0; round < rounds; round++) {
    let over = false
    const sending = groups.map((speakers) => keepSending(speakers, () => over))
    await pause(300 + Math.random() * 900)
    killing = true
    await server.kill()
    await server.start()
    killing = false
    await pause(200)
    over = true
    await Promise.all(sending)
  }
  const results = await Promise.all(groups.flat().map(({ client, log }) => judge(client, log)))
  const total = results.reduce((sum, one) => ({
    sent: sum.sent + one.sent,
    acknowledged: sum.acknowledged + one.acknowledged,
    lost: sum.lost + one.lost,
    doubled: sum.doubled + one.doubled,
    mismatched: sum.mismatched + one.mismatched,
  }))
  console.log(`${rounds} kills, ${senders} senders for ${senders * childrenEach} children:`, total)
  return total.lost === 0 && total.doubled === 0 && total.mismatched === 0 && total.acknowledged > rounds * senders
}

const passed = await run().finally(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})
console.log(passed ? 'nothing acknowledged was lost, nothing is there twice' : 'FAILED')
process.exit(passed ? 0 : 1)
