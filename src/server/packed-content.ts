import { fstatSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import type { Lying } from './prepared/lying.ts'
import { projectRoot } from './project-root.ts'

// Opened once: a build beside a running server makes a new file, and the server goes on with its own.
const file = openSync(path.join(projectRoot, 'dist', 'server', 'content.pack'), 'r')

function bytesAt(at: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  for (let read = 0; read < length; ) {
    const more = readSync(file, bytes, read, length - read, at + read)
    if (more === 0) throw new Error('dist/server/content.pack is cut short: build again')
    read += more
  }
  return bytes
}

/** The build writes the name of its pack here and at the end of the pack: with another's, or half of one, no place is right. */
const packName = '__CONTENT_PACK__________________________________________________'
const end = Math.max(0, fstatSync(file).size - packName.length)
if (Buffer.from(bytesAt(end, packName.length).buffer).toString('latin1') !== packName)
  throw new Error('dist/server/content.pack is not whole, or of another build than the code beside it: build again')

/** One file of `content/`, as the build put it into the pack (`scripts/build/packed-content.ts`). */
export const packed = (at: number, length: number): unknown =>
  JSON.parse(Buffer.from(bytesAt(at, length).buffer).toString('utf8'))

/** Numbers that the build prepared (`scripts/build/prepared-content.ts`). */
export const numbers = <T>(kind: new (bytes: ArrayBuffer) => T, at: number, length: number): T =>
  new kind(bytesAt(at, length).buffer)

/** Bytes that the build prepared, read when somebody asks for some of them. */
export const lying = (at: number, length: number): Lying => ({
  size: length,
  read: (from, to) => bytesAt(at + from, Math.min(to, length) - from),
})
