// What the database of a home costs: memory, waiting and disk with the one that is embedded, or with a small PostgreSQL where
// DATABASE_URL names one (and PGDATA its folder, for processes and disk). After `npm run build`:
// node --import tsx bench/embedded.ts [children = 200] [turns = 1000]
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { preciseMs } from './processor.ts'
import { type Child, memoryMiB, newChild, pause, quantile, startServer, turn } from './server-under-test.ts'

const [count = 200, turns = 1_000] = process.argv.slice(2).map(Number)
const url = process.env.DATABASE_URL ?? ''
const folder = process.env.PGDATA
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-embedded-'))
const message = 'can you give me something to solve?'

/** Memory of PostgreSQL's processes, what they share counted once, in MiB. */
function databaseMiB(): number {
  if (!folder) return 0
  const main = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').map(Number)
  const share = (pid: number) => {
    const file = `/proc/${pid}/smaps_rollup`
    return existsSync(file) ? Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0
  }
  return [main, ...children].reduce((sum, pid) => sum + share(pid), 0) / 1024
}

const diskMiB = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(dir, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) /
  1024 ** 2

const table: Record<string, string | number> = {}
const memory = (what: string, pid: number) => {
  const [own, database] = [memoryMiB(pid), databaseMiB()]
  table[what] = database > 0 ? `${own.toFixed(0)} + ${database.toFixed(0)}` : own.toFixed(0)
}

try {
  const first = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url })
  table['first start, ms'] = Math.round(first.startMs)
  table['first start, processor ms of the server'] = Math.round(preciseMs(first.pid))
  const children: Child[] = []
  for (let n = 0; n < count; n++) children.push(await newChild(first.base, `home-${Date.now()}-${n}`))
  await first.stop()

  const { pid, base, startMs, stop } = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url })
  table['start on existing data, ms'] = Math.round(startMs)
  table['start on existing data, processor ms of the server'] = Math.round(preciseMs(pid))
  await pause(8_000)
  memory('memory after a start, MiB', pid)
  const before = preciseMs(pid)
  // Eight at a time; a child says twelve things a minute at the most.
  const begun = performance.now()
  const talk = async (start: number) => {
    for (let n = start; n < turns; n += 8) {
      const child = children[n % count]
      const early = (Math.floor(n / count) * 60_000) / 11 - (performance.now() - begun)
      if (early > 0) await pause(early)
      if (child) await turn(base, child, message)
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, start) => talk(start)))
  table['processor ms of the server a turn'] = ((preciseMs(pid) - before) / turns).toFixed(1)
  memory(`memory after ${turns} turns, MiB`, pid)
  await pause(15_000)
  const all = await Promise.all(children.map((child) => turn(base, child, message)))
  const wait = (share: number) =>
    Math.round(
      quantile(
        all.map((one) => one.first),
        share,
      ),
    )
  table[`first sentence, ${count} at once, p50 / p95 ms`] = `${wait(0.5)} / ${wait(0.95)}`
  memory(`memory after ${count} at once, MiB`, pid)
  await stop()
  table['disk, MiB'] = diskMiB(folder ?? path.join(dataDir, 'db')).toFixed(0)
  const database = url ? 'PostgreSQL' : 'embedded (PGlite)'
  process.stdout.write(`${database}; Node ${process.version}; load ${os.loadavg().map((one) => one.toFixed(1))}\n`)
  console.table(table)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
