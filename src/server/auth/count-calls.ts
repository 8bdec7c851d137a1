import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import type { App } from '#server/context.ts'
import type { AllCalls, Caller } from '#server/http/all-calls-limit.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { unreadableKey } from '#server/http/rate-limit.ts'
import { deviceToken } from './cookies.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by whoever looked a pass or a device up, or made one: the token, and the student it is for. */
    ofStudent: { token: string; studentId: string }
  }
}

type Needs = Pick<App, 'config' | 'auth' | 'log'>

/** So many tokens are remembered as good, and for so long before they must show it again. */
const remembered = { max: 50_000, ttl: 10 * 60_000 }

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/

/**
 * For every call below /api. Whoever shows a pass, a device or a session is counted as what it is: many children may sit
 * behind one address. A session's cookie is signed, so that nobody makes one up; a pass or a device is believed once it
 * was looked up by its route. Until then, and when it is none, its address is counted.
 */
export function countCalls(app: Needs, calls: AllCalls) {
  const students = new LRUCache<string, string>(remembered)
  const knownCaller = (c: Context): Caller | null => {
    const pass = bearer.exec(c.req.header('authorization') ?? '')?.[1]
    const ofPass = pass && students.get(unreadableKey(pass))
    if (ofPass) return { kind: 'learner', whose: ofPass }
    const session = app.auth.sessionToken(c.req.header('cookie'))
    if (session) return { kind: 'session', whose: session }
    const device = deviceToken(app, c)
    const ofDevice = device && students.get(unreadableKey(device))
    return ofDevice ? { kind: 'learner', whose: ofDevice } : null
  }
  return createMiddleware(async (c, next) => {
    const known = knownCaller(c)
    const counted = known ?? { kind: 'address' as const, whose: clientAddress(c, app.config.trustedProxies) }
    calls.spend(counted)
    await next()
    const proven = c.get('ofStudent')
    if (!proven) return
    students.set(unreadableKey(proven.token), proven.studentId)
    if (!known) calls.giveBack(counted)
  })
}

/** Says once, and plainly, that a proxy stands in front of which nobody was told: it makes everybody one address. */
export function warnOfProxy({ config, log }: Pick<App, 'config' | 'log'>) {
  let isSaid = config.trustedProxies > 0
  return createMiddleware(async (c, next) => {
    if (!isSaid && (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) !== undefined) {
      isSaid = true
      log.warn(
        { setting: 'TRUSTED_PROXIES' },
        'A PROXY STANDS BEFORE TRELLIS, AND TRUSTED_PROXIES IS 0: everybody who comes through it counts as one address, so that sign-ins of some are refused for what others do. Set TRUSTED_PROXIES to the number of your proxies. (If there is none, somebody sends this header to mislead; it is not believed.)',
      )
    }
    return next()
  })
}
