import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { localFiles } from './local-files.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'trellis-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let made = 0
function folder(): string {
  made += 1
  return path.join(root, String(made))
}

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function* brokenOff() {
  yield Buffer.from('half of')
  throw new Error('the line is gone')
}

const textOf = async (found: Awaited<ReturnType<ReturnType<typeof localFiles>['read']>>) =>
  found && (await buffer(found.stream)).toString()

describe('files in a folder', () => {
  it('gives back what was saved, whole and in parts, under a name that nobody chose', async () => {
    const files = localFiles(folder())
    const { name, bytes } = await files.save(pieces('0123', '456789'), 10)
    expect(name).toMatch(/^[a-f0-9]{32}$/)
    expect(bytes).toBe(10)
    expect(await textOf(await files.read(name))).toBe('0123456789')
    expect(await textOf(await files.read(name, { from: 2, to: 4 }))).toBe('234')
    expect(await textOf(await files.read(name, { from: 8, to: 99 }))).toBe('89')
    expect(await files.read(name, { from: 10, to: 12 })).toBeNull()
    expect((await files.save(pieces('0123456789'), 10)).name).not.toBe(name)
  })

  it('forgets a file that is removed, and does not mind being told twice', async () => {
    const files = localFiles(folder())
    const { name } = await files.save(pieces('x'), 10)
    await files.remove(name)
    await files.remove(name)
    expect(await files.read(name)).toBeNull()
  })

  it('leaves nothing of a file that is too large or breaks off', async () => {
    const at = folder()
    const files = localFiles(at)
    await expect(files.save(pieces('01234', '5'), 5)).rejects.toMatchObject({ code: 'body_too_large' })
    await expect(files.save(brokenOff(), 99)).rejects.toThrow('the line is gone')
    expect(readdirSync(at)).toEqual([])
  })

  it('says that the disk is full, and leaves nothing', async () => {
    const at = folder()
    const files = localFiles(at, () => fs.open('/dev/full', 'w'))
    await expect(files.save(pieces('0123456789'), 99)).rejects.toMatchObject({ code: 'storage_full', status: 503 })
    expect(readdirSync(at)).toEqual([])
  })

  it.each(['../secret', '..', '', 'a/b', `${'a'.repeat(31)}/`, 'A'.repeat(32), `${'a'.repeat(32)}.part`, '%2e%2e'])(
    'follows no path out of its folder: %j',
    async (name) => {
      const at = folder()
      writeFileSync(path.join(root, 'secret'), 'not yours')
      const files = localFiles(at)
      await expect(files.read(name)).rejects.toMatchObject({ code: 'not_found' })
      await expect((async () => files.remove(name))()).rejects.toMatchObject({ code: 'not_found' })
      expect(existsSync(path.join(root, 'secret'))).toBe(true)
    },
  )

  it('lets nobody else on the machine read them', async () => {
    const at = folder()
    const { name } = await localFiles(at).save(pieces('x'), 10)
    expect(statSync(at).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(at, name)).mode & 0o777).toBe(0o600)
  })

  it('knows the old ones, and clears away what a crash left half', async () => {
    const at = folder()
    const files = localFiles(at)
    const { name: old } = await files.save(pieces('x'), 10)
    const { name: fresh } = await files.save(pieces('x'), 10)
    const [left, coming] = [path.join(at, `${'a'.repeat(32)}.part`), path.join(at, `${'b'.repeat(32)}.part`)]
    for (const one of [left, coming]) writeFileSync(one, 'half')
    const longAgo = new Date('2026-01-01')
    for (const one of [left, path.join(at, old)]) utimesSync(one, longAgo, longAgo)
    expect(await files.savedBefore(new Date('2026-01-02'))).toEqual([old])
    expect(readdirSync(at).sort()).toEqual([old, fresh, path.basename(coming)].sort())
    expect(await localFiles(folder()).savedBefore(new Date())).toEqual([])
  })
})
