import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// A PostgreSQL of a test's own, because it is stopped, killed or stands still under the server.

/** One server of it. `pgCtl`: PostgreSQL's own way to start and stop it. */
export type PostgresServer = { url: string; folder: string; pgCtl: (...words: string[]) => void }

export type PostgresCluster = PostgresServer & {
  start: () => void
  /** A streaming replica, running. `settings` are lines of its configuration. */
  replica: (settings?: string[]) => PostgresServer & { start: () => void; promote: () => void }
  close: () => Promise<void>
}

const inner =
  'console.log(process.env.DATABASE_URL + " " + process.env.TRELLIS_PG_CTL); process.stdin.resume(); process.stdin.on("end", () => process.exit(0))'

/** Whether this machine lets us make a disk in memory: root may, where it is not fenced in. */
export function maySetUpDisks(): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'disk-'))
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  if (made) spawnSync('umount', [folder])
  rmdirSync(folder)
  return made
}

/** Starts it with `scripts/with-postgres.sh`, which also removes all of it afterwards. `disk`: the size of its disk, as '200m'. */
export async function postgresCluster(disk = ''): Promise<PostgresCluster> {
  const cluster: ChildProcess = spawn('scripts/with-postgres.sh', ['node', '-e', inner], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PG_DISK: disk },
  })
  const line = await new Promise<string>((resolve) => cluster.stdout?.once('data', (data) => resolve(String(data))))
  const [url = '', ...control] = line.trim().split(' ')
  // As the script writes it: [runuser …] …/pg_ctl -D <folder>/data -w
  const at = control.findIndex((word) => word.endsWith('/pg_ctl'))
  const as = control.slice(0, at)
  const bin = path.dirname(control[at] ?? '')
  const dir = new URL(url).searchParams.get('host') ?? ''
  const run = (program: string, ...words: string[]) => {
    const [first = '', ...rest] = [...as, path.join(bin, program), ...words]
    execFileSync(first, rest, { cwd: '/', stdio: 'ignore' })
  }
  const server = (name: string, port: number) => {
    const folder = path.join(dir, name)
    const pgCtl = (...words: string[]) => run('pg_ctl', '-D', folder, '-w', ...words)
    // A replica wants at least as many connections as its primary has.
    const options = `-c max_connections=200 -c listen_addresses='' -c unix_socket_directories='${dir}' -c port=${port}`
    const address = new URL(url)
    address.port = String(port)
    return {
      url: address.href,
      folder,
      pgCtl,
      start: (...settings: string[]) =>
        pgCtl(
          '-l',
          path.join(dir, `${name}.log`),
          '-o',
          [options, ...settings.map((one) => `-c ${one}`)].join(' '),
          'start',
        ),
    }
  }
  const primary = server('data', 5432)
  let replicas = 0
  return {
    ...primary,
    start: () => primary.start(),
    replica: (settings = []) => {
      const number = ++replicas
      const { start, ...made } = server(`replica${number}`, 5432 + number)
      run('pg_basebackup', '-h', dir, '-U', 'trellis', '-D', made.folder, '-R', '-c', 'fast', '-X', 'stream')
      start(...settings)
      return { ...made, start: () => start(...settings), promote: () => made.pgCtl('promote') }
    },
    close: async () => {
      const over = new Promise((resolve) => cluster.once('exit', resolve))
      cluster.stdin?.end()
      await over
      if (existsSync(dir)) throw new Error(`${dir} was left behind`)
    },
  }
}
