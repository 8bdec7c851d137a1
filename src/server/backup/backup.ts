import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { decode, encode, type Sink } from './records.ts'
import { sealing } from './seal.ts'

/** What is kept beside the database, in DATA_DIR. */
export const filesFolder = 'files'
export const secretFile = 'auth-secret'

export const endRecord = z.object({ tables: z.record(z.string(), z.number()), files: z.number() })
export type BackupEnd = z.infer<typeof endRecord>

type Source = {
  /** Gives the database's records, and how many rows each table has. */
  dump: (sink: Sink) => Promise<Record<string, number>>
  /** Null where files are elsewhere (S3). */
  dataDir: string
  withFiles: boolean
}

/**
 * Writes everything into one sealed file, which stands under its name when it is whole. The rows come first: a file that a
 * row names is never written again, so it is still there afterwards, or was deleted meanwhile.
 */
export async function writeBackup(source: Source, secret: string, file: string): Promise<BackupEnd> {
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  const unfinished = `${file}.part`
  const packed = createGzip({ level: 5 })
  const written = pipeline(packed, await sealing(secret), createWriteStream(unfinished, { mode: 0o600, flush: true }))
  // A failure of the pipeline is heard of where the next record is given.
  written.catch(() => undefined)
  const sink: Sink = async (kind, body) => {
    if (packed.destroyed) await written
    if (!packed.write(encode(kind, body))) await Promise.race([once(packed, 'drain'), written])
  }
  try {
    const tables = await source.dump(sink)
    const end = { tables, files: await dumpFiles(source, sink) }
    await sink('end', JSON.stringify(end))
    packed.end()
    await written
    await fs.rename(unfinished, file)
    return end
  } catch (error) {
    packed.destroy()
    await written.catch(() => undefined)
    await fs.rm(unfinished, { force: true })
    throw error
  }
}

async function dumpFiles({ dataDir, withFiles }: Source, sink: Sink): Promise<number> {
  const folder = path.join(dataDir, filesFolder)
  const names = withFiles ? await fs.readdir(folder).catch(() => []) : []
  const wanted = names.filter((name) => /^[a-f0-9]{32}$/.test(name)).map((name) => `${filesFolder}/${name}`)
  let count = 0
  for (const name of [secretFile, ...wanted]) {
    const at = path.join(dataDir, name)
    // Gone since the folder was read: its row is gone, too.
    if (!existsSync(at)) continue
    await sink('file', name)
    for await (const chunk of createReadStream(at)) await sink('data', chunk)
    count++
  }
  return count
}

/** Hands the records of a running server on, as they come. */
export async function relay(records: AsyncIterable<Buffer>, sink: Sink): Promise<Record<string, number>> {
  for await (const { kind, body } of decode(records)) {
    if (kind === 'end') return endRecord.parse(JSON.parse(body.toString())).tables
    await sink(kind, Buffer.from(body))
  }
  throw new Error('The running server broke the backup off.')
}
