import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startS3 } from '#tests/support/s3-server.ts'
import { type S3Settings, s3Files } from './s3-files.ts'

const keys = { bucket: 'trellis-files', region: 'eu-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const strict = await startS3({ endpoint: '', ...keys })
const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-s3-'))
const real = new S3rver({
  port: 0,
  address: '127.0.0.1',
  directory: folder,
  silent: true,
  configureBuckets: [{ name: keys.bucket, configs: [] }],
})
const { port } = await real.run()
const at = (endpoint: string, other: Partial<S3Settings> = {}) => s3Files({ endpoint, ...keys, ...other })

afterAll(async () => {
  await strict.close()
  await real.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(() => {
  Object.assign(strict.script, { pageSize: 1_000, failParts: false, failJoining: false })
  strict.files.clear()
  strict.uploads.clear()
  strict.refusals.length = 0
})

async function* pieces(...texts: (string | Buffer)[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function* brokenOff() {
  yield Buffer.alloc(9 * 1024 * 1024)
  yield Buffer.alloc(9 * 1024 * 1024)
  throw new Error('the line is gone')
}

const textOf = async (found: { stream: NodeJS.ReadableStream } | null) =>
  found && (await buffer(found.stream)).toString()

describe.each([
  ['s3rver', `http://127.0.0.1:${port}`],
  ['a server that checks signatures', strict.endpoint],
])('files at %s', (_, endpoint) => {
  const files = at(endpoint)

  it('come back whole and in parts, under a name that nobody chose', async () => {
    const { name, bytes } = await files.save(pieces('0123', '456789'), 10)
    expect(name).toMatch(/^[a-f0-9]{32}$/)
    expect(bytes).toBe(10)
    expect(await textOf(await files.read(name))).toBe('0123456789')
    expect((await files.read(name, { from: 2, to: 4 }))?.bytes).toBe(3)
    expect(await textOf(await files.read(name, { from: 2, to: 4 }))).toBe('234')
    expect(await textOf(await files.read(name, { from: 8, to: 99 }))).toBe('89')
    expect(await files.read(name, { from: 10, to: 12 })).toBeNull()
    expect((await files.save(pieces(), 10)).bytes).toBe(0)
  })

  it('may be larger than one part', async () => {
    const film = Buffer.alloc(17 * 1024 * 1024, 'film')
    const { name, bytes } = await files.save(pieces(film.subarray(0, 9e6), film.subarray(9e6)), film.length)
    expect(bytes).toBe(film.length)
    const kept = await files.read(name)
    expect(kept?.bytes).toBe(film.length)
    expect(kept && (await buffer(kept.stream)).equals(film)).toBe(true)
  })

  it('are forgotten when they are removed, also twice', async () => {
    const { name } = await files.save(pieces('x'), 10)
    await files.remove(name)
    await files.remove(name)
    expect(await files.read(name)).toBeNull()
  })

  it('are known by their age', async () => {
    const { name } = await files.save(pieces('x'), 10)
    expect(await files.savedBefore(new Date(Date.now() + 60_000))).toContain(name)
    expect(await files.savedBefore(new Date(Date.now() - 60_000))).toEqual([])
  })

  it.each(['../secret', '', 'a/b', `${'a'.repeat(31)}/`, 'A'.repeat(32), '%2e%2e'])(
    'have no other names: %j',
    async (name) => {
      await expect((async () => files.read(name))()).rejects.toMatchObject({ code: 'not_found' })
      await expect((async () => files.remove(name))()).rejects.toMatchObject({ code: 'not_found' })
    },
  )
})

describe('a bucket', () => {
  const files = at(strict.endpoint)

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a wrong key', { accessKeyId: 'somebody' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('refuses %s, and the caller hears that files cannot be kept', async (_, wrong, refusal) => {
    await expect(at(strict.endpoint, wrong).save(pieces('x'), 10)).rejects.toMatchObject({ code: 'unavailable' })
    expect(strict.refusals).toEqual([refusal])
    expect(strict.files.size).toBe(0)
  })

  it('that is not there, or a service that does not answer, is told in the same words', async () => {
    await expect(at(strict.endpoint, { bucket: 'other' }).save(pieces('x'), 10)).rejects.toMatchObject({
      code: 'unavailable',
    })
    await expect(at('http://127.0.0.1:9').read('a'.repeat(32))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('keeps nothing of a file that is too large, breaks off or cannot be put together', async () => {
    await expect(files.save(pieces('01234', '5'), 5)).rejects.toMatchObject({ code: 'body_too_large' })
    await expect(files.save(brokenOff(), 99e6)).rejects.toThrow('the line is gone')
    const large = () => pieces(Buffer.alloc(9e6), Buffer.alloc(9e6))
    strict.script.failParts = true
    await expect(files.save(large(), 99e6)).rejects.toMatchObject({ code: 'unavailable' })
    Object.assign(strict.script, { failParts: false, failJoining: true })
    await expect(files.save(large(), 99e6)).rejects.toMatchObject({ code: 'unavailable' })
    expect([strict.files.size, strict.uploads.size]).toEqual([0, 0])
  })

  it('tells all its names, page by page, and only those of ours', async () => {
    strict.script.pageSize = 2
    const names = await Promise.all([1, 2, 3, 4, 5].map(async () => (await files.save(pieces('x'), 1)).name))
    strict.files.set('somebody-elses.txt', { body: Buffer.alloc(0), at: new Date(0) })
    expect((await files.savedBefore(new Date(Date.now() + 1_000))).sort()).toEqual(names.sort())
  })
})
