import type { Context } from 'hono'
import type { App } from '#server/context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { Challenge } from './challenges.ts'
import { knownBrowser } from './known-browser.ts'

type Needs = Pick<App, 'config' | 'db' | 'limits'>
type Purpose = Challenge['purpose']

/**
 * One email or message a minute and five an hour to one recipient for each purpose, and not too many from one address. A
 * browser in which the owner has signed in is counted apart: what strangers ask for does not keep the owner waiting.
 */
export async function spendSending(app: Needs, c: Context, purpose: Purpose, recipient: string): Promise<void> {
  const whose = await counted(app, c, purpose, recipient)
  await app.limits.spend('send_from', clientAddress(c, app.config.trustedProxies))
  await app.limits.spend('send_soon', whose)
  await app.limits.spend('send', whose)
  await app.limits.spend('send_all', recipient)
}

/** The email came and was used: whoever needs another one need not wait a minute for it. */
export async function forgetSending(app: Needs, c: Context, purpose: Purpose, recipient: string): Promise<void> {
  await app.limits.forget('send_soon', await counted(app, c, purpose, recipient))
}

async function counted(app: Needs, c: Context, purpose: Purpose, recipient: string): Promise<string> {
  const known = await knownBrowser(app, c, recipient)
  return known ? `${purpose} ${recipient} known ${known}` : `${purpose} ${recipient}`
}
