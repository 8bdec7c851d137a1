import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pause } from './server-under-test.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-many-'))

// The processes, each at a port of its own. One that ends is started again at once, as systemd does.

type Running = { port: number; role: string; child: ChildProcess }
const running: Running[] = []
let isOver = false

function startProcess(role: string, port: number): Running {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      AUTH_SECRET: 'a secret that all processes of this run share',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      PORT: String(port),
      TRELLIS_ROLE: role,
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const one = { port, role, child }
  running.push(one)
  child.once('exit', () => {
    running.splice(running.indexOf(one), 1)
    if (!isOver) startProcess(role, port)
  })
  return one
}
process.on('exit', () => {
  for (const { child } of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** So many web processes and one that does jobs, when all are ready. Gives the ports of those that answer calls. */
export async function startAll(webs: number): Promise<number[]> {
  const first = 42_000 + Math.floor(Math.random() * 900)
  const ports = Array.from({ length: webs }, (_, n) => first + n)
  startProcess('web', first)
  // The first one makes the tables.
  await isReady(first)
  for (const port of ports.slice(1)) startProcess('web', port)
  startProcess('jobs', first + webs)
  await Promise.all([...ports, first + webs].map(isReady))
  return ports
}

/** kill -9 of any of them. Gives which. */
export function killOne(): string {
  const one = running[Math.floor(Math.random() * running.length)]
  one?.child.kill('SIGKILL')
  return one ? `${one.role} at ${one.port}` : 'none: all are starting'
}

export function stopAll(): void {
  isOver = true
  for (const { child } of running) child.kill('SIGTERM')
}

async function isReady(port: number): Promise<void> {
  for (const until = Date.now() + 300_000; Date.now() < until; await pause(100))
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  throw new Error(`no process at ${port}`)
}
