// `npm test`: types, lint, unit tests, build and the main journeys in a browser, side by side. `npm run test:all`: the long
// run, which is every journey, every test that uses a database on PostgreSQL too, what starts several processes for one test
// (`*.long.test.ts`), and the whole of what unit tests take samples of. Ends with one line of counts, and with 1 when anything failed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'

type Counts = { passed: number; failed: number; again?: string[] }
type Outcome = { name: string; ok: boolean; seconds: number; counts: Counts | null }

const isLong = process.argv.includes('--all')
const reports = mkdtempSync(path.join(os.tmpdir(), 'trellis-reports-'))
const running = new Set<ChildProcess>()
const bin = (name: string) => path.join('node_modules', '.bin', name)

/** Runs a command in a process group of its own; shows what it said when it is over: all of it when it failed. */
function step(name: string, command: string[], read?: (report: string) => Counts): Promise<Outcome> {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`)
  const begun = performance.now()
  const [program = '', ...words] = command
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    TEST_REPORT: report,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(isLong && { LONG_RUN: '1' }),
  }
  const child = spawn(program, words, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  return new Promise((resolve) => {
    child.once('error', (error) => (said += error.message))
    child.once('close', (code) => {
      running.delete(child)
      const seconds = Math.round((performance.now() - begun) / 1_000)
      const counts = read ? readCounts(report, read) : null
      const ok = code === 0 && (!read || counts !== null)
      if (!ok) console.log(`\n---- ${name} ----\n${said.trimEnd()}\n`)
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}, ${seconds} s${counts ? `: ${counts.passed} passed` : ''}`)
      for (const title of counts?.again ?? []) console.log(`       only at the second try: ${title}`)
      resolve({ name, ok, seconds, counts })
    })
  })
}

function readCounts(report: string, read: (report: string) => Counts): Counts | null {
  try {
    return read(readFileSync(report, 'utf8'))
  } catch {
    return null
  }
}

const fromVitest = (report: string): Counts =>
  z.object({ passed: z.number(), failed: z.number(), again: z.array(z.string()) }).parse(JSON.parse(report))
const fromPlaywright = (report: string): Counts =>
  z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
      suites: z.array(
        z.object({ specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })) }),
      ),
    })
    .transform(({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      again: suites
        .flatMap(({ specs }) => specs)
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ title }) => title),
    }))
    .parse(JSON.parse(report))

const vitest = [bin('vitest'), 'run', '--reporter=dot', '--reporter=./tests/support/counts-reporter.ts']
const playwright = [bin('playwright'), 'test', '--reporter=list,json']
const build = async () => {
  const browser = await step('browser', [process.execPath, '--import', 'tsx', 'tests/support/ensure-chromium.ts'])
  return [browser, await step('build', ['npm', 'run', '--silent', 'build'])]
}

async function quick(): Promise<Outcome[]> {
  const types = async () => [
    await step('types', [bin('tsc'), '-p', '.', '--checkers', '1']),
    await step('lint', [bin('biome'), 'ci', '--colors=off', '.']),
  ]
  // Journeys wait for most of their time: they go beside everything else as soon as there is something to walk through.
  const builtFirst = async () => {
    const built = await build()
    if (built.some(({ ok }) => !ok)) return [...built, ...(await types())]
    const journeys = step('main journeys', [...playwright, '--grep', '@main'], fromPlaywright)
    return [...built, ...(await Promise.all([journeys, types()])).flat()]
  }
  return (await Promise.all([step('unit tests', vitest, fromVitest), builtFirst()])).flat()
}

async function long(): Promise<Outcome[]> {
  const files = ['src', 'tests']
  const words = ['-rlE', 'start-app|fresh-database|database-snapshot', '--include=*.test.ts', ...files]
  const withDatabase = execFileSync('grep', words, { encoding: 'utf8' }).trim().split('\n')
  const onPostgres = ['scripts/with-postgres.sh', ...vitest, ...withDatabase]
  const built = await build()
  const postgres = await step('on PostgreSQL', onPostgres, fromVitest)
  const processes = await step('several processes', [...vitest, '.long.test.ts'], fromVitest)
  const whole = await step('whole sweeps', [process.execPath, '--import', 'tsx', 'scripts/lint-content.ts'])
  return [...built, postgres, processes, whole, await step('every journey', playwright, fromPlaywright)]
}

function endAll(signal: NodeJS.Signals) {
  for (const child of running) {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    // Playwright ends its servers at this signal; what has not ended in three seconds is killed.
    endAll('SIGINT')
    setTimeout(() => {
      endAll('SIGKILL')
      process.exit(1)
    }, 3_000)
  })
process.once('exit', () => {
  endAll('SIGKILL')
  rmSync(reports, { recursive: true, force: true })
})

const begun = performance.now()
const outcomes = await (isLong ? long() : quick())
const total = Math.round((performance.now() - begun) / 1_000)
const passed = outcomes.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0)
// What fails without saying how many tests did is one failure.
const failed = outcomes.reduce((sum, { ok, counts }) => sum + (ok ? 0 : Math.max(1, counts?.failed ?? 0)), 0)
const bad = outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(`\n${bad.length === 0 ? 'All is green' : `Not green: ${bad.join(', ')}`}, after ${total} s.\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
