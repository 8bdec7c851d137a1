import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Made by `built-server.ts` before the first test. */
const built = 'dist/server/main.js'

export type ServerProcess = {
  url: string
  dataDir: string
  /** Every line of its log. */
  logged: string[]
  /** The emails that this process put into its folder. */
  outbox: () => string[]
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** kill -9; its folder stays. */
  kill: () => Promise<void>
  /** Stops it, and leaves its folder under this name. */
  stopKeeping: (dataDir: string) => Promise<void>
}

/** A server that is under way: `ready` when it says so, unless it ends before. */
export type StartingServer = { ready: Promise<ServerProcess>; dataDir: string; kill: () => Promise<void> }

/** The built server as a process of its own, at a port that is free. Ready when it says so. */
export const serverProcess = (env: Record<string, string>): Promise<ServerProcess> => startingServer(env).ready

export function startingServer(env: Record<string, string>): StartingServer {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'trellis-process-'))
  const child = spawn(process.execPath, [built], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A test that fails does not leave it behind.
  process.once('exit', () => child.kill('SIGKILL'))
  const logged: string[] = []
  const port = new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server did not start: ${logged.join('\n')}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      logged.push(line)
      const told: unknown = JSON.parse(line)
      if (typeof told === 'object' && told && 'port' in told && typeof told.port === 'number') resolve(told.port)
    })
  })
  const outbox = path.join(dataDir, 'outbox')
  const at = (port: number): ServerProcess => ({
    dataDir,
    url: `http://127.0.0.1:${port}`,
    logged,
    outbox: () => {
      try {
        return readdirSync(outbox)
      } catch {
        return []
      }
    },
    kill: () => ended(child, 'SIGKILL'),
    stopKeeping: async (kept) => {
      await ended(child, 'SIGTERM')
      renameSync(dataDir, kept)
    },
    stop: async (signal = 'SIGTERM') => {
      await ended(child, signal)
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
  return { ready: port.then(at), dataDir, kill: () => ended(child, 'SIGKILL') }
}

/** The same program with words behind it, which does one thing and ends. Gives all that it said. */
export async function serverCommand(
  words: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [built, ...words], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)))
  return { code, said }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return over
}
