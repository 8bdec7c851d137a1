import { randomBytes } from 'node:crypto'
import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { AppError, notFound } from '#server/errors.ts'
import type { Files } from './files.ts'

/** So are files named, 128 bits drawn at random: nothing else is a name, so no path leads out of the folder. */
const nameShape = /^[a-f0-9]{32}$/
const half = '.part'

/** Opens a new file for writing; a test gives a full disk instead. */
type Open = (at: string) => Promise<FileHandle>
const openNew: Open = (at) => fs.open(at, 'wx', 0o600)

/** Files of people in one folder of this machine, which only the server's own user may read. */
export function localFiles(folder: string, open: Open = openNew): Files {
  const at = (name: string) => {
    if (!nameShape.test(name)) throw notFound()
    return path.join(folder, name)
  }
  return {
    save: async (content, most) => {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const name = randomBytes(16).toString('hex')
      const bytes = await writeWhole(at(name), open, content, most).catch((error) => Promise.reject(asRefusal(error)))
      return { name, bytes }
    },
    read: async (name, range) => readPart(at(name), range),
    remove: (name) => fs.rm(at(name), { force: true }),
    savedBefore: (moment) => oldNames(folder, moment),
    check: async () => {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      await fs.access(folder, fs.constants.R_OK | fs.constants.W_OK)
    },
  }
}

/** The content stands under its name when all of it is on the disk; before that, and if it breaks off, nothing does. */
async function writeWhole(at: string, open: Open, content: AsyncIterable<Uint8Array>, most: number): Promise<number> {
  const unfinished = `${at}${half}`
  const file = await open(unfinished)
  try {
    const bytes = await writeAll(file, content, most).finally(() => file.close())
    await fs.rename(unfinished, at)
    await settle(path.dirname(at))
    return bytes
  } catch (error) {
    await fs.rm(unfinished, { force: true })
    throw error
  }
}

async function writeAll(file: FileHandle, content: AsyncIterable<Uint8Array>, most: number): Promise<number> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > most) throw new AppError('body_too_large', 'This file is too large.')
    await file.writeFile(chunk)
  }
  await file.sync()
  return bytes
}

/** A new name survives a power cut once its folder is on the disk too. */
async function settle(folder: string): Promise<void> {
  const opened = await fs.open(folder, 'r')
  await opened.sync().finally(() => opened.close())
}

async function readPart(at: string, range?: { from: number; to: number }) {
  const file = await fs.open(at, 'r').catch(nullIfMissing)
  if (!file) return null
  const { size } = await file.stat()
  const to = Math.min(range?.to ?? size - 1, size - 1)
  const from = range?.from ?? 0
  if (from > to) {
    await file.close()
    return null
  }
  return { stream: file.createReadStream({ start: from, end: to }), bytes: to - from + 1 }
}

/** What was left of a save that a crash cut short is removed on the way. */
async function oldNames(folder: string, moment: Date): Promise<string[]> {
  const old: string[] = []
  for (const name of (await fs.readdir(folder).catch(nullIfMissing)) ?? []) {
    const found = await fs.stat(path.join(folder, name)).catch(nullIfMissing)
    if (!found || found.mtime >= moment) continue
    if (nameShape.test(name)) old.push(name)
    else if (name.endsWith(half)) await fs.rm(path.join(folder, name), { force: true })
  }
  return old
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

const asRefusal = (error: unknown) =>
  codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'
    ? new AppError('storage_full', 'There is no room left for files. Please tell whoever looks after this Trellis.', {
        cause: error,
      })
    : error
