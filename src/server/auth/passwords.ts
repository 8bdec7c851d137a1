import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { AppError } from '#server/errors.ts'

type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's first choice: argon2id, 19 MiB, 2 passes, 1 lane. */
const owasp: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More waiting than this, and a sign-in would take longer than a person waits: about 3 s of work on two cores. */
const longestQueue = 64

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** True when the password is the kept one. Without a kept one it takes as long, and is false. */
  matches: (kept: string | null, password: string) => Promise<boolean>
}

/** Hashes two at a time, so that a flood of sign-ins cannot starve lessons; who comes when the queue is full is told to wait. */
export function passwordHashing(argon2id: HashCost = owasp): Passwords {
  const queue = pLimit(2)
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= longestQueue)
      throw new AppError('unavailable', 'Many people are signing in right now. Please try again in a moment.', {
        retryAfter: 3,
      })
    return queue(work)
  }
  let nobodys: Promise<string> | undefined
  return {
    hash: async (password) => inTurn(() => hash(password, argon2id)),
    matches: async (kept, password) => {
      nobodys ??= hash('nobody has this password', argon2id)
      const against = kept ?? (await nobodys)
      return (await inTurn(() => verify(against, password))) && kept !== null
    },
  }
}

let common: Promise<ReadonlySet<string>> | undefined

const listed = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((one) => String(one).toLowerCase())),
  )
  return common
}

/**
 * Refuses what is guessed first: one of the 49,000 most used passwords (zxcvbn's list), also with digits or signs
 * around it, one sign or sequence repeated, or the address or name of the account itself.
 */
export async function refuseCommon(
  password: string,
  about: { email: string; full_name?: string | undefined },
): Promise<void> {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const list = await listed()
  const own = [about.email, about.email.split('@')[0] ?? '', about.full_name ?? ''].map((one) => one.toLowerCase())
  const isCommon =
    list.has(plain) ||
    list.has(core) ||
    /^(.{1,4})\1+.{0,3}$/u.test(plain) ||
    isSequence(plain) ||
    own.some((one) => one.length >= 3 && (plain === one || core === one))
  if (isCommon)
    throw new AppError(
      'validation_failed',
      'This password is one of the first that somebody would guess. Choose another.',
      {
        fields: { password: 'too_common' },
      },
    )
}

/** True for `abcdefghij` and `9876543210`: every sign follows the one before in the same direction. */
function isSequence(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step))
}
