import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { App } from '#server/context.ts'

type Key = Pick<App, 'config'>

/** A key for one purpose: whoever has the database alone can read nothing. */
export const keyFor = ({ config }: Key, purpose: string) =>
  createHmac('sha256', config.authSecret).update(`key:${purpose}`).digest()

/** Encrypts a secret that has to be read again, for the database. `whose` binds it to its row. */
export function seal(app: Key, secret: Uint8Array, whose: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(app, 'second factor'), iv).setAAD(Buffer.from(whose))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The secret, or null when it was sealed with another key, or for somebody else. */
export function unseal(app: Key, sealed: string, whose: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(app, 'second factor'), bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(whose)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  } catch {
    // The secret of the house was changed, or the row: then it cannot be read by anybody.
    return null
  }
}
