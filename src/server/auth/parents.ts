import { createHmac, timingSafeEqual } from 'node:crypto'
import { APIError, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { Logger } from 'pino'
import { z } from 'zod'
import { account, session, user, verification } from '#server/accounts/account.table.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { newId } from '#server/db/columns.ts'
import { limits } from '#shared/limits.ts'
import { browserRegion } from './browser-region.ts'
import type { Passwords } from './passwords.ts'
import { oidcProviders, socialProviders } from './providers.ts'

export type ParentAuth = {
  /** Answers one of better-auth's own calls, below /api/auth. */
  handle: (request: Request) => Promise<Response>
  /** Opens a new session for an account; gives its cookies. `headers` say where from. */
  openSession: (userId: string, headers: Headers) => Promise<string[]>
  /** The token in a cookie header's session cookie, if this server signed it. */
  sessionToken: (cookieHeader: string | undefined) => string | null
  /** Reads the providers' settings anew: one of them could not be reached when the server started. */
  again: () => void
}

/** Address of the sender, set by our own middleware from the socket; the browser cannot choose it. */
export const clientAddressHeader = 'x-client-ip'

const days = 24 * 60 * 60

type Parts = { db: Db; config: Config; log: Logger; passwords: Passwords }

/** Sign-in of parents by better-auth: passwords, sessions, cookies and outside providers. */
export function parentAuth(parts: Parts): ParentAuth {
  const auth = build(parts, [])
  const withProviders = () => build(parts, oidcProviders(parts.config))
  let outside = withProviders()
  const name = sessionCookie(parts.config)
  return {
    // Asking a provider for its addresses may take for ever; whoever has a password does not wait for that.
    handle: (request) => (isOutside(request) ? inTime(outside.handler(request)) : auth.handler(request)),
    openSession: async (userId, headers) => {
      const opened = await auth.api.openSession({ body: { userId }, headers, returnHeaders: true })
      return opened.headers.getSetCookie()
    },
    sessionToken: (header) => signedValue(cookieNamed(header, name), parts.config.authSecret),
    again: () => {
      outside = withProviders()
    },
  }
}

/** How long an outside provider may take, in milliseconds: twice that is less than a browser waits. */
const patience = 5_000

const isOutside = ({ url }: Request) => /^\/api\/auth\/(sign-in\/social|callback\/)/.test(new URL(url).pathname)

async function inTime(answering: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(Response.json({ code: 'PROVIDER_TOO_SLOW' }, { status: 503 })), patience)
  })
  return Promise.race([answering, late]).finally(() => clearTimeout(timer))
}

export const isSecure = (config: Pick<Config, 'publicUrl'>) => config.publicUrl?.startsWith('https:') ?? false

/** With https only this host may set the cookie, and only securely: the browser holds us to it. */
export const cookieName = (config: Pick<Config, 'publicUrl'>, what: string) =>
  `${isSecure(config) ? '__Host-' : ''}trellis.${what}`

const sessionCookie = (config: Config) => cookieName(config, 'session')

/** A door for our own ways in (link, code): not an address that anybody can call. */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const known = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
    if (!known) throw new APIError('UNAUTHORIZED')
    const opened = await ctx.context.internalAdapter.createSession(known.id)
    await setSessionCookie(ctx, { session: opened, user: known })
    return ctx.json({ id: opened.id })
  },
)

const build = ({ db, config, log, passwords }: Parts, providers: ReturnType<typeof oidcProviders>) =>
  betterAuth({
    appName: 'Trellis',
    baseURL: config.publicUrl ?? `http://localhost:${config.port}`,
    basePath: '/api/auth',
    secret: config.authSecret,
    telemetry: { enabled: false },
    logger: {
      disabled: config.logLevel === 'silent',
      level: 'error',
      log: (_level, message) => log.warn({ part: 'better-auth' }, message.slice(0, 300)),
    },
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMin,
      // Ours counts code points, better-auth UTF-16 units: the schema of the route has the last word.
      maxPasswordLength: limits.passwordMax * 2,
      password: { hash: passwords.hash, verify: ({ hash, password }) => passwords.matches(hash, password) },
    },
    // The longest life of a session; when it ends unused is ours to say (session-life.ts).
    session: { expiresIn: 30 * days, disableSessionRefresh: true },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: false, defaultValue: 'parent' },
        country: { type: 'string', input: false, required: false },
      },
    },
    // Linked by itself only where both sides have proven the address (better-auth's default, said here to stay).
    account: { accountLinking: { enabled: true, requireLocalEmailVerified: true } },
    socialProviders: socialProviders(config),
    onAPIError: { errorURL: `${config.publicUrl ?? ''}/login` },
    // Ours count in the database too, per account, recipient and address (http/rate-limit.ts).
    rateLimit: { enabled: false },
    // Origin is checked by our own middleware for every call (http/same-origin.ts).
    trustedOrigins: (request) => (request ? [request.headers.get('origin') ?? ''] : []),
    databaseHooks: {
      user: {
        create: {
          before: async (made, ctx) => {
            // An account that a provider vouches for without having checked the address would be anybody's.
            if (ctx?.path?.startsWith('/callback') && !made.emailVerified)
              throw new APIError('UNAUTHORIZED', {
                code: 'email_not_verified',
                message: 'The address is not verified.',
              })
            return { data: { ...made, country: browserRegion(ctx?.headers?.get('accept-language')) } }
          },
        },
      },
      // The provider says who somebody is; what else its tokens open is none of our business.
      account: {
        create: {
          before: async (made) => ({ data: { ...made, accessToken: null, refreshToken: null, idToken: null } }),
        },
        update: {
          before: async (change) => ({ data: { ...change, accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
    },
    plugins: [{ id: 'trellis', endpoints: { openSession } }, ...providers],
    advanced: {
      cookiePrefix: 'trellis',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(config), httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: sessionCookie(config) } },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: () => newId() },
    },
  })

/** The value of one cookie in the request's header. */
export function cookieNamed(header: string | undefined, name: string): string | null {
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
