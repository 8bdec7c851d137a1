import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { startRefusal } from '#server/start-refusal.ts'

// A socket address is short on every system (108 bytes on Linux, 104 on macOS).
const longestSocketPath = 100

type OnAsked = (socket: net.Socket) => void
const refuse: OnAsked = (socket) => socket.destroy()

/** A line to the process that holds this directory; null when none does. */
export async function askHolder(dir: string): Promise<net.Socket | null> {
  if (!existsSync(dir)) return null
  const socket = net.connect(lockAddress(realpathSync(dir)))
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })
}

/**
 * Holds a data directory for this process; whoever asks who holds it is handed to `onAsked`. The lock is a listening local socket, so it ends with the process, whatever
 * ends it, and no left-over file can fake it. Throws when another living process holds it. Returns the release.
 */
export async function lockDataDir(dir: string, onAsked: OnAsked = refuse): Promise<() => Promise<void>> {
  mkdirSync(dir, { recursive: true })
  const address = lockAddress(realpathSync(dir))
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = net.createServer(onAsked)
    const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve)
      server.listen(address, () => resolve(null))
    })
    if (!failure) {
      server.unref()
      return () => new Promise((resolve) => server.close(() => resolve()))
    }
    if (failure.code !== 'EADDRINUSE') throw failure
    if (await answers(address)) throw inUse(dir)
    rmSync(address, { force: true })
  }
  throw inUse(dir)
}

function lockAddress(dir: string): string {
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\trellis-${name}`
  const inside = path.join(dir, 'lock.sock')
  return Buffer.byteLength(inside) <= longestSocketPath ? inside : path.join(os.tmpdir(), `trellis-${name}.sock`)
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function inUse(dir: string) {
  return startRefusal(
    `Another Trellis server is using the data in ${dir}. ` +
      'Stop it first, or give this one its own DATA_DIR, or let both share a PostgreSQL with DATABASE_URL.',
  )
}
