import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#server/context.ts'

type Needs = Pick<App, 'config'>

/** Ends one conversation and nothing else, without a pass: for the beacon of a page that closes. */
export const endToken = (app: Needs, conversationId: string) =>
  createHmac('sha256', app.config.authSecret).update(`end conversation ${conversationId}`).digest('base64url')

export function isEndToken(app: Needs, conversationId: string, given: string): boolean {
  const wanted = Buffer.from(endToken(app, conversationId))
  const offered = Buffer.from(given)
  return offered.length === wanted.length && timingSafeEqual(offered, wanted)
}
