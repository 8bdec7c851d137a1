import type { Readable } from 'node:stream'

/** Where files of people are kept: by random names, never by one that somebody chose. */
export type Files = {
  /** Keeps what comes, whole or not at all. Fails with body_too_large beyond `most` bytes, and when the disk is full. */
  save: (content: AsyncIterable<Uint8Array>, most: number) => Promise<{ name: string; bytes: number }>
  /** A part of a file; null when it is not there. `from` and `to` are the first and the last byte. */
  read: (name: string, range?: { from: number; to: number }) => Promise<{ stream: Readable; bytes: number } | null>
  remove: (name: string) => Promise<void>
  /** The names of files that were saved before this moment. */
  savedBefore: (moment: Date) => Promise<string[]>
  /** Rejects when nothing could be kept or read now. */
  check: () => Promise<void>
}
