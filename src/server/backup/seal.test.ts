import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { opening, sealing } from './seal.ts'

const key = 'a key of the tests that is long enough'
const through = async (bytes: Buffer, stream: NodeJS.ReadWriteStream) => {
  const source = Readable.from([bytes.subarray(0, 11), bytes.subarray(11)])
  source.on('error', () => undefined)
  return buffer(source.pipe(stream))
}
const seal = async (bytes: Buffer) => through(bytes, await sealing(key))
const open = (bytes: Buffer, secret = key) => through(bytes, opening(secret))

it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 700_000])('what was sealed is opened as it was: %i bytes', async (size) => {
  const plain = randomBytes(size)
  const sealed = await seal(plain)
  expect((await open(sealed)).equals(plain)).toBe(true)
  if (size > 100) expect(sealed.includes(plain.subarray(0, 50))).toBe(false)
})

it('another key opens nothing, and what was changed, cut off, added or put elsewhere is refused', async () => {
  const sealed = await seal(randomBytes(600_000))
  await expect(open(sealed, `${key}!`)).rejects.toThrow(/BACKUP_KEY is not the key/)
  for (const at of [17, 35, 40, 45, 300_000, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await expect(open(changed)).rejects.toThrow(/damaged/)
  }
  // The first frame begins behind 39 bytes of head; a frame is 256 KiB, its head 5 and its tag 16 bytes.
  const frame = 256 * 1024 + 21
  const [head, one, two, last] = [0, 39, 39 + frame, 39 + 2 * frame].map((from, at, all) =>
    sealed.subarray(from, all[at + 1]),
  )
  const parts = (...list: (Buffer | undefined)[]) => Buffer.concat(list.filter((part) => part !== undefined))
  expect(parts(head, one, two, last).equals(sealed)).toBe(true)
  const wrong = [parts(head, one, two), parts(head, one, last), parts(head, two, one, last), parts(sealed, last)]
  for (const bytes of [...wrong, sealed.subarray(0, -1)]) await expect(open(bytes)).rejects.toThrow(/damaged/)
  await expect(open(Buffer.from('something else that is long enough to be a head'))).rejects.toThrow(/not a backup/)
})
