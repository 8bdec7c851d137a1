import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** One address in front of a PostgreSQL, as a proxy or a pooler is: it leads elsewhere, slowly, or nowhere. */
export type PostgresRoad = {
  url: string
  /** It leads to another PostgreSQL from now on; whoever was under way loses the connection. */
  moveTo: (url: string) => void
  /** Everything takes so many milliseconds longer, there and back. */
  slow: (ms: number) => void
  /** Nothing comes through any more, and nobody is told: connections stay open, as when a cable is pulled. */
  stand: () => void
  /** What was held comes through late, and everything after it. */
  go: () => void
}

const socketOf = (url: string) => {
  const { searchParams, port } = new URL(url)
  return path.join(searchParams.get('host') ?? '', `.s.PGSQL.${port || 5432}`)
}

export async function postgresRoad(first: string): Promise<PostgresRoad> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pg-road-'))
  let target = socketOf(first)
  let delay = 0
  let free: Promise<void> = Promise.resolve()
  let go = () => undefined
  const open = new Set<net.Socket>()
  /** Piece by piece, in their order. */
  const lead = (from: net.Socket, to: net.Socket) => {
    let before: Promise<unknown> = Promise.resolve()
    open.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      void before.then(() => to.destroy())
    })
    from.on('data', (piece) => {
      const late = delay > 0 ? new Promise((resolve) => setTimeout(resolve, delay)) : null
      before = before
        .then(() => late)
        .then(() => free)
        .then(() => !to.destroyed && to.write(piece))
    })
  }
  const server = net.createServer((incoming) => {
    const outgoing = net.connect(target)
    lead(incoming, outgoing)
    lead(outgoing, incoming)
  })
  await new Promise<void>((resolve) => server.listen(path.join(folder, '.s.PGSQL.5432'), resolve))
  onTestFinished(() => {
    go()
    for (const one of open) one.destroy()
    server.close()
    if (existsSync(folder)) rmSync(folder, { recursive: true })
  })
  const url = new URL(first)
  url.searchParams.set('host', folder)
  url.port = ''
  return {
    url: url.href,
    moveTo: (to) => {
      target = socketOf(to)
      for (const one of open) one.destroy()
    },
    slow: (ms) => {
      delay = ms
    },
    stand: () => {
      free = new Promise((resolve) => {
        go = () => void resolve()
      })
    },
    go: () => {
      go()
      free = Promise.resolve()
    },
  }
}
