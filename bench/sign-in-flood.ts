// 50 sign-ins a second for 10 s while children talk: how long the first sentence takes without and with the flood.
// Usage: npm run build && node --import tsx bench/sign-in-flood.ts
// On PostgreSQL: scripts/with-postgres.sh node --import tsx bench/sign-in-flood.ts
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Child, fromFamily, newChild, pause, quantile, startServer, turn } from './server-under-test.ts'

const seconds = 10
const signInsPerSecond = 50
const turnsPerSecond = 4
const children = 30

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-flood-'))
const database = process.env.DATABASE_URL ?? ''

/** Children take turns at talking; gives how long each waited for the first sentence, in milliseconds. */
async function talk(base: string, family: Child[]): Promise<number[]> {
  const waits: Promise<number>[] = []
  for (let n = 0; n < seconds * turnsPerSecond; n++) {
    const child = family[n % family.length]
    if (child) waits.push(turn(base, child, 'what is 7 x 8?').then((one) => one.first))
    await pause(1_000 / turnsPerSecond)
  }
  return Promise.all(waits)
}

/** Every sign-in for another account, from another address, so that no limit but the hashing itself stands in the way. */
async function flood(base: string): Promise<Map<number, number>> {
  const answers = new Map<number, number>()
  const all: Promise<void>[] = []
  for (let n = 0; n < seconds * signInsPerSecond; n++) {
    const one = fetch(`${base}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromFamily(1_000 + n) },
      body: JSON.stringify({ email: `nobody-${n}@example.org`, password: 'not the password' }),
    })
    all.push(one.then(({ status }) => void answers.set(status, (answers.get(status) ?? 0) + 1)))
    await pause(1_000 / signInsPerSecond)
  }
  await Promise.all(all)
  return answers
}

const server = await startServer({ DATA_DIR: dataDir, ...(database && { DATABASE_URL: database }) })
try {
  const family: Child[] = []
  for (let n = 0; n < children; n++) family.push(await newChild(server.base, `flood-${n}`))
  await talk(server.base, family)
  await pause(60_000)
  const calm = await talk(server.base, family)
  await pause(60_000)
  const [flooded, answers] = await Promise.all([talk(server.base, family), flood(server.base)])
  const row = (waits: number[]) => ({
    p50: Math.round(quantile(waits, 0.5)),
    p95: Math.round(quantile(waits, 0.95)),
    most: Math.round(Math.max(...waits)),
  })
  console.log(`database: ${database ? 'PostgreSQL' : 'embedded (PGlite)'}; ${os.cpus().length} cores`)
  console.table({ 'first sentence, calm (ms)': row(calm), 'first sentence under the flood (ms)': row(flooded) })
  console.log('answers to the sign-ins by status:', Object.fromEntries(answers))
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
