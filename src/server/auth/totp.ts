import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that one code lives, and its digits: what every authenticator app expects when nothing else is said. */
const period = 30
const digits = 6

/** How many periods a clock may go wrong: the one before, and the one after. */
const tolerance = [0, -1, 1]

/** The code of a moment counted in steps (RFC 4226). */
function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0')
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1_000 / period)

/** The code that an authenticator app shows now (RFC 6238). */
export const codeAt = (secret: Uint8Array, now: Date) => codeOfStep(secret, stepAt(now))

/** The step that a code belongs to, or null for a code of no moment near. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  for (const off of tolerance) {
    const step = stepAt(now) + off
    const wanted = Buffer.from(codeOfStep(secret, step))
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return step
  }
  return null
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As people type a secret (RFC 4648, without filling). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What an authenticator app reads from the picture. */
export function otpAddress(secret: Uint8Array, account: string): string {
  const issuer = 'Trellis'
  const values = new URLSearchParams({ secret: base32(secret), issuer, digits: String(digits), period: String(period) })
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${values}`
}
