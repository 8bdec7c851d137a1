import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

/** A folder for the data of servers of one file of journeys, which is gone afterwards. */
export function dataFolder(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'trellis-process-'))
  test.afterAll(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

// Behind the ports of the run (playwright.config.ts), and apart for the two workers.
let nextPort = Number(process.env.E2E_PORT ?? 38_300) + 10 + 20 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)

type Started = { child: ChildProcess; base: string; output: () => string; exited: Promise<number | null> }

/** A server of its own, with settings of its own. */
export function start(env: Record<string, string>, ...args: string[]): Started {
  const port = Number(env.PORT) || nextPort++
  const child = spawn(process.execPath, ['dist/server/main.js', ...args], {
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (data) => (text += data))
  child.stderr.on('data', (data) => (text += data))
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, base: `http://localhost:${port}`, output: () => text, exited }
}

/** Runs one of the server's commands to its end. */
export async function command(env: Record<string, string>, ...args: string[]) {
  const run = start(env, ...args)
  const code = await run.exited
  return { code, output: run.output() }
}

export const ready = (server: Started) =>
  expect
    .poll(
      () =>
        fetch(`${server.base}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      // Beside others that start, on a busy machine.
      { timeout: 150_000 },
    )
    .toBe(200)
