// Does the time of an answer tell whether an address has an account? Known and unknown addresses in turn.
// Usage: npm run build && scripts/with-postgres.sh node --import tsx bench/known-unknown.ts
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fromFamily, quantile, startServer } from './server-under-test.ts'

const samples = 80
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-known-'))
const database = process.env.DATABASE_URL ?? ''
let calls = 0

async function post(base: string, address: string, body: object): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${base}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromFamily(++calls) },
    body: JSON.stringify(body),
  })
  await answer.text()
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - began
}

/** How likely one of the first is greater than one of the second: 0.5 when they cannot be told apart. */
function greater(first: number[], second: number[]): number {
  let wins = 0
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (first.length * second.length)
}

const server = await startServer({ DATA_DIR: dataDir, ...(database && { DATABASE_URL: database }) })
try {
  const password = 'correct horse battery'
  for (let n = 0; n < samples; n++)
    await post(server.base, '/api/auth/sign-up/email', { email: `known-${n}@example.org`, password })
  const rows: Record<string, object> = {}
  for (const [name, address, more] of [
    ['sign-in with a wrong password', '/api/auth/sign-in/email', { password: 'not the password' }],
    ['magic link', '/api/auth/magic-link', {}],
    ['forgotten password', '/api/auth/recover', {}],
  ] as const) {
    const known: number[] = []
    const unknown: number[] = []
    const prefix = address === '/api/auth/recover' ? 'gone' : 'nobody'
    const first = address === '/api/auth/recover' ? samples / 2 : 0
    // Letters are one a minute to each address, so the two ways to ask for one take half of the addresses each.
    const count = address === '/api/auth/sign-in/email' ? samples : samples / 2
    for (let n = 0; n < count; n++) {
      known.push(await post(server.base, address, { email: `known-${first + n}@example.org`, ...more }))
      unknown.push(await post(server.base, address, { email: `${prefix}-${n}@example.org`, ...more }))
    }
    rows[name] = {
      'known, median ms': Number(quantile(known, 0.5).toFixed(2)),
      'unknown, median ms': Number(quantile(unknown, 0.5).toFixed(2)),
      'known is slower (0.5: cannot be told)': Number(greater(known, unknown).toFixed(2)),
    }
  }
  console.table(rows)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
