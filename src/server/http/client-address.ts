import type { Context } from 'hono'

type NodeEnv = { incoming?: { socket?: { remoteAddress?: string | undefined } } } | undefined

/**
 * The address of whoever asks: the socket's, or behind N trusted proxies the Nth from the right of X-Forwarded-For. What
 * the sender wrote further left is not believed.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const env: NodeEnv = c.env
  const socket = env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return socket
  const chain = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return chain.at(-trustedProxies) ?? socket
}
