import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export type ServerProcess = {
  url: string
  /** Every line of its log. */
  logged: string[]
  /** The emails that this process put into its folder. */
  outbox: () => string[]
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** The server as a process of its own, from the sources, at a port that is free. Ready when it says so. */
export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-process-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const logged: string[] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server did not start: ${logged.join('\n')}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      logged.push(line)
      const told: unknown = JSON.parse(line)
      if (typeof told === 'object' && told && 'port' in told && typeof told.port === 'number') resolve(told.port)
    })
  })
  const outbox = path.join(dataDir, 'outbox')
  return {
    url: `http://127.0.0.1:${port}`,
    logged,
    outbox: () => {
      try {
        return readdirSync(outbox)
      } catch {
        return []
      }
    },
    stop: async (signal = 'SIGTERM') => {
      await ended(child, signal)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return over
}
