import { createHmac, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { newId } from '#server/db/columns.ts'
import { limits } from '#shared/limits.ts'
import { account, rateLimit, session, user, verification } from './account.table.ts'

export type ParentAuth = {
  /** Answers one of better-auth's own calls, below /api/auth. */
  handle: (request: Request) => Promise<Response>
  /** The token in the request's session cookie, if this server signed it. */
  sessionToken: (cookieHeader: string | undefined) => string | null
}

/** OWASP's first choice: argon2id, 19 MiB, 2 passes, 1 lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Address of the sender, set by our own middleware from the socket; the browser cannot choose it. */
export const clientAddressHeader = 'x-client-ip'

const days = 24 * 60 * 60

/** Sign-in of parents by better-auth, with passwords hashed two at a time so that a flood cannot starve lessons. */
export function parentAuth(app: { db: Db; config: Config; log: Logger; signInLimit?: boolean }): ParentAuth {
  const hashing = pLimit(2)
  const secure = app.config.publicUrl?.startsWith('https:') ?? false
  const auth = betterAuth({
    appName: 'Trellis',
    baseURL: app.config.publicUrl ?? `http://localhost:${app.config.port}`,
    basePath: '/api/auth',
    secret: app.config.authSecret,
    telemetry: { enabled: false },
    logger: {
      disabled: app.config.logLevel === 'silent',
      level: 'warn',
      log: (level, message) => app.log[level === 'error' ? 'error' : 'warn']({ part: 'better-auth' }, message),
    },
    database: drizzleAdapter(app.db, { provider: 'pg', schema: { user, session, account, verification, rateLimit } }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMin,
      // Ours counts code points, better-auth UTF-16 units: the schema of the route has the last word.
      maxPasswordLength: limits.passwordMax * 2,
      password: {
        hash: (password) => hashing(() => hash(password, argon2id)),
        verify: ({ hash: kept, password }) => hashing(() => verify(kept, password)),
      },
    },
    session: { expiresIn: 14 * days, updateAge: days },
    user: { additionalFields: { role: { type: 'string', input: false, required: false, defaultValue: 'parent' } } },
    rateLimit: {
      enabled: app.signInLimit ?? true,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: { '/sign-in/email': { window: 60, max: 20 }, '/sign-up/email': { window: 60, max: 20 } },
    },
    // Origin is checked by our own middleware for every call (http/same-origin.ts).
    trustedOrigins: (request) => (request ? [request.headers.get('origin') ?? ''] : []),
    advanced: {
      cookiePrefix: 'trellis',
      useSecureCookies: secure,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: () => newId() },
    },
  })
  const cookieName = `${secure ? '__Secure-' : ''}trellis.session_token`
  return {
    handle: (request) => auth.handler(request),
    sessionToken: (header) => signedValue(cookieNamed(header, cookieName), app.config.authSecret),
  }
}

function cookieNamed(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

/** better-auth signs cookies as `value.base64(HMAC-SHA256(value))`, percent-encoded. */
function signedValue(cookie: string | null, secret: string): string | null {
  if (!cookie || cookie.length > 1_000) return null
  const decoded = decodeOrNull(cookie)
  const dot = decoded?.lastIndexOf('.') ?? -1
  if (!decoded || dot < 1) return null
  const value = decoded.slice(0, dot)
  const given = Buffer.from(decoded.slice(dot + 1), 'base64')
  const wanted = createHmac('sha256', secret).update(value).digest()
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // A cookie that is not percent-encoded properly was not made here.
    return null
  }
}
