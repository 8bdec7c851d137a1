// Kills the server with SIGKILL under people who ask for emails, with a real mail server behind it. Then looks whether a
// email that was promised is missing, and whether any mailbox has two different ones. Usage: npm run test:crash
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMailbox } from '../support/mailbox.ts'
import { killedServer, pause } from './killed-server.ts'

const rounds = Number(process.argv[2] ?? 15)
const port = 42_000 + Math.floor(Math.random() * 900)
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-emails-'))
const mailbox = await startMailbox()
const server = killedServer(port, dataDir, {
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Trellis <emails@example.org>',
})

let asked = 0
const promised: string[] = []

/** Asks for an email to an address of its own, again and again, until the server is gone. */
async function keepAsking(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const n = ++asked
    const email = `reader-${n}@example.org`
    const answer = await fetch(`${server.base}/api/auth/magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
      body: JSON.stringify({ email }),
    }).catch(() => null)
    if (answer?.ok) promised.push(email)
    await pause(20)
  }
}

async function run(): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    await server.start()
    let isOver = false
    const asking = [1, 2, 3].map(() => keepAsking(() => isOver))
    await pause(700 + Math.random() * 1_500)
    await server.kill()
    isOver = true
    await Promise.all(asking)
  }
  await server.start()
  // A job of a killed server is taken again after a minute, and that is looked for twice a minute.
  const missing = () => promised.filter((email) => !mailbox.emails.some((one) => one.to === email))
  for (const until = Date.now() + 150_000; missing().length > 0 && Date.now() < until; ) await pause(500)
  const different = promised.filter(
    (email) => new Set(mailbox.emails.filter((one) => one.to === email).map((email) => email.id)).size > 1,
  )
  const again = mailbox.emails.length - new Set(mailbox.emails.map((email) => email.id)).size
  console.log(`${rounds} kills:`, {
    promised: promised.length,
    missing: missing().length,
    'two different emails in one mailbox': different.length,
    'the same email delivered again (same Message-ID)': again,
  })
  return missing().length === 0 && different.length === 0 && promised.length > rounds
}

const passed = await run().finally(async () => {
  await server.kill()
  await mailbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})
console.log(passed ? 'every promised email came, each once in effect' : 'FAILED')
process.exit(passed ? 0 : 1)
