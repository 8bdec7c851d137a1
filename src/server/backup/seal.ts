import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'

// AES-256-GCM in frames, each with a nonce that says which one it is and whether it is the last: none can be changed, left
// out, put elsewhere or cut off unseen (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár).

const magic = Buffer.from('TRELLIS-BACKUP-1')
const saltSize = 16
const prefixSize = 7
const headSize = magic.length + saltSize + prefixSize
const tagSize = 16
const frameSize = 256 * 1024
const cipher = 'aes-256-gcm'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
/** Slow on purpose: the key may be a sentence of somebody's. */
const keyFrom = (secret: string, salt: Buffer) =>
  derive(secret, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 })

function nonceOf(prefix: Buffer, frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(frame, prefixSize)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

/** Seals what goes through it. */
export async function sealing(secret: string): Promise<Transform> {
  const salt = randomBytes(saltSize)
  const prefix = randomBytes(prefixSize)
  const key = await keyFrom(secret, salt)
  let frame = 0
  let rest = Buffer.alloc(0)
  const sealed = (bytes: Buffer, last: boolean) => {
    const one = createCipheriv(cipher, key, nonceOf(prefix, frame++, last))
    const head = Buffer.alloc(5)
    head.writeUInt8(last ? 1 : 0, 0)
    head.writeUInt32BE(bytes.length, 1)
    return Buffer.concat([head, one.update(bytes), one.final(), one.getAuthTag()])
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      for (; rest.length > frameSize; rest = rest.subarray(frameSize))
        this.push(sealed(rest.subarray(0, frameSize), false))
      done()
    },
    flush(done) {
      done(null, sealed(rest, true))
    },
  })
  stream.push(Buffer.concat([magic, salt, prefix]))
  return stream
}

const damaged = () => new Error('BACKUP_KEY is not the key of this backup, or the file is damaged.')

/** Opens what was sealed; fails at the first frame that is not as it was, and where the last one is missing. */
export function opening(secret: string): Transform {
  let rest = Buffer.alloc(0)
  let opened: { key: Buffer; prefix: Buffer } | null = null
  let frame = 0
  let isOver = false
  const begin = async () => {
    if (!rest.subarray(0, magic.length).equals(magic)) throw new Error('This file is not a backup of Trellis.')
    const salt = rest.subarray(magic.length, magic.length + saltSize)
    const prefix = Buffer.from(rest.subarray(magic.length + saltSize, headSize))
    opened = { key: await keyFrom(secret, salt), prefix }
    rest = rest.subarray(headSize)
  }
  /** The next whole frame; null when it has not all come yet. */
  const next = (): Buffer | null => {
    if (!opened || rest.length < 5) return null
    const length = rest.readUInt32BE(1)
    if (length > frameSize || isOver) throw damaged()
    if (rest.length < 5 + length + tagSize) return null
    isOver = rest.readUInt8(0) === 1
    const one = createDecipheriv(cipher, opened.key, nonceOf(opened.prefix, frame++, isOver))
    one.setAuthTag(rest.subarray(5 + length, 5 + length + tagSize))
    const plain = Buffer.concat([one.update(rest.subarray(5, 5 + length)), one.final()])
    rest = rest.subarray(5 + length + tagSize)
    return plain
  }
  const take = async (stream: Transform, chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    if (!opened && rest.length >= headSize) await begin()
    for (let plain = next(); plain; plain = next()) stream.push(plain)
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      take(this, chunk).then(
        () => done(),
        (error: Error) => done(/authenticate/.test(error.message) ? damaged() : error),
      )
    },
    flush(done) {
      done(isOver && rest.length === 0 ? null : damaged())
    },
  })
}
