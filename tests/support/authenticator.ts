import { codeAt } from '#server/auth/totp.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app makes of a secret that was typed or read from a picture. */
export function readSecret(text: string): Buffer {
  const bits = [...text.replaceAll(/\s/g, '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What the app shows at a moment. */
export const appCode = (secret: string, at = new Date()) => codeAt(readSecret(secret), at)
