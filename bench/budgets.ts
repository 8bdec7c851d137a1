// The budgets of the design, measured on the built product. Usage: npm run bench
// On PostgreSQL: npm run build && scripts/with-postgres.sh node --import tsx bench/budgets.ts
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pageBytes } from './page-bytes.ts'
import {
  type Child,
  memoryMiB,
  newChild,
  pause,
  processorMs,
  quantile,
  startServer,
  turn,
} from './server-under-test.ts'

const turns = 200
const warmUp = 40
const streams = 100

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-bench-'))
const database = process.env.DATABASE_URL ?? ''
const round = (value: number, digits = 1) => Number(value.toFixed(digits))

async function fakeModel(): Promise<{ url: string; stop: () => void }> {
  const port = 43_000 + Math.floor(Math.random() * 900)
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/fake-model-server.ts', '--port', String(port)],
    { stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}/v1`
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break
    await pause(50)
  }
  return { url, stop: () => child.kill() }
}

/** One turn after the other; a child says twelve things a minute at the most, so many take turns. */
async function measureTurns(base: string, pid: number, children: Child[]) {
  let at = 0
  const next = () => children[at++ % children.length] ?? refuse()
  for (let n = 0; n < warmUp; n++) await turn(base, next(), 'tell me something about numbers')
  const before = processorMs(pid)
  const firsts: number[] = []
  for (let n = 0; n < turns; n++) firsts.push((await turn(base, next(), 'tell me something about numbers')).first)
  return {
    cpuMs: (processorMs(pid) - before) / turns,
    firstP50: quantile(firsts, 0.5),
    firstP95: quantile(firsts, 0.95),
  }
}

const refuse = (): never => {
  throw new Error('nobody to talk to')
}

async function measureStreams(base: string, pid: number) {
  const children: Child[] = []
  for (let n = 0; n < streams; n++) children.push(await newChild(base, `stream-${n}`))
  await pause(1_000)
  const idle = memoryMiB(pid)
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryMiB(pid))
  }, 50)
  const before = processorMs(pid)
  const results = await Promise.all(children.map((child) => turn(base, child, 'tell me something about numbers')))
  clearInterval(watch)
  return {
    idle,
    peak,
    cpuMs: (processorMs(pid) - before) / streams,
    firstP95: quantile(
      results.map((one) => one.first),
      0.95,
    ),
  }
}

const model = await fakeModel()
const env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database }) }
const withModel = {
  ...env,
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: model.url,
  LLM_MODEL: 'fake',
  LLM_API_KEY: 'none',
}
try {
  const first = await startServer(env)
  const idle = memoryMiB(first.pid)
  const family = await newChild(first.base, 'bytes')
  const pages = await pageBytes(first.base, family)
  await first.stop()
  const second = await startServer(withModel)
  const idleAgain = memoryMiB(second.pid)
  const children: Child[] = []
  for (let n = 0; n < 30; n++) children.push(await newChild(second.base, `turns-${n}`))
  const serial = await measureTurns(second.base, second.pid, children)
  const parallel = await measureStreams(second.base, second.pid)
  await second.stop()
  console.log(
    `database: ${database ? 'PostgreSQL' : 'embedded (PGlite)'}; Node ${process.version}; ${os.cpus().length} cores`,
  )
  console.table(pages)
  console.table({
    'start on no data': { ms: round(first.startMs, 0), budget: '' },
    'start on existing data': { ms: round(second.startMs, 0), budget: '3000' },
    'processor time per turn of 100 tokens, serial': { ms: round(serial.cpuMs, 2), budget: '6' },
    'first sentence, serial p50': { ms: round(serial.firstP50), budget: '' },
    'first sentence, serial p95': { ms: round(serial.firstP95), budget: '50' },
    [`processor time per turn, ${streams} at once`]: { ms: round(parallel.cpuMs, 2), budget: '' },
    [`first sentence, ${streams} at once p95`]: { ms: round(parallel.firstP95, 0), budget: '' },
  })
  console.table({
    'idle after the first start': { MiB: round(idle, 0) },
    'idle after a restart': { MiB: round(idleAgain, 0) },
    [`peak with ${streams} streams at once`]: { MiB: round(parallel.peak, 0) },
  })
} finally {
  model.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
