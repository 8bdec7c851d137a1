import { describe, expect, it } from 'vitest'
import { base32, codeAt, otpAddress, stepOfCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %d seconds', (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code)
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('may be one period old or early, and not two', () => {
    const code = codeAt(secret, at(3_000))
    expect([2_970, 3_000, 3_030].map((seconds) => stepOfCode(secret, code, at(seconds)))).toEqual([100, 100, 100])
    expect([2_930, 3_061].map((seconds) => stepOfCode(secret, code, at(seconds)))).toEqual([null, null])
    expect(['', '12345', `${code}0`, 'äöüäöü'].map((wrong) => stepOfCode(secret, wrong, at(3_000)))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a secret', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['foob', 'MZXW6YQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written %j', (text, written) => expect(base32(Buffer.from(text))).toBe(written))

  it('is told to the app together with whose it is', () => {
    expect(otpAddress(secret, 'ana+1@x.org')).toBe(
      'otpauth://totp/Trellis:ana%2B1%40x.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Trellis&digits=6&period=30',
    )
  })
})
