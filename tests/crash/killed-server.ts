import { type ChildProcess, spawn } from 'node:child_process'

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The built server at one port and with one folder, to be killed and started again as often as one likes. */
export function killedServer(port: number, dataDir: string, settings: Record<string, string> = {}) {
  const base = `http://127.0.0.1:${port}`
  let server: ChildProcess | null = null
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  return {
    base,
    /** Ready when it comes back; throws after half a minute. */
    async start(): Promise<void> {
      const env = {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        TRUSTED_PROXIES: '1',
        ...settings,
      }
      server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
      for (const until = Date.now() + 30_000; Date.now() < until; await pause(50)) if (await isReady()) return
      throw new Error('the server did not start')
    },
    kill(): Promise<void> {
      const dying = server
      if (!dying) return Promise.resolve()
      return new Promise((resolve) => {
        dying.once('exit', () => resolve())
        dying.kill('SIGKILL')
      })
    },
  }
}
