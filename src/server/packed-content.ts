import { openSync, readSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.ts'

// Opened once: a build beside a running server makes a new file, and the server goes on with its own.
const file = openSync(path.join(projectRoot, 'dist', 'server', 'content.pack'), 'r')

/** One file of `content/`, as the build put it into the pack (`scripts/build/packed-content.ts`). */
export function packed(at: number, length: number): unknown {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let read = 0; read < length; ) {
    const more = readSync(file, bytes, read, length - read, at + read)
    if (more === 0) throw new Error('dist/server/content.pack is cut short: build again')
    read += more
  }
  return JSON.parse(bytes.toString('utf8'))
}
