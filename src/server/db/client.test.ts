import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isStartRefusal } from '#server/start-refusal.ts'
import { openDb } from './client.ts'
import { lockDataDir } from './data-dir-lock.ts'

const dir = mkdtempSync(path.join(os.tmpdir(), 'trellis-db-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const open = (dataDir: string) => openDb({ databaseUrl: null, dataDir, migrations: 'migrations' })

describe('the embedded database', () => {
  it('refuses a second server on the same data, in a sentence that says what to do', async () => {
    const data = path.join(dir, 'home')
    const first = await open(data)
    await expect(open(data)).rejects.toThrow(/Another Trellis server is using the data in .*home.*DATABASE_URL/s)
    await expect(open(data)).rejects.toSatisfy(isStartRefusal)
    await first.close()
    const next = await open(data)
    await next.ping()
    await next.close()
  })

  it('is free again when the server that held it was killed', async () => {
    const data = path.join(dir, 'killed')
    const holder = await holdingProcess(data)
    await expect(lockDataDir(data)).rejects.toThrow(/Another Trellis server/)
    const exited = new Promise((resolve) => holder.once('exit', resolve))
    holder.kill('SIGKILL')
    await exited
    const release = await lockDataDir(data)
    await release()
  })

  it('can be held where the path is longer than a socket’s address may be', async () => {
    const data = path.join(dir, 'x'.repeat(120))
    const release = await lockDataDir(data)
    await expect(lockDataDir(data)).rejects.toThrow(/Another Trellis server/)
    await release()
  })
})

async function holdingProcess(data: string): Promise<ChildProcess> {
  const code = `import { lockDataDir } from './src/server/db/data-dir-lock.ts'; await lockDataDir(${JSON.stringify(data)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('the holder could not start')))
  })
  return child
}
