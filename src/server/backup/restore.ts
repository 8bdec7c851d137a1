import { createReadStream } from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { type BackupEnd, endRecord, filesFolder, secretFile } from './backup.ts'
import { backupHead, tableHead } from './dump-database.ts'
import { loadDatabase } from './load-database.ts'
import { type BackupRecord, decode } from './records.ts'
import { opening } from './seal.ts'

type Head = z.infer<typeof backupHead>

type Target = {
  dataDir: string
  /** Makes an empty database as it was with these migrations, and gives it. */
  database: (head: Head) => Promise<Db>
}

/** Brings a backup back, whole or not at all: what it finds wrong at the end is as if it had never begun, but for files. */
export async function readBackup(target: Target, secret: string, file: string): Promise<BackupEnd> {
  const unpacked = pipeline(createReadStream(file), opening(secret), createGunzip(), () => undefined)
  const records = decode(unpacked)
  const first = await records.next()
  if (first.done || first.value.kind !== 'head') throw new Error('The backup is damaged: it does not say what it is.')
  const db = await target.database(backupHead.parse(JSON.parse(first.value.body.toString())))
  const found: { end: BackupEnd | null } = { end: null }
  await loadDatabase(db, async (loading) => {
    const files = writingFiles(target.dataDir)
    for await (const { kind, body } of records) {
      if (kind === 'table') loading.begin(tableHead.parse(JSON.parse(body.toString())))
      else if (kind === 'rows') await loading.add(body.toString())
      else if (kind === 'end') found.end = endRecord.parse(JSON.parse(body.toString()))
      else await files.take({ kind, body })
    }
    await files.close()
    check(found.end, loading.counts(), files.count())
  })
  if (!found.end) throw new Error('The backup is cut off.')
  return found.end
}

function check(end: BackupEnd | null, tables: Record<string, number>, files: number): void {
  if (!end) throw new Error('The backup is cut off.')
  const wrong = Object.entries(end.tables).filter(([table, rows]) => tables[table] !== rows)
  if (wrong.length > 0 || files !== end.files) throw new Error('The backup is damaged: something of it is missing.')
}

/** A name as it is written into a backup; nothing else becomes a path. */
const isName = (name: string) => name === secretFile || new RegExp(`^${filesFolder}/[a-f0-9]{32}$`).test(name)

function writingFiles(dataDir: string) {
  let open: FileHandle | null = null
  let count = 0
  const close = async () => {
    await open?.sync()
    await open?.close()
    open = null
  }
  return {
    take: async ({ kind, body }: BackupRecord) => {
      if (kind === 'data') return void (await open?.writeFile(body))
      if (kind !== 'file') throw new Error('The backup is damaged.')
      await close()
      const name = body.toString()
      if (!isName(name)) throw new Error('The backup is damaged: this is no name of a file.')
      const at = path.join(dataDir, name)
      await fs.mkdir(path.dirname(at), { recursive: true, mode: 0o700 })
      open = await fs.open(at, 'wx', 0o600)
      count++
    },
    close,
    count: () => count,
  }
}
