import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { OpenDb } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { widerNetwork } from './client-address.ts'

const minutes = 60
const hours = 60 * minutes

/** How often each thing may be done: `points` times in `duration` seconds. The anchors are in reference/safety.md 3B. */
const rules = {
  /** Wrong passwords for one account from one address; a browser that has signed in before has a count of its own. */
  sign_in: { points: 5, duration: 15 * minutes },
  /** Wrong passwords for one account from wherever, but for browsers that have signed in before. */
  sign_in_all: { points: 20, duration: hours },
  sign_in_from: { points: 20, duration: 5 * minutes },
  sign_up_from: { points: 5, duration: hours },
  /** Emails and text messages to one recipient for one purpose: one a minute and five an hour; all to one recipient; and all
   * that one address asks for. */
  send_soon: { points: 1, duration: minutes },
  send: { points: 5, duration: hours },
  // More than strangers can use up for all purposes together, so that the owner's own browsers have some left.
  send_all: { points: 40, duration: hours },
  send_from: { points: 30, duration: 5 * minutes },
  /** Codes typed and links pressed. */
  code_from: { points: 30, duration: 5 * minutes },
  password_check: { points: 5, duration: 15 * minutes },
  /** Pairing codes typed: eight digits cannot be guessed, and a child may miss a few. */
  join_from: { points: 15, duration: 10 * minutes },
  /** Of one student in one browser: a child who reloads the page again and again still gets on. */
  pass: { points: 60, duration: 5 * minutes },
  // 20 replies a minute in safety.md; a reply is spoken in up to four sentences, each a call of its own.
  speech: { points: 80, duration: minutes },
  /** A child says something every few seconds at most. */
  hearing: { points: 30, duration: minutes },
  /** Saves of a board: one each 1.5 s while a child draws, and those that waited. */
  drawing: { points: 80, duration: minutes },
  /** More tries than a child writes; those that waited on a device come one after the other, and wait on when it is too fast. */
  handwriting: { points: 60, duration: minutes },
  board_read: { points: 20, duration: minutes },
  /** Row S-28. */
  photo: { points: 10, duration: hours },
  /** A visitor's lesson has three turns; a family may try it a few times. */
  demo_from: { points: 60, duration: 10 * minutes },
  /** A parent who tries what becomes of a child's words. */
  try_words: { points: 30, duration: 10 * minutes },
  avatar: { points: 10, duration: hours },
  /** An administrator may set up many tutors in one sitting. */
  tutor_avatar: { points: 60, duration: hours },
  /** Invitations of one family, to whomever. */
  guardian_invitation: { points: 10, duration: 24 * hours },
  /** What a parent writes to the administrators. */
  parent_message: { points: 30, duration: 10 * minutes },
  checkout: { points: 8, duration: 12 * hours },
  /** Asking the payment provider what is paid, and for its page: a browser asks a few times when it comes back from there. */
  billing: { points: 40, duration: 10 * minutes },
} as const

export type LimitName = keyof typeof rules

/** A rule that counts an address: of IPv6, all that share its /48 may together do so many times as much. */
export const widerBy = 10
const isByAddress = (name: LimitName) => name.endsWith('_from')

/** What one student may say; counted with the message itself (conversations/turn-store.ts). A day's is the parent's to set. */
const chat = { perMinute: 12 }

export type Limits = {
  chat: { perMinute: number }
  /** Counts one of something for somebody; refuses with `rate_limited` when there were too many. */
  spend: (name: LimitName, whose: string) => Promise<void>
  /** Forgets the count: the attempt was a good one. */
  forget: (name: LimitName, whose: string) => Promise<void>
  /** Takes one of the count back: this attempt was a good one, the others stay counted. */
  giveBack: (name: LimitName, whose: string) => Promise<void>
}

/** Counts in the database, so that several servers count together. Whose it is stays unreadable there. */
export function rateLimits(database: Pick<OpenDb, 'query'>): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiter = (name: LimitName, times = 1) => {
    const { points, duration } = rules[name]
    const keyPrefix = times === 1 ? name : `${name}_48`
    const known = limiters.get(keyPrefix) ?? sharedCount(database, { keyPrefix, points: points * times, duration })
    limiters.set(keyPrefix, known)
    return known
  }
  const consume = async (counting: RateLimiterPostgres, whose: string) => {
    try {
      await counting.consume(unreadableKey(whose))
    } catch (cause) {
      throw cause instanceof RateLimiterRes ? tooOften(cause.msBeforeNext) : cause
    }
  }
  return {
    chat,
    spend: async (name, whose) => {
      await consume(limiter(name), whose)
      const wider = isByAddress(name) ? widerNetwork(whose) : null
      if (wider) await consume(limiter(name, widerBy), wider)
    },
    forget: async (name, whose) => void (await limiter(name).delete(unreadableKey(whose))),
    giveBack: async (name, whose) => void (await limiter(name).reward(unreadableKey(whose))),
  }
}

type Rule = { keyPrefix: string; points: number; duration: number }

/** One count of the library's, in our table. */
export function sharedCount(database: Pick<OpenDb, 'query'>, rule: Rule): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values?: unknown[] }) => database.query(text, values),
    },
    storeType: 'client',
    tableName: 'call_limit',
    tableCreated: true,
    // The sweeper clears them (auth/sweep.ts): a timer of the library's would outlive tests.
    clearExpiredByTimeout: false,
    ...rule,
  })
}

/** Whose count it is, for the table and the memory: it tells neither an address nor a mailbox. */
export const unreadableKey = (whose: string) => createHash('sha256').update(whose).digest('base64url').slice(0, 22)

/** The refusal, with the seconds to wait. */
export function tooOften(ms: number): AppError {
  const seconds = Math.max(1, Math.ceil(ms / 1_000))
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
  return new AppError('rate_limited', `That was tried too often. Please wait ${wait} and try again.`, {
    retryAfter: seconds,
  })
}
